/**
 * Failed comparisons. They are listed with their reasons at the top of a comment, so that a failed comparison is not
 * mistaken for "no change".
 */
import { code, markdown } from '../platform/text/markdown.js';
import { ADDRESS_LENGTH_MAX, FAULTS_LISTED_MAX, UNCOMPARED_LISTED_MAX, WARNING_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Absent, Diagram } from './model.js';

/** The part of a run's result that shows if every comparison succeeded. */
export interface ComparisonResult {
  readonly diagrams: readonly Diagram[];
  /** Roots without a diagram. */
  readonly absent?: Absent | undefined;
  /** Reasons that apply to no particular diagram. */
  readonly uncompared?: readonly string[] | undefined;
}

/** Groups diagrams by the reason why their comparison failed; diagrams without a reason are left out. */
export function reasonsOf(diagrams: readonly Diagram[]): ReadonlyMap<string, readonly Diagram[]> {
  const reasons = new Map<string, Diagram[]>();
  for (const diagram of diagrams) {
    if (diagram.notCompared === undefined) continue;
    const { reason } = diagram.notCompared;
    reasons.set(reason, [...(reasons.get(reason) ?? []), diagram]);
  }
  return reasons;
}

/** True if no required comparison is missing. Only then may a comment say "unchanged". */
export const isWhole = ({ diagrams, absent, uncompared = [] }: ComparisonResult): boolean =>
  uncompared.length === 0 &&
  (absent?.missing ?? []).length === 0 &&
  diagrams.every(({ notCompared }) => notCompared === undefined);

/** True if everything was compared and nothing differs. A failed comparison never counts as unchanged. */
export const isUnchanged = (result: ComparisonResult): boolean =>
  isWhole(result) && result.diagrams.every(({ changed }) => !changed) && (result.absent?.deleted ?? []).length === 0;

/**
 * Returns Markdown with each reason once, followed by its first parse errors (at most `FAULTS_LISTED_MAX`, each once).
 * Empty if everything was compared.
 */
export function uncomparedLines({ diagrams, uncompared = [] }: ComparisonResult): string {
  const linesOfRun = uncompared.map((reason) => `${messages.notComparedLine('', inLine(reason))}\n\n`);
  const linesOfDiagrams = [...reasonsOf(diagrams)].map(([reason, affected]) => {
    // The heading already names a single diagram.
    const paths = diagrams.length === 1 ? '' : shortPathList(affected.map(({ path }) => path));
    const parseErrors = [...new Set(affected.flatMap(({ notCompared }) => notCompared!.faults))];
    return `${messages.notComparedLine(paths, inLine(reason))}\n\n${parseErrorList(parseErrors)}`;
  });
  return [...linesOfRun, ...linesOfDiagrams].join('');
}

/** Escapes and shortens a text for one line. */
const inLine = (text: string): string => markdown(text, WARNING_LENGTH_MAX);

function parseErrorList(parseErrors: readonly string[]): string {
  if (parseErrors.length === 0) return '';
  const items = parseErrors.slice(0, FAULTS_LISTED_MAX).map((text) => `- ${inLine(text)}`);
  const hidden = parseErrors.length - items.length;
  return `${[...items, ...(hidden > 0 ? [`- ${messages.rowsMore(hidden)}`] : [])].join('\n')}\n\n`;
}

/** Returns the first paths as code, and `3 more` for the others. */
function shortPathList(paths: readonly string[]): string {
  const shown = paths.slice(0, UNCOMPARED_LISTED_MAX).map((path) => code(path, ADDRESS_LENGTH_MAX));
  const hidden = paths.length - shown.length;
  return [...shown, ...(hidden > 0 ? [messages.pathsMore(hidden)] : [])].join(', ');
}
