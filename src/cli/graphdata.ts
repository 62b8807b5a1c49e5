/** `groundplan graphdata`: writes the graph as JSON, lists the resource types, or both. */
import { graphRequestOf } from '../diagram.js';
import { Misuse } from '../errors.js';
import { serialiseGraph } from '../graph/format.js';
import type { Io } from '../platform/io.js';
import { harmless } from '../platform/text/printable.js';
import { checkExplanation, explain } from './explain.js';
import * as messages from './messages.js';
import type { Parsed } from './options.js';
import { checkWritable, STDOUT, writeOutput } from './output.js';
import { createProgress } from './progress.js';
import { run } from './run.js';
import { isStdout } from './targets.js';

const DEFAULT_OUTFILE = 'architecture.json';

/**
 * Runs the command.
 * @throws Misuse for two outputs on stdout; otherwise the errors of the stages
 */
export async function graphdata(options: Parsed<'graphdata'>, io: Io): Promise<void> {
  const { show_services: isListing, explain: explanation } = options;
  const outfile = outfileOf(options);
  if (isListing && outfile === STDOUT) {
    throw new Misuse(messages.STDOUT_TAKEN, { remedy: messages.STDOUT_TAKEN_REMEDY });
  }
  checkExplanation(explanation, isListing || outfile === STDOUT);
  if (outfile !== null) await checkWritable(outfile, io);
  const progress = createProgress(io, options);
  try {
    const { result } = await run(options, graphRequestOf(options), io, progress);
    if (outfile !== null) await writeOutput(outfile, serialiseGraph(result.graph), io, progress);
    await explain(result, explanation, io, progress);
    if (isListing) await io.stdout(harmless(listServices(result.services)));
  } finally {
    progress.done();
  }
}

/** Returns the path of the graph file, `-` for stdout; null if only the resource types are listed. */
function outfileOf({ outfile, show_services: isListing }: Parsed<'graphdata'>): string | null {
  if (outfile === null) return isListing ? null : DEFAULT_OUTFILE;
  return isStdout(outfile) ? STDOUT : outfile;
}

/** Returns one line per type: `aws_instance 3`. */
const listServices = (services: ReadonlyMap<string, number>): string =>
  [...services].map(([type, count]) => `${type} ${count}\n`).join('');
