/** `--detail` and `--explain`: how much is drawn, and why it is what it is. */

import { DETAILS, type Detail, type Entry, type Ledger } from '../diagram.js';
import { Misuse } from '../errors.js';
import { directionsEscaped } from '../graph/directions.js';
import type { Io } from '../io/io.js';
import * as sharedMessages from '../messages.js';
import { harmless } from '../text/printable.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';

export function parseDetail(text = 'normal'): Detail {
  const detail = DETAILS.find((name) => name === text);
  if (detail === undefined) throw new Misuse(messages.unknownDetail(text), { remedy: messages.DETAIL_REMEDY });
  return detail;
}

export type Explanation = 'text' | 'json';

/**
 * Null where nothing is to be explained.
 * @param takesStdout whether something else is written there
 */
export function parseExplanation(option: string | true | undefined, takesStdout: boolean): Explanation | null {
  if (option === undefined) return null;
  if (option !== true && option !== 'text' && option !== 'json') {
    throw new Misuse(messages.unknownExplanation(option), { remedy: messages.EXPLANATION_REMEDY });
  }
  if (takesStdout) {
    throw new Misuse(messages.EXPLANATION_TAKES_STDOUT, { remedy: messages.EXPLANATION_TAKES_STDOUT_REMEDY });
  }
  return option === 'json' ? 'json' : 'text';
}

/** Prints the ledger; of a graph file there is none. */
export async function explain(
  ledger: Ledger | null,
  explanation: Explanation | null,
  io: Io,
  progress: Progress,
): Promise<void> {
  if (explanation === null) return;
  if (ledger === null) progress.warn(messages.NOTHING_TO_EXPLAIN);
  else await io.stdout(harmless(explanation === 'json' ? ledgerAsJson(ledger) : ledgerAsText(ledger)));
}

export function ledgerAsJson({ entries, implied, references, summary }: Ledger): string {
  const fates = references.map(({ why, ...reference }) => ({
    ...reference,
    arrow: why === null,
    ...(why !== null && { rule: sharedMessages.NO_ARROW[why] }),
  }));
  return `${directionsEscaped(JSON.stringify({ summary, resources: entries, implied, references: fates }, null, 2))}\n`;
}

/** A line a resource, bucket first, so that `grep ^hidden` finds what is not there. */
export function ledgerAsText({ entries, implied, summary }: Ledger): string {
  const lines = [
    messages.explained(summary),
    '',
    ...entries.map((entry) => line(entry.bucket, entry.origin, reasonsOf(entry))),
    ...implied.map(({ address, proof }) => line('implied', address, [messages.provedBy(proof)])),
  ];
  return `${lines.join('\n')}\n`;
}

const BUCKET_WIDTH = 'implied '.length;

const line = (bucket: string, address: string, reasons: readonly string[]): string =>
  `${bucket.padEnd(BUCKET_WIDTH)}${address}${reasons.length === 0 ? '' : `: ${reasons.join(', ')}`}`;

function reasonsOf(entry: Entry): string[] {
  if (entry.bucket === 'hidden') return [entry.rule];
  const own = entry.bucket === 'folded' ? entry.into : entry.address;
  const folded = entry.bucket === 'folded' ? [messages.WHY_FOLDED[entry.kind](entry.into)] : [];
  return entry.node === own ? folded : [...folded, messages.drawnAs(entry.node)];
}
