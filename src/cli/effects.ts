/** Options that are given and change nothing: each is a warning, because whoever wrote it expects something of it. */
import { FORMAT_NAMES, type Format, formatRow } from '../diagram.js';
import * as messages from './messages.js';
import { type DiffFormat, reportFormatOf } from './targets.js';

type Row = ReturnType<typeof formatRow>;

/** Options of drawing that only some formats use. A flag is in `given` by its value alone. */
const USED_BY: readonly { readonly name: string; readonly isUsed: (row: Row) => boolean }[] = [
  { name: 'scale', isUsed: ({ hasPixels }) => hasPixels === true },
  { name: 'font', isUsed: ({ takesFonts }) => takesFonts === true },
  { name: 'tags', isUsed: ({ tells }) => tells === true },
  { name: 'icons', isUsed: ({ hasIcons }) => hasIcons === true },
  { name: 'theme', isUsed: ({ needs }) => needs === 'layout' },
  { name: 'layout', isUsed: ({ needs }) => needs !== 'presentation' },
  { name: 'layout-from', isUsed: ({ needs }) => needs !== 'presentation' },
];

/** Options of drawing that mean nothing for a graph file that is compared. */
const OF_DRAWING = [...USED_BY.map(({ name }) => name), 'title', 'modules', 'changes', 'annotate'];

interface Given {
  readonly given: ReadonlySet<string>;
  readonly planner?: string;
  readonly fetch?: boolean;
  readonly drift?: boolean;
  readonly pages?: boolean;
  readonly focus?: string;
}

/**
 * Returns the warnings of a command.
 * @param formats those that are written; of `check`, none for a graph file
 */
export function withoutEffect(options: Given, formats: readonly DiffFormat[]): readonly string[] {
  return [...ofFormats(options, formats), ...ofOthers(options)];
}

function ofFormats({ given, drift, pages }: Given, formats: readonly DiffFormat[]): string[] {
  if (formats.length === 0) {
    const flags = [...(drift === true ? ['drift'] : []), ...(pages === true ? ['pages'] : [])];
    const names = [...OF_DRAWING.filter((name) => given.has(name)), ...flags].map((name) => `--${name}`);
    return names.length === 0 ? [] : [messages.noEffectOnGraph(names)];
  }
  return USED_BY.flatMap(({ name, isUsed }) => {
    const uses = (format: DiffFormat): boolean =>
      reportFormatOf(format) === null && isUsed(formatRow(format as Format));
    if (!given.has(name) || formats.some(uses)) return [];
    return [messages.noEffect(`--${name}`, formats, FORMAT_NAMES.filter(uses))];
  });
}

function ofOthers({ given, planner, fetch, focus }: Given): string[] {
  return [
    ...(focus === 'all' && given.has('hops') ? [messages.noEffectWithout('--hops', '--focus changed')] : []),
    ...(planner === 'static' && given.has('timeout') ? [messages.noEffectWith('--timeout', '--planner static')] : []),
    ...(fetch === false && given.has('private-host') ? [messages.noEffectWith('--private-host', '--no-fetch')] : []),
  ];
}
