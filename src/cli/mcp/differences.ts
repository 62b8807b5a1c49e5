/** The tool `diff`: the output of the command, with the change report as data. */

import type { Difference } from '../../differences.js';
import type { Io } from '../../platform/io.js';
import { diff } from '../compare/diff.js';
import { ANSWER_BYTES_MAX } from '../limits.js';
import type { Parsed } from '../options.js';
import { type Inputs, paged } from './answers.js';
import * as messages from './messages.js';
import type { PageEntry } from './pages.js';
import type { Structured } from './tool.js';

type Report = Difference['report'];

/**
 * Runs the command. Its text is replaced by a page of the changes if it is too long for one answer, or if a page is
 * requested; other formats are passed on as they are.
 */
export async function answerDiff(
  options: Parsed<'diff'>,
  positionals: readonly string[],
  inputs: Inputs,
  io: Io,
): Promise<Structured> {
  const output: Uint8Array[] = [];
  const world: Io = { ...io, stdout: async (content) => void output.push(Buffer.from(content as Uint8Array)) };
  let report: Report | null = null;
  await diff(options, positionals, world, (difference) => {
    report = difference.report;
  });
  const { lines, structured } = answerOf(report!, inputs);
  const text = Buffer.concat(output);
  const isText = options.format === null || options.format.includes('text');
  const isPage = inputs.limit !== undefined || inputs.cursor !== undefined || text.length > ANSWER_BYTES_MAX / 2;
  await io.stdout(isText && isPage ? `${lines.join('\n')}\n` : text);
  return { structured };
}

function answerOf(report: Report, inputs: Inputs) {
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
