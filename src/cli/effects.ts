/** Warns about options without effect, because the user expects an effect. */
import { FORMAT_NAMES, type Format, formatRow } from '../diagram.js';
import * as messages from './messages.js';
import { type DiffFormat, reportFormatOf } from './targets.js';

type Row = ReturnType<typeof formatRow>;

/** Drawing options that only some formats use. `given` lists options with a value, so flags are passed separately. */
const USED_BY: readonly { readonly name: string; readonly isUsed: (row: Row) => boolean }[] = [
  { name: 'scale', isUsed: ({ hasPixels }) => hasPixels === true },
  { name: 'font', isUsed: ({ usesFallbackFonts }) => usesFallbackFonts === true },
  { name: 'tags', isUsed: ({ showsProvenance }) => showsProvenance === true },
  { name: 'icons', isUsed: ({ hasIcons }) => hasIcons === true },
  { name: 'theme', isUsed: ({ needs }) => needs === 'layout' },
  { name: 'layout', isUsed: ({ needs }) => needs !== 'presentation' },
  { name: 'layout-from', isUsed: ({ needs }) => needs !== 'presentation' },
];

/** Drawing options without effect on the check of a graph file. */
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
 * Returns the warnings about options without effect.
 * @param formats formats that are written; empty if `check` compares a graph file
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
