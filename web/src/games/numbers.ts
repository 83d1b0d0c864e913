/** Whole numbers in tables; a text gets the number itself. */

/** With a true minus. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Points won or lost, with their sign. */
export function gain(value: number): string {
  return value > 0 ? `+${value}` : minus(value);
}
