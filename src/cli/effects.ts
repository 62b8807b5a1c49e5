/** Warns about options without effect. Example: `--scale has no effect on svg; png uses it`. */
import { FORMAT_NAMES, type Format, formatRow } from '../diagram.js';
import * as messages from './messages.js';
import { type DiffFormat, reportFormatOf } from './targets.js';

type FormatRow = ReturnType<typeof formatRow>;

/** Drawing options that only some formats use. */
const USED_BY: readonly { readonly name: string; readonly isUsed: (row: FormatRow) => boolean }[] = [
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

/** The options that this file examines. A command has some of them. */
interface ExaminedOptions {
  /** Names of options that were given a value. Flags are not among them. */
  readonly given: ReadonlySet<string>;
  readonly planner?: string;
  readonly fetch?: boolean;
  readonly drift?: boolean;
  readonly pages?: boolean;
  readonly focus?: string;
}

/**
 * Returns one warning for each option without effect.
 * @param formats formats that are written; empty if `check` compares a graph file
 */
export function ineffectiveOptions(options: ExaminedOptions, formats: readonly DiffFormat[]): readonly string[] {
  return [
    ...(formats.length === 0 ? unusedByGraph(options) : unusedByFormats(options, formats)),
    ...unusedBesideOthers(options),
  ];
}

function unusedByGraph({ given, drift, pages }: ExaminedOptions): string[] {
  const flags = [...(drift === true ? ['drift'] : []), ...(pages === true ? ['pages'] : [])];
  const names = [...OF_DRAWING.filter((name) => given.has(name)), ...flags].map((name) => `--${name}`);
  return names.length === 0 ? [] : [messages.noEffectOnGraph(names)];
}

function unusedByFormats({ given }: ExaminedOptions, formats: readonly DiffFormat[]): string[] {
  return USED_BY.flatMap(({ name, isUsed }) => {
    const uses = (format: DiffFormat): boolean =>
      reportFormatOf(format) === null && isUsed(formatRow(format as Format));
    if (!given.has(name) || formats.some(uses)) return [];
    return [messages.noEffect(`--${name}`, formats, FORMAT_NAMES.filter(uses))];
  });
}

function unusedBesideOthers({ given, planner, fetch, focus }: ExaminedOptions): string[] {
  return [
    ...(focus === 'all' && given.has('hops') ? [messages.noEffectWithout('--hops', '--focus changed')] : []),
    ...(planner === 'static' && given.has('timeout') ? [messages.noEffectWith('--timeout', '--planner static')] : []),
    ...(fetch === false && given.has('private-host') ? [messages.noEffectWith('--private-host', '--no-fetch')] : []),
  ];
}
