/**
 * `--explain`: prints the ledger, which has one entry for each resource (drawn, folded or hidden) and one for each
 * arrow, with the evidence. A line of the text:
 *
 *     drawn   aws_instance.web: in aws_subnet.a (subnet_id, main.tf:12)
 */

import { connectionsOf, type Entry, type Ledger, type Proof, type ReadResult } from '../diagram.js';
import { Misuse } from '../errors.js';
import { escapeDirectionMarks } from '../graph/direction-marks.js';
import type { GraphEdge } from '../graph/model.js';
import * as sharedMessages from '../messages.js';
import type { Explanation } from '../options.js';
import type { Io } from '../platform/io.js';
import { harmless } from '../platform/text/printable.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';

/**
 * Refuses `--explain` if stdout is already in use.
 * @param explanation format of the explanation; null without the option
 * @param takesStdout true if other output goes to stdout
 * @throws Misuse for two outputs on stdout
 */
export function checkExplanation(explanation: Explanation | null, takesStdout: boolean): void {
  if (explanation === null || !takesStdout) return;
  throw new Misuse(messages.EXPLANATION_TAKES_STDOUT, { remedy: messages.EXPLANATION_TAKES_STDOUT_REMEDY });
}

/**
 * Prints the ledger to stdout. A graph file has none, which is a warning.
 * @param explanation format of the explanation; null prints nothing
 */
export async function explain(
  { ledger, graph }: ReadResult,
  explanation: Explanation | null,
  io: Io,
  progress: Progress,
): Promise<void> {
  if (explanation === null) return;
  if (ledger === null) {
    progress.warn(messages.NOTHING_TO_EXPLAIN);
    return;
  }
  const lines = connectionsOf(graph);
  const text = explanation === 'json' ? ledgerAsJson(ledger, lines, graph.edges) : ledgerAsText(ledger, lines);
  await io.stdout(harmless(text));
}

/** The ends of resources that are drawn as edges, by address. */
type DrawnLines = ReadonlyMap<string, Pick<GraphEdge, 'from' | 'to'>>;

const NO_LINES: DrawnLines = new Map();

// ---- JSON.

/** Format and version of the JSON. Within a major version, members are added but never changed or removed. */
const FORMAT = { format: 'groundplan-explanation', version: '1.0' } as const;

/**
 * Returns the ledger as JSON, as docs/explanation-1.0.schema.json specifies.
 * @param lines nodes that are drawn as an edge between two others, such as a VPC peering
 * @param edges edges of the graph, to mark those that carry no requests
 */
export function ledgerAsJson(
  { entries, absent, implied, arrows, references, summary }: Ledger,
  lines: DrawnLines = NO_LINES,
  edges: ReadResult['graph']['edges'] = [],
): string {
  const thin = new Set(edges.flatMap((edge) => (edge.thin === true ? [`${edge.from} ${edge.to}`] : [])));
  const resources = entries.map((entry) =>
    entry.bucket === 'hidden'
      ? entry
      : { ...entry, ...lineBetween(entry, lines), evidence: entry.evidence.map(proofAsJson) },
  );
  const drawnArrows = arrows.map(({ from, to, evidence }) => ({
    from,
    to,
    ...(thin.has(`${from} ${to}`) && { thin: true }),
    evidence: evidence.map(proofAsJson),
  }));
  const judgedReferences = references.map(({ why, from, to, path }) => ({
    from,
    to,
    ...(path !== undefined && { attribute: path }),
    arrow: why === null,
    ...(why !== null && { rule: sharedMessages.NO_EDGE[why] }),
  }));
  const document = {
    ...FORMAT,
    summary,
    resources,
    absent,
    implied,
    arrows: drawnArrows,
    references: judgedReferences,
  };
  return `${escapeDirectionMarks(JSON.stringify(document, null, 2))}\n`;
}

/** Returns the two ends of an entry that is drawn as an edge; no member for any other entry. */
function lineBetween(entry: Entry, lines: DrawnLines): { readonly line?: readonly [string, string] } {
  const line = entry.bucket === 'drawn' ? lines.get(entry.node) : undefined;
  return line === undefined ? {} : { line: [line.from, line.to] };
}

const proofAsJson = ({ rule, isFact, by, path, at }: Proof) => ({
  rule: sharedMessages.RULES[rule],
  fact: isFact,
  by,
  ...(path !== undefined && { attribute: path }),
  ...(at !== undefined && { at }),
});

// ---- Text.

/**
 * Returns one line per resource, absent block and edge, bucket first: `grep -E '^(hidden|absent)'` lists those not
 * drawn. Addresses can be pasted into a Terraform command.
 * @param lines as in `ledgerAsJson`
 */
export function ledgerAsText(ledger: Ledger, lines: DrawnLines = NO_LINES): string {
  const toTerraform = terraformNotation(ledger);
  const { entries, absent, implied, arrows, summary } = withAddresses(ledger, toTerraform);
  const linesByNode = new Map(
    [...lines].map(([node, { from, to }]) => [toTerraform(node), { from: toTerraform(from), to: toTerraform(to) }]),
  );
  const blocks = absent.filter(({ at }) => at !== undefined).length;
  const textLines = [
    messages.explained(summary, blocks, absent.length - blocks),
    '',
    ...entries.map((entry) => textLine(entry.bucket, entry.origin, reasonsOf(entry, linesByNode))),
    ...absent.map(({ address, reason, at }) => textLine('absent', address, [messages.absentBecause(reason, at)])),
    ...implied.map(({ address, proof }) => textLine('implied', address, [messages.provedBy(proof)])),
    ...arrows.map(({ from, to, evidence }) => textLine('arrow', messages.arrow(from, to), because(evidence, from))),
  ];
  return `${textLines.join('\n')}\n`;
}

/**
 * Returns a function that turns the address of a node into Terraform's notation: `aws_sqs_queue.-u00f6-` becomes
 * `aws_sqs_queue.ö`. The suffix of a replica (`~2`) stays. Other text is returned unchanged.
 */
function terraformNotation({ entries }: Ledger): (address: string) => string {
  const origins = new Map(entries.map(({ address, origin }) => [address, origin]));
  return (address) => {
    const exact = origins.get(address);
    if (exact !== undefined) return exact;
    const replica = /~\d+$/.exec(address)?.[0] ?? '';
    const origin = origins.get(address.slice(0, address.length - replica.length));
    return origin === undefined ? address : origin + replica;
  };
}

/** Returns the ledger with all addresses in Terraform's notation. */
function withAddresses(ledger: Ledger, toTerraform: (address: string) => string): Ledger {
  const proofs = (evidence: readonly Proof[]) => evidence.map((proof) => ({ ...proof, by: toTerraform(proof.by) }));
  const entries = ledger.entries.map((entry): Entry => {
    const address = toTerraform(entry.address);
    if (entry.bucket === 'hidden') return { ...entry, address };
    const shared = { address, node: toTerraform(entry.node), evidence: proofs(entry.evidence) };
    if (entry.bucket === 'folded') return { ...entry, ...shared, into: toTerraform(entry.into) };
    return { ...entry, ...shared, in: entry.in.map(toTerraform) };
  });
  return {
    ...ledger,
    entries,
    implied: ledger.implied.map(({ address, proof }) => ({ address, proof: toTerraform(proof) })),
    arrows: ledger.arrows.map(({ from, to, evidence }) => ({
      from: toTerraform(from),
      to: toTerraform(to),
      evidence: proofs(evidence),
    })),
  };
}

/** Width of the first column, whose longest word is `implied`. */
const BUCKET_WIDTH = 'implied '.length;

const textLine = (bucket: string, address: string, reasons: readonly string[]): string =>
  `${bucket.padEnd(BUCKET_WIDTH)}${address}${reasons.length === 0 ? '' : `: ${reasons.join(', ')}`}`;

/**
 * Returns the reasons for an entry: its container or the resource that it is part of, then its node if that has another
 * address.
 */
function reasonsOf(entry: Entry, lines: DrawnLines): string[] {
  if (entry.bucket === 'hidden') return [entry.rule];
  const ends = lineBetween(entry, lines).line;
  if (ends !== undefined) return [messages.lineBetween(...ends)];
  const { address, evidence, node } = entry;
  if (entry.bucket === 'folded') {
    const statement = messages.WHY_FOLDED[entry.kind](entry.into);
    return [withEvidence(statement, because(evidence, address, entry.into)), ...drawnAs(node, entry.into)];
  }
  const container = entry.in.length === 0 ? [] : [withEvidence(messages.drawnIn(entry.in), because(evidence, address))];
  return [...container, ...drawnAs(node, address)];
}

const withEvidence = (statement: string, evidence: readonly string[]): string =>
  [statement, ...evidence.map((text) => `(${text})`)].join(' ');

/** Returns the address of the node, unless it is the expected one. */
const drawnAs = (node: string, expected: string): string[] => (node === expected ? [] : [messages.drawnAs(node)]);

/** Rules that are not named beside the attribute, because the attribute (`subnet_id`) says enough. */
const PLAIN_RULES: ReadonlySet<Proof['rule']> = new Set(['reference', 'referrer', 'link']);

/**
 * Returns the strongest evidence, which is the first, and the number of further items, as one text; empty without
 * evidence.
 * @param self resource whose attributes need no address
 * @param host resource whose attributes become `its <attribute>`
 */
function because(evidence: readonly Proof[], self: string, host?: string): string[] {
  const [strongest, ...weaker] = evidence;
  if (strongest === undefined) return [];
  const { rule, isFact, by, path, at } = strongest;
  const attribute = sharedMessages.attributeOf(by === self ? 'self' : by === host ? 'host' : by, path);
  const words = attribute !== '' && PLAIN_RULES.has(rule) ? '' : sharedMessages.RULES[rule];
  const statement = [attribute, words].filter((text) => text !== '').join(': ');
  return [messages.because([statement, ...(at === undefined ? [] : [at])], isFact, weaker.length)];
}
