/**
 * A point of time as a clock shows it, with its day where that is another than today.
 * @param at milliseconds since 1970
 * @param now the present, in milliseconds since 1970
 */
export function clockText(at: number, now: number): string {
  const time = new Date(at);
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const clock = `${two(time.getHours())}:${two(time.getMinutes())}`;
  if (time.toDateString() === new Date(now).toDateString()) return clock;
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ${clock}`;
}
