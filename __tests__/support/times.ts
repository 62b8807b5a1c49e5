/** A list of `count` things. */
export const times = <T>(count: number, thing: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => thing(n));
