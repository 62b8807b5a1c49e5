/** The tools `graph`, `explain` and `diff`: their long lists, filtered and in pages. */

import type { Difference } from '../../differences.js';
import { escapeDirectionMarks } from '../../graph/direction-marks.js';
import { serialiseGraph, toGraphFormat } from '../../graph/format.js';
import { contentOf } from '../../graph/questions/network.js';
import type { Explanation } from '../../options.js';
import type { Io } from '../../platform/io.js';
import { diff } from '../compare/diff.js';
import { explain } from '../explain.js';
import { ANSWER_BYTES_MAX, LISTING_BYTES_MAX } from '../limits.js';
import type { Parsed } from '../options.js';
import { createProgress } from '../progress.js';
import { type Inputs, paged, sideOf } from './answers.js';
import type { SourceMemory, SourceRead } from './memory.js';
import * as messages from './messages.js';
import { type PageEntry, pageOf } from './pages.js';
import type { Structured } from './tool.js';

/** Writes the whole graph as a graph file to stdout. */
export const writeGraph = ({ result }: SourceRead, io: Io): Promise<void> => io.stdout(serialiseGraph(result.graph));

/**
 * Writes the graph, or the part of it in a box, as a valid graph file per page. A note has the cursor of the next page.
 */
export async function writeGraphPage(source: SourceRead, inputs: Inputs, io: Io): Promise<void> {
  const { network, result } = source;
  const { inside } = inputs as { readonly inside?: string };
  const keys = inside === undefined ? null : addressesIn(source, inside);
  const entries = [...toGraphFormat(result.graph)]
    .filter(([address]) => keys === null || keys.has(address))
    .map(([address, targets]): PageEntry => ({ data: targets, line: address }));
  const page = pageOf(entries, { inputs, question: `graph ${inside}`, used: 0, bytesMax: LISTING_BYTES_MAX });
  if (page.entries.length === network.subjects.length) return writeGraph(source, io);
  const part = Object.fromEntries(page.entries.map(({ line, data }) => [line, data]));
  await io.stdout(`${escapeDirectionMarks(JSON.stringify(part, null, 2))}\n`);
  noteNext(page, io);
}

const noteNext = ({ next, total }: { readonly next?: string; readonly total: number }, io: Io): void => {
  if (next !== undefined) io.stderr(`${messages.nextPageOf(total, next)}\n`);
};

function addressesIn({ network }: SourceRead, inside: string): ReadonlySet<string> {
  const numbers = sideOf(network, 'inside', inside).addresses.flatMap((box) =>
    contentOf(network, network.numbers.get(box)!),
  );
  return new Set(numbers.map((number) => network.subjects[number]!.address));
}

/** Writes the explanation: as text in pages, of one resource if requested; as JSON completely. */
export async function writeExplanation(source: SourceRead, format: Explanation, inputs: Inputs, io: Io): Promise<void> {
  const { network, result } = source;
  const { address } = inputs as { readonly address?: string };
  if (format === 'json' || result.ledger === null) {
    return explain(result, format, io, createProgress(io, {}));
  }
  const output: string[] = [];
  const world = { ...io, stdout: async (content: string | Uint8Array) => void output.push(String(content)) };
  await explain(result, format, world, createProgress(io, {}));
  const names = address === undefined ? null : [address, ...namesOf(source, address)];
  const lines = output.join('').trimEnd().split('\n');
  const entries = lines
    .filter((line) => names === null || names.some((name) => mentions(line, name)))
    .map((line): PageEntry => ({ data: '', line }));
  const question = `explain ${address} ${network.subjects.length}`;
  const page = pageOf(entries, { inputs, question, used: 0, bytesMax: LISTING_BYTES_MAX });
  await io.stdout(`${page.entries.map(({ line }) => line).join('\n')}\n`);
  noteNext(page, io);
}

/**
 * Returns the addresses to look for in the explanation: of the nodes that the text names or, if it names a resource that
 * is part of a node, of that resource, in both notations.
 */
function namesOf({ network }: SourceRead, text: string): readonly string[] {
  const { addresses, part } = sideOf(network, 'address', text);
  const resource = part === undefined ? undefined : network.parts.get(part);
  return resource === undefined ? addresses : [resource.address, resource.origin];
}

/** True if a line has the address as a whole: `aws_vpc.a`, not in `aws_vpc.ab` or `module.x.aws_vpc.a`. */
function mentions(line: string, address: string): boolean {
  for (let start = line.indexOf(address); start !== -1; start = line.indexOf(address, start + 1)) {
    const [before, after] = [line.charAt(start - 1), line.charAt(start + address.length)];
    if (!/[\w.-]/.test(before) && !/[\w[-]/.test(after)) return true;
  }
  return false;
}

// ---- The tool `diff`: the output of the command, with the change report as data.

type Report = Difference['report'];

/**
 * Runs the command. Its text is replaced by a page of the changes if it is too long for one answer, or if a page is
 * requested; other formats are passed on as they are.
 */
export async function answerDiff(
  options: Parsed<'diff'>,
  positionals: readonly string[],
  inputs: Inputs,
  { io, memory }: { readonly io: Io; readonly memory: SourceMemory },
): Promise<Structured> {
  // A call for the next page finds the report in the memory, and compares nothing.
  const key = `diff ${JSON.stringify([options, positionals])}`;
  const { report, text } = await memory.keep(key, io, (recordingIo) => runDiff(options, positionals, recordingIo));
  const { lines, structured } = changesOf(report, inputs);
  const isText = options.format === null || options.format.includes('text');
  const isPage = inputs.limit !== undefined || inputs.cursor !== undefined || text.length > ANSWER_BYTES_MAX / 2;
  await io.stdout(isText && isPage ? `${lines.join('\n')}\n` : text);
  return { structured };
}

/** Runs the command, and returns its output and the change report. */
async function runDiff(options: Parsed<'diff'>, positionals: readonly string[], io: Io) {
  const output: Uint8Array[] = [];
  const world: Io = { ...io, stdout: async (content) => void output.push(Buffer.from(content as Uint8Array)) };
  let report: Report | null = null;
  await diff(options, positionals, world, (difference) => {
    report = difference.report;
  });
  return { report: report!, text: Buffer.concat(output) };
}

function changesOf(report: Report, inputs: Inputs) {
  const { version, sentence, counts } = report;
  const data = { version, sentence, counts };
  return paged(entriesOf(report), { inputs, heading: messages.CHANGES, lines: [sentence], data, list: 'changes' });
}

/** Returns the entries of all lists of a report. */
function entriesOf({ nodes, edges, exposure = [], rights = [], touched = [] }: Report): readonly PageEntry[] {
  return [
    ...nodes.map((node) => entry('nodes', node, messages.changedNode(node))),
    ...edges.map((edge) => entry('edges', edge, messages.changedEdge(edge))),
    ...exposure.map((change) => entry('exposure', change, messages.changedExposure(change))),
    ...rights.map((change) => entry('rights', change, messages.changedRights(change))),
    ...touched.map((resource) => entry('touched', resource, messages.touchedResource(resource))),
  ];
}

const entry = (list: string, data: object, line: string): PageEntry => ({ data: { list, ...data }, line });
