import type { DiagramElement, Line } from './picture.js';

/** What it goes by, and the values of each thing, by number. */
export interface Filter {
  readonly name: string;
  readonly of: readonly (readonly string[])[];
}

/** A module call that an address goes through, with its index, whose text may hold anything. */
const MODULE = /module\.([\w-]+)(?:\[(?:"(?:[^"\\]|\\.)*"|\d+)\])?\./y;

function modulesOf(id: string): readonly string[] {
  const names: string[] = [];
  MODULE.lastIndex = 0;
  for (let found = MODULE.exec(id); found; found = MODULE.exec(id)) names.push(found[1]!);
  return names.map((_, at) => names.slice(0, at + 1).join('.'));
}

/** Of each thing the modules that it is in, the outermost first. */
export const byModule = (things: readonly Pick<DiagramElement, 'id'>[], name: string): Filter => ({
  name,
  of: things.map(({ id }) => modulesOf(id)),
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
