import { describe, expect, it } from 'vitest';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { games } from '../../src/games/index.ts';
import { Voice } from '../../src/ui/voice.ts';
import { expectationsOf } from '../games/expectations.ts';
import { TestTerminal } from './terminal.ts';
import { around, sessionFor } from './test-session.ts';

/** The words of a text, regardless of line breaks and of what is between the words. */
const folded = (text: string): string => text.replaceAll(/[\s]+/g, ' ').trim();

describe('the text of the option under the cursor is whole at 80x24', () => {
  it.each(games.map((entry) => [entry.id, entry] as const))(
    '%s',
    async (_, entry) => {
      const game = await entry.load();
      const players = Math.max(2, entry.seats.from);
      const names = Array.from({ length: players }, (_each, seat) => (seat === 0 ? 'Ann' : `Bot ${seat}*`));
      const session = await sessionFor(game, around(...names), { bots: 'random' });
      const terminal = new TestTerminal(session, { columns: 80, rows: 24 });
      await terminal.settled();
      const voice = new Voice(session, glyphsFor(false, { LANG: 'en_GB.UTF-8', TERM: 'xterm-256color' }));
      const cut: string[] = [];
      let seen = 0;
      for (let keys = 0; keys < 60 && !session.table.over; keys += 1) {
        const { asked } = session;
        const question = asked?.posed ?? null;
        const isList =
          question !== null &&
          Array.isArray(question.options) &&
          /^ ▸/mu.test(terminal.text) &&
          !terminal.text.includes('y confirms');
        if (asked !== null && question !== null && isList) {
          for (
            let downs = 0;
            downs < Math.min(6, (question.options as readonly unknown[]).length);
            downs += 1
          ) {
            const row = terminal.rows.find((each) => each.startsWith(' ▸')) ?? '';
            const value = (question.options as readonly (string | number | boolean)[]).find((each) =>
              row.slice(3).trim().startsWith(voice.option(question, each)),
            );
            if (value !== undefined) {
              const screen = folded(terminal.text);
              // A card's text is shown by its parts, any other text in one sentence.
              const { cost, effect, lasts } = voice.optionText(value) ?? { effect: voice.note(value) ?? '' };
              const told = voice.effects(asked.about(value).effects);
              const isOwnText = voice.optionText(value) !== undefined && told === voice.note(value);
              const changes = isOwnText ? '' : told;
              const texts = [changes, cost ?? '', effect, lasts ?? ''];
              for (const text of texts) {
                seen += 1;
                if (!screen.includes(folded(text))) cut.push(`${question.ask} ${value}: ${text}`);
              }
            }
            await terminal.press('down');
          }
        }
        if (/ _ +from \d+ to/.test(terminal.text)) await terminal.press('right');
        await terminal.press(terminal.text.includes('y goes through') ? 'y' : 'enter');
      }
      expect(seen).toBeGreaterThanOrEqual((await expectationsOf(game.id)).fewest.optionTexts);
      expect(cut).toEqual([]);
      await terminal.close();
    },
    60_000,
  );
});
