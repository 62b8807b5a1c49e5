import type { Line, Thing } from './picture.js';

/** What it goes by, and the values of each thing, by number. */
export interface Filter {
  readonly name: string;
  readonly of: readonly (readonly string[])[];
}

/** The outermost module call that an address begins with. */
const MODULE = /^module\.([^.[]+)/;

export const byModule = (things: readonly Pick<Thing, 'id'>[], name: string): Filter => ({
  name,
  of: things.map(({ id }) => MODULE.exec(id)?.slice(1) ?? []),
});

/** Each once, in the order of their characters. */
export const valuesOf = ({ of }: Filter): readonly string[] => [...new Set(of.flat())].sort();

/** Things that have every value that is asked for, and the lines between them. @param asked by filter; empty for all */
export function matching(
  filters: readonly Filter[],
  asked: readonly string[],
  lines: readonly Pick<Line, 'from' | 'to'>[],
) {
  const [first] = filters;
  const things = new Set(
    first?.of.flatMap((_, at) =>
      filters.every(({ of }, number) => asked[number] === '' || of[at]!.includes(asked[number]!)) ? [at] : [],
    ),
  );
  return {
    things,
    lines: lines.flatMap(({ from, to }, at) => (things.has(from) && things.has(to) ? [at] : [])),
  };
}
