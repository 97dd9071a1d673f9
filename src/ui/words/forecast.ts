import type { Foreseen } from '../../engine/forecast.ts';
import { ownOf } from '../../engine/own.ts';
import { bracketed, screenWords, signs } from '../../words/index.ts';
import type { Speech } from './sentences.ts';

/** One line of a forecast as a sentence with its rule. */
export function forecastText(line: Foreseen, { words, say }: Speech): string {
  const sentence = ownOf(words.forecast, line.code)?.(line, say) ?? `${say.name(line.code)}${signs().stop}`;
  return sentence + bracketed(line.rule);
}

/** A forecast in line mode: its assumption, then a line for each thing that will happen. */
export function forecastTexts(lines: readonly Foreseen[], speech: Speech): string[] {
  if (lines.length === 0) return [screenWords().forecastEmpty];
  return [screenWords().forecastSupposes, ...lines.map((line) => `  ${forecastText(line, speech)}`)];
}
