/**
 * A duration in its largest unit: `14 min`, `2 days`. Unlike a time of day, it is the same in every time zone.
 * @param milliseconds 0 or more
 */
export function durationText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}

/** How long ago something was: `14 min ago`, `just now`. */
export function agoText(milliseconds: number): string {
  return milliseconds < 60_000 ? durationText(milliseconds) : `${durationText(milliseconds)} ago`;
}
