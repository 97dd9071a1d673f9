/** A figure with its sign: `+3`, `0`, `-2`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
