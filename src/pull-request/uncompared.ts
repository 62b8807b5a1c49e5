/** What was not compared, and why: the first words of a comment, so that nobody takes silence for "no change". */
import { code, markdown } from '../text/markdown.js';
import { ADDRESS_LENGTH_MAX, FAULTS_LISTED_MAX, UNCOMPARED_LISTED_MAX, WARNING_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Absent, Diagram } from './model.js';

export interface Uncompared {
  readonly diagrams: readonly Diagram[];
  readonly absent?: Absent | undefined;
  /** Reasons that belong to no diagram. */
  readonly uncompared?: readonly string[] | undefined;
}

/** Diagrams that should have been compared, by the reason why they were not. */
export function reasonsOf(diagrams: readonly Diagram[]): ReadonlyMap<string, readonly Diagram[]> {
  const reasons = new Map<string, Diagram[]>();
  for (const diagram of diagrams) {
    if (diagram.notCompared === undefined) continue;
    const { reason } = diagram.notCompared;
    reasons.set(reason, [...(reasons.get(reason) ?? []), diagram]);
  }
  return reasons;
}

/** True only where nothing that should have been compared is missing: only then "unchanged" may be said. */
export const isWhole = ({ diagrams, absent, uncompared = [] }: Uncompared): boolean =>
  uncompared.length === 0 &&
  (absent?.missing ?? []).length === 0 &&
  diagrams.every(({ notCompared }) => notCompared === undefined);

/** True where all was compared, and nothing differs: a comparison that did not happen is no "unchanged". */
export const isUnchanged = (made: Uncompared): boolean =>
  isWhole(made) && made.diagrams.every(({ changed }) => !changed) && (made.absent?.deleted ?? []).length === 0;

/** Markdown; empty where all was compared. Each reason and each fault once. */
export function uncomparedLines({ diagrams, uncompared = [] }: Uncompared): string {
  const ofRun = uncompared.map((reason) => `${messages.notComparedLine('', inLine(reason))}\n\n`);
  const ofDiagrams = [...reasonsOf(diagrams)].map(([reason, given]) => {
    // The heading of a single diagram says which one it is.
    const paths = diagrams.length === 1 ? '' : listed(given.map(({ path }) => path));
    const faults = [...new Set(given.flatMap(({ notCompared }) => notCompared!.faults))];
    return `${messages.notComparedLine(paths, inLine(reason))}\n\n${list(faults)}`;
  });
  return [...ofRun, ...ofDiagrams].join('');
}

const inLine = (text: string): string => markdown(text, WARNING_LENGTH_MAX);

function list(faults: readonly string[]): string {
  if (faults.length === 0) return '';
  const items = faults.slice(0, FAULTS_LISTED_MAX).map((text) => `- ${inLine(text)}`);
  const more = faults.length - items.length;
  return `${[...items, ...(more > 0 ? [`- ${messages.rowsMore(more)}`] : [])].join('\n')}\n\n`;
}

function listed(paths: readonly string[]): string {
  const some = paths.slice(0, UNCOMPARED_LISTED_MAX).map((path) => code(path, ADDRESS_LENGTH_MAX));
  const more = paths.length - some.length;
  return [...some, ...(more > 0 ? [messages.pathsMore(more)] : [])].join(', ');
}
