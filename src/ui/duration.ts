import { screenWords } from '../words/index.ts';

/**
 * A duration in its largest unit: `14 min`, `2 days`. Unlike a time of day, it is the same in every time zone.
 * @param milliseconds 0 or more
 */
export function durationText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const { lasted } = screenWords();
  if (minutes < 1) return lasted.justNow;
  if (minutes < 60) return lasted.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return lasted.hours(hours);
  return lasted.days(Math.floor(hours / 24));
}

/** How long ago something was: `14 min ago`, `just now`. */
export function agoText(milliseconds: number): string {
  const lasted = durationText(milliseconds);
  return milliseconds < 60_000 ? lasted : screenWords().lasted.ago(lasted);
}
