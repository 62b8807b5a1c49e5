/** The filters of the page, by module and by tag. */
import type { DiagramElement, Line } from './scene.js';

/** A filter by `name`, and its values per element index. */
export interface Filter {
  readonly name: string;
  readonly of: readonly (readonly string[])[];
}

/** Matches a module call in an address, with its index, whose text may contain any character. */
const MODULE = /module\.([\w-]+)(?:\[(?:"(?:[^"\\]|\\.)*"|\d+)\])?\./y;

function modulesOf(id: string): readonly string[] {
  const names: string[] = [];
  MODULE.lastIndex = 0;
  for (let match = MODULE.exec(id); match; match = MODULE.exec(id)) names.push(match[1]!);
  return names.map((_, at) => names.slice(0, at + 1).join('.'));
}

/**
 * Returns a filter by module. The values of an element are all modules it is in, the outermost first: `network`,
 * `network.subnets`.
 */
export const byModule = (elements: readonly Pick<DiagramElement, 'id'>[], name: string): Filter => ({
  name,
  of: elements.map(({ id }) => modulesOf(id)),
});

/** Returns the distinct values of a filter, sorted. */
export const valuesOf = ({ of }: Filter): readonly string[] => [...new Set(of.flat())].sort();

/**
 * Returns the elements that have every requested value, and the lines between them.
 * @param chosenValues value per filter; empty for any value
 */
export function findMatching(
  filters: readonly Filter[],
  chosenValues: readonly string[],
  lines: readonly Pick<Line, 'from' | 'to'>[],
) {
  const [first] = filters;
  const elements = new Set(
    first?.of.flatMap((_, at) =>
      filters.every(({ of }, number) => chosenValues[number] === '' || of[at]!.includes(chosenValues[number]!))
        ? [at]
        : [],
    ),
  );
  return {
    elements,
    lines: lines.flatMap(({ from, to }, at) => (elements.has(from) && elements.has(to) ? [at] : [])),
  };
}
