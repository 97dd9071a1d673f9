import { loadLanguage } from '../games/index.ts';
import { languageOfLocale } from '../words/languages.ts';
import { changeReader, currentReader, servingReader } from '../words/reader.ts';
import type { Person } from './records.ts';

/**
 * Does something for a person in their language: that of their settings, else that of their client's locale, else that
 * of the server.
 */
export async function servingPerson<T>(
  person: Person | undefined,
  environment: NodeJS.ProcessEnv,
  act: () => Promise<T>,
): Promise<T> {
  const reader = currentReader();
  const language = person?.settings.language ?? languageOfLocale(environment) ?? reader.language;
  const isAmbiguousWide = person?.settings.ambiguousWide ?? reader.isAmbiguousWide;
  await loadLanguage(language);
  return await servingReader({ language, isAmbiguousWide }, act);
}

/** Changes to the language and the terminal settings that a person has just chosen; what they have not chosen stays. */
export async function speakAsChosen({ settings }: Person): Promise<void> {
  const { language, ambiguousWide } = settings;
  if (ambiguousWide !== undefined) changeReader({ isAmbiguousWide: ambiguousWide });
  if (language === undefined) return;
  await loadLanguage(language);
  changeReader({ language });
}
