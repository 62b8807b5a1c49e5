/** `--explain`: why the picture is what it is. */

import type { Entry, Ledger } from '../diagram.js';
import { Misuse } from '../errors.js';
import { directionsEscaped } from '../graph/directions.js';
import type { Io } from '../io/io.js';
import * as sharedMessages from '../messages.js';
import type { Explanation } from '../options.js';
import { harmless } from '../text/printable.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';

/** @param takesStdout whether something else is written there @throws Misuse where two things are */
export function checkExplanation(explanation: Explanation | null, takesStdout: boolean): void {
  if (explanation === null || !takesStdout) return;
  throw new Misuse(messages.EXPLANATION_TAKES_STDOUT, { remedy: messages.EXPLANATION_TAKES_STDOUT_REMEDY });
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
  const fates = references.map(({ why, from, to, path }) => ({
    from,
    to,
    ...(path !== undefined && { attribute: path }),
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
