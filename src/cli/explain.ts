/** Prints the reasons behind a diagram (`--explain`). */

import { type Entry, type Ledger, type LinesOf, linesOf, type Proof, type ReadResult } from '../diagram.js';
import { Misuse } from '../errors.js';
import { directionsEscaped } from '../graph/directions.js';
import * as sharedMessages from '../messages.js';
import type { Explanation } from '../options.js';
import type { Io } from '../platform/io.js';
import { harmless } from '../platform/text/printable.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';

/**
 * Rejects `--explain` if stdout is already in use.
 * @param takesStdout true if other output goes to stdout
 * @throws Misuse for two outputs on stdout
 */
export function checkExplanation(explanation: Explanation | null, takesStdout: boolean): void {
  if (explanation === null || !takesStdout) return;
  throw new Misuse(messages.EXPLANATION_TAKES_STDOUT, { remedy: messages.EXPLANATION_TAKES_STDOUT_REMEDY });
}

/** Prints the ledger. A graph file has none. */
export async function explain(
  { ledger, graph }: ReadResult,
  explanation: Explanation | null,
  io: Io,
  progress: Progress,
): Promise<void> {
  if (explanation === null) return;
  if (ledger === null) progress.warn(messages.NOTHING_TO_EXPLAIN);
  else if (explanation === 'json') await io.stdout(harmless(ledgerAsJson(ledger, await linesOf(graph), graph.edges)));
  else await io.stdout(harmless(ledgerAsText(ledger, await linesOf(graph))));
}

const NO_LINES: LinesOf = new Map();

/**
 * Returns the ledger as JSON.
 * @param lines nodes that are drawn as an edge between two others
 * @param edges edges of the graph, to mark those that carry no requests
 */
export function ledgerAsJson(
  { entries, absent, implied, arrows, references, summary }: Ledger,
  lines: LinesOf = NO_LINES,
  edges: ReadResult['graph']['edges'] = [],
): string {
  const thin = new Set(edges.flatMap((edge) => (edge.thin === true ? [`${edge.from} ${edge.to}`] : [])));
  const resources = entries.map((entry) =>
    entry.bucket === 'hidden'
      ? entry
      : { ...entry, ...lineBetween(entry, lines), evidence: entry.evidence.map(asJson) },
  );
  const drawn = arrows.map(({ from, to, evidence }) => ({
    ...{ from, to },
    ...(thin.has(`${from} ${to}`) && { thin: true }),
    evidence: evidence.map(asJson),
  }));
  const outcomes = references.map(({ why, from, to, path }) => ({
    from,
    to,
    ...(path !== undefined && { attribute: path }),
    arrow: why === null,
    ...(why !== null && { rule: sharedMessages.NO_ARROW[why] }),
  }));
  return `${directionsEscaped(JSON.stringify({ summary, resources, absent, implied, arrows: drawn, references: outcomes }, null, 2))}\n`;
}

function lineBetween(entry: Entry, lines: LinesOf): { readonly line?: readonly [string, string] } {
  const line = entry.bucket === 'drawn' ? lines.get(entry.node) : undefined;
  return line === undefined ? {} : { line: [line.from, line.to] };
}

const asJson = ({ rule, isFact, by, path, at }: Proof) => ({
  rule: sharedMessages.RULES[rule],
  fact: isFact,
  by,
  ...(path !== undefined && { attribute: path }),
  ...(at !== undefined && { at }),
});

/**
 * Returns one line per resource, absent block and edge, bucket first: `grep -E '^(hidden|absent)'` lists those not
 * drawn.
 */
export function ledgerAsText(ledger: Ledger, lines: LinesOf = NO_LINES): string {
  const written = writtenIn(ledger);
  const { entries, absent, implied, arrows, summary } = withAddresses(ledger, written);
  const between = new Map(
    [...lines].map(([node, { from, to }]) => [written(node), { from: written(from), to: written(to) }]),
  );
  const blocks = absent.filter(({ at }) => at !== undefined).length;
  const told = [
    messages.explained(summary, blocks, absent.length - blocks),
    '',
    ...entries.map((entry) => line(entry.bucket, entry.origin, reasonsOf(entry, between))),
    ...absent.map(({ address, reason, at }) => line('absent', address, [messages.absentBecause(reason, at)])),
    ...implied.map(({ address, proof }) => line('implied', address, [messages.provedBy(proof)])),
    ...arrows.map(({ from, to, evidence }) => line('arrow', messages.arrow(from, to), because(evidence, from))),
  ];
  return `${told.join('\n')}\n`;
}

/**
 * Returns a function that turns the address of a resource or its replica into Terraform's notation. Other text is
 * returned unchanged.
 */
function writtenIn({ entries }: Ledger): (address: string) => string {
  const origins = new Map(entries.map(({ address, origin }) => [address, origin]));
  return (address) => {
    const copy = /~\d+$/.exec(address)?.[0] ?? '';
    const origin = origins.get(address) ?? origins.get(address.slice(0, address.length - copy.length));
    return origin === undefined ? address : origins.has(address) ? origin : `${origin}${copy}`;
  };
}

/** Returns the ledger with addresses that can be pasted into a Terraform command. */
function withAddresses(ledger: Ledger, written: (address: string) => string): Ledger {
  const proofs = (evidence: readonly Proof[]) => evidence.map((proof) => ({ ...proof, by: written(proof.by) }));
  const entries = ledger.entries.map((entry): Entry => {
    const address = written(entry.address);
    if (entry.bucket === 'hidden') return { ...entry, address };
    const drawn = { address, node: written(entry.node), evidence: proofs(entry.evidence) };
    if (entry.bucket === 'folded') return { ...entry, ...drawn, into: written(entry.into) };
    return { ...entry, ...drawn, in: entry.in.map(written) };
  });
  return {
    ...ledger,
    entries,
    implied: ledger.implied.map(({ address, proof }) => ({ address, proof: written(proof) })),
    arrows: ledger.arrows.map(({ from, to, evidence }) => ({
      ...{ from: written(from), to: written(to) },
      evidence: proofs(evidence),
    })),
  };
}

const BUCKET_WIDTH = 'implied '.length;

const line = (bucket: string, address: string, reasons: readonly string[]): string =>
  `${bucket.padEnd(BUCKET_WIDTH)}${address}${reasons.length === 0 ? '' : `: ${reasons.join(', ')}`}`;

function reasonsOf(entry: Entry, lines: LinesOf): string[] {
  if (entry.bucket === 'hidden') return [entry.rule];
  const between = lineBetween(entry, lines).line;
  if (between !== undefined) return [messages.lineBetween(...between)];
  const { address, evidence, node } = entry;
  const own = entry.bucket === 'folded' ? entry.into : address;
  const drawn = node === own ? [] : [messages.drawnAs(node)];
  const said = entry.bucket === 'folded' ? [messages.WHY_FOLDED[entry.kind](entry.into)] : drawnIn(entry.in);
  if (said.length === 0) return drawn;
  const host = entry.bucket === 'folded' ? entry.into : undefined;
  return [[...said, ...because(evidence, address, host).map((text) => `(${text})`)].join(' '), ...drawn];
}

const drawnIn = (containers: readonly string[]): string[] =>
  containers.length === 0 ? [] : [messages.drawnIn(containers)];

/** Rules whose attribute alone is evidence enough. */
const PLAIN: ReadonlySet<Proof['rule']> = new Set(['reference', 'referrer', 'link']);

/**
 * Returns the strongest evidence and the number of further items.
 * @param self resource whose attributes need no address; neither do those of `host`
 */
function because(evidence: readonly Proof[], self: string, host?: string): string[] {
  const [first, ...more] = evidence;
  if (first === undefined) return [];
  const { rule, isFact, by, path, at } = first;
  const where = sharedMessages.attributeOf(by === self ? 'self' : by === host ? 'host' : by, path);
  const words = where !== '' && PLAIN.has(rule) ? [] : [sharedMessages.RULES[rule]];
  const said = [where, ...words].filter((text) => text !== '').join(': ');
  return [
    messages.because(
      [said, at].filter((text) => text !== undefined),
      isFact,
      more.length,
    ),
  ];
}
