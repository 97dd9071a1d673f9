import { ownOf } from '../engine/own.ts';
import { loadLanguage } from '../games/index.ts';
import type { HotSeat, SeatLanguage } from '../table/session.ts';
import { loadBoard } from '../ui/load-board.ts';
import type { Language } from '../words/languages.ts';
import { speaking } from '../words/reader.ts';
import { keepSetting } from './learned.ts';
import { readSettings } from './settings-file.ts';

/** Languages of people, by their names. */
export type LanguagesByName = Readonly<Record<string, Language>>;

/** Saves people's languages, so that a resumed match speaks them, too. */
export async function keepLanguages(languages: LanguagesByName): Promise<void> {
  for (const [name, language] of Object.entries(languages)) await keepSetting(['languages', name], language);
}

/**
 * Where several people share the keyboard, speaks to each in a language of their own.
 * @param named the languages that the command line names; others come from the settings
 */
export async function speakToSeats(session: HotSeat, named: LanguagesByName = {}): Promise<void> {
  const { sitters, game, setting } = session.table;
  const people = sitters.filter(({ bot }) => bot === undefined);
  if (people.length < 2) return;
  const chosen = { ...(await readSettings()).languages, ...named };
  const seats = people.flatMap(({ seat, name }) => {
    const language = ownOf(chosen, name);
    return language === undefined ? [] : [{ seat, language }];
  });
  const told = new Map<Language, SeatLanguage>();
  for (const language of new Set(seats.map((each) => each.language))) {
    await loadLanguage(language);
    await speaking(language, () => loadBoard(game.id));
    told.set(language, { language, words: await game.words(setting.components, language) });
  }
  session.speakTo(
    new Map(
      seats.flatMap(({ seat, language }) => {
        const own = told.get(language);
        return own === undefined ? [] : [[seat, own] as const];
      }),
    ),
  );
}
