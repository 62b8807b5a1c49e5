/** Returns the end of a match at `start`, or `start` if there is none. The pattern must be sticky. */
export function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}
