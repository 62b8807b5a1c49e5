import { dirname, sep } from 'node:path';
import type { ReadResult } from '../diagram.js';
import { External, Misuse } from '../errors.js';
import { countResources } from '../graph/counts.js';
import type { Graph } from '../graph/model.js';
import * as sharedMessages from '../messages.js';
import type { Io, PathKind } from '../platform/io.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';
import { STDOUT } from './targets.js';

/**
 * Rejects a directory as output file. `--outfile docs` and `docs/` would otherwise become `docs.svg` and `docs/.svg`.
 * @returns the kind of file at the path
 * @throws Misuse for a directory or an empty path
 */
export async function checkNotDirectory(path: string, io: Io): Promise<PathKind> {
  // An unset variable in a script gives an empty path, which would become `.svg`.
  if (path === '') throw new Misuse(messages.optionEmpty('--outfile'), { remedy: messages.OPTION_EMPTY_REMEDY });
  const kind = await io.kindOf(path).catch((cause: unknown) => unwritable(path, cause));
  if (kind === 'directory' || path.endsWith('/') || path.endsWith(sep)) {
    throw new Misuse(messages.outfileIsDirectory(path), { remedy: messages.OUTFILE_IS_DIRECTORY_REMEDY });
  }
  return kind;
}

/**
 * Checks early that the file can be written, before any work is done.
 * @param remedy remedy for a name that does not come from `--outfile`
 * @throws Misuse if the path is a directory, its folder is missing, or either is not writable
 */
export async function checkWritable(path: string, io: Io, remedy?: string): Promise<void> {
  if (path === STDOUT) return;
  await checkNotDirectory(path, io);
  const folder = dirname(path);
  // The working directory and a root exist.
  if (folder !== '.' && folder !== dirname(folder)) {
    const kind = await io.kindOf(folder).catch((cause: unknown) => unwritable(path, cause, remedy));
    if (kind !== 'directory') {
      throw new Misuse(messages.outfileFolderMissing(path), { remedy: messages.OUTFILE_REMEDY });
    }
  }
  await io.checkWritable?.(path).catch((cause: unknown) => unwritable(path, cause, remedy));
}

/**
 * Writes a file, or stdout for `-`, and reports it.
 * @param remedy remedy for a name that does not come from `--outfile`
 * @throws Misuse with the system's error code; External for a full disk and similar failures
 */
export async function writeOutput(
  path: string,
  content: string | Uint8Array,
  io: Io,
  progress: Progress,
  remedy?: string,
): Promise<void> {
  if (path === STDOUT) return io.stdout(content);
  await io.writeFile(path, content).catch((cause: unknown) => unwritable(path, cause, remedy));
  progress.say(messages.wrote(path));
}

/**
 * Always throws.
 * @throws Misuse with the system's error code; External for a full disk and similar failures
 */
export function unwritable(path: string, cause: unknown, remedy = sharedMessages.FILE_UNWRITABLE_REMEDY): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  const trouble = sharedMessages.MACHINE_TROUBLES.get(reason);
  if (trouble !== undefined) {
    throw new External(sharedMessages.fileUnwritable(path, trouble[0]), { remedy: trouble[1], cause });
  }
  if (reason === 'ELOOP')
    throw new Misuse(messages.outfileIsLink(path), { remedy: messages.OUTFILE_IS_LINK_REMEDY, cause });
  if (reason === 'ENXIO')
    throw new Misuse(messages.outfileIsPipe(path), { remedy: messages.OUTFILE_IS_PIPE_REMEDY, cause });
  throw new Misuse(sharedMessages.fileUnwritable(path, reason), { remedy, cause });
}

// ---- Summary of what was drawn.

/**
 * Prints one line that accounts for all resources of the input.
 * @param removed resources that annotations remove
 */
export function printSummary(found: ReadResult, progress: Progress, removed?: Graph['removed']): void {
  progress.say(
    found.ledger === null
      ? messages.summaryOfGraph(countOf(found.graph), found.graph.edges.length, removed)
      : messages.summaryOfPlan(found.ledger.summary, removed),
  );
}

/** Returns the number of resources; debug data records that of its source. */
export const countOf = ({ nodes, total }: Graph): number => total ?? countResources(nodes.values());
