import { type RuleSection, ruleStanding } from '../ui/words/rule-section.ts';

/** A rule for other programs. */
export function ruleData(game: string, section: RuleSection): object {
  const { id, heading, text } = section;
  return { game, id, heading, standing: ruleStanding(section) ?? null, text };
}
