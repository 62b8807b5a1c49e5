/** Determines the sources to draw from the inputs. */

import { dirname, resolve } from 'node:path';
import type { Planning, Source, SourceFile, Sources } from '../../diagram.js';
import { InvalidInput } from '../../errors.js';
import { TEXT_BYTES_MAX } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { idsFor } from '../../slug.js';
import { repositoryPath, workspaceOf } from '../context.js';
import { BadInput } from '../inputs/read.js';
import type { Inputs } from '../inputs/table.js';
import * as messages from '../messages.js';

/** A path to draw, and the names of the diagram that it becomes. */
export interface DrawingSource {
  readonly id: string;
  /** Path relative to the repository root. */
  readonly path: string;
  /** Name of a diagram without a title: the path, or the repository's name for its root. */
  readonly name: string;
  /** Path as given in the input, relative to the working directory. */
  readonly requested: string;
  /** Previous path of a directory that looks renamed. */
  readonly from?: string;
}

/**
 * Returns one source per distinct path of the input. The id is the one in the same line of the input `id`, or derived
 * from the path.
 * @throws BadInput for inputs that contradict each other
 */
export function drawingSources(inputs: Inputs, io: Pick<Io, 'env' | 'directory'>): DrawingSource[] {
  const requestedPaths = [...new Map(inputs.path.map((path) => [repositoryPath(path, io), path]))];
  const named = new Map(inputs.path.map((path, i) => [repositoryPath(path, io), inputs.id[i]?.toLowerCase()]));
  if (requestedPaths.length > 1 && inputs.planfile !== '') {
    throw new BadInput('planfile', messages.ONE_PATH_ONLY, messages.ONE_PATH_REMEDY);
  }
  if (inputs.path.length > 0 && inputs.id.length > 0 && inputs.id.length !== inputs.path.length) {
    throw new BadInput('id', messages.idsDiffer(inputs.id.length, inputs.path.length), messages.IDS_REMEDY);
  }
  if (inputs.graphfile !== '' && inputs.planfile === '') {
    throw new BadInput('graphfile', messages.GRAPHFILE_NEEDS_PLANFILE, messages.GRAPHFILE_REMEDY);
  }
  const ids = idsFor(requestedPaths.map(([path]) => path));
  const repository = io.env.GITHUB_REPOSITORY?.split('/').at(-1) || '.';
  return requestedPaths.map(([path, text], i) => ({
    id: named.get(path) ?? ids[i]!,
    path,
    name: path === '.' ? repository : path,
    requested: text,
  }));
}

/**
 * Reads the source of one diagram.
 * @param repository repository folder of untrusted code; null for trusted code
 * @throws InvalidInput if there is nothing to read
 */
export async function readSource(
  { requested }: DrawingSource,
  inputs: Inputs,
  repository: string | null,
  io: Io,
): Promise<Source> {
  if (inputs.planfile !== '') {
    const file = await readFile('planfile', inputs.planfile, io);
    await checkInside('path', requested, io);
    const dot = inputs.graphfile === '' ? null : await readFile('graphfile', inputs.graphfile, io);
    // Untrusted code is not read next to a plan. It could lead out of the repository, and adds little to the plan.
    const isRead = repository === null && (await io.kindOf(requested).catch(() => 'missing')) === 'directory';
    const files: Sources = { kind: 'plan', file, dot, directory: isRead ? requested : null };
    return { is: 'files', name: inputs.planfile, files, folders: [requested] };
  }
  await checkInside('path', requested, io);
  const kind = await io.kindOf(requested).catch((cause: unknown) => unreadable('path', requested, cause));
  if (kind === 'missing') throw new BadInput('path', messages.pathMissing(requested), messages.PATH_MISSING_REMEDY);
  if (kind === 'directory') {
    for (const file of inputs.varfile) await checkInside('varfile', file, io);
    const code = { name: requested, directory: requested, repository, planning: planningOf(inputs) };
    return { is: 'code', code };
  }
  const file = await readFile('path', requested, io);
  const files: Sources = { kind: 'any', file, dot: null };
  return { is: 'files', name: requested, files, folders: [dirname(requested)] };
}

/** Returns the settings for fetching modules. modes/draw.ts has already decided `auto`. */
const fetchingOf = (inputs: Inputs) => ({
  network: inputs.fetch === 'true',
  privateHosts: inputs['private-hosts'],
});

/** Returns the settings for planning code, from the inputs of the action. */
export const planningOf = (inputs: Inputs): Planning => ({
  planner: inputs.planner,
  engine: inputs.engine,
  workspace: inputs.workspace === '' ? null : inputs.workspace,
  varFiles: inputs.varfile,
  ...fetchingOf(inputs),
  seconds: inputs.timeout!,
  debug: null,
});

/** Limit of plans, graph files and states, which are text. */
const ANY_TEXT = { bytes: TEXT_BYTES_MAX, remedy: sharedMessages.FILE_TOO_LARGE_REMEDY };

const readFile = async (input: string, path: string, io: Io): Promise<SourceFile> => ({
  name: path,
  bytes: await readInputFile(input, path, ANY_TEXT, io),
});

function unreadable(input: string, path: string, cause: unknown): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  throw new InvalidInput(messages.inputUnreadable(input, path, reason), {
    remedy: messages.PATH_MISSING_REMEDY,
    cause,
  });
}

// ---- Files that inputs name, all with the same checks.

/** Size limit of a file, with the remedy for a larger one. */
interface SizeLimit {
  readonly bytes: number;
  readonly remedy: string;
}

/**
 * Returns the bytes of a file that an input names.
 * @throws InvalidInput if the file is missing, a link out of the repository, not a regular file, too large or
 * unreadable
 */
export async function readInputFile(input: string, path: string, limit: SizeLimit, io: Io): Promise<Uint8Array> {
  await checkInside(input, path, io);
  if ((await io.kindOf(path).catch(() => 'missing')) === 'other') {
    throw new InvalidInput(messages.inputNotFile(input, path), { remedy: messages.INPUT_NO_FILE_REMEDY });
  }
  const tooLarge = () => new InvalidInput(sharedMessages.fileTooLarge(path, limit.bytes), { remedy: limit.remedy });
  // The size is checked before and after reading, because the file may grow meanwhile.
  if (((await io.sizeOf(path).catch(() => null)) ?? 0) > limit.bytes) throw tooLarge();
  const bytes = await io.readFile(path).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code ?? cause.message;
    throw new InvalidInput(messages.inputUnreadable(input, path, reason), {
      remedy: messages.PATH_MISSING_REMEDY,
      cause,
    });
  });
  if (bytes.length > limit.bytes) throw tooLarge();
  return bytes;
}

// ---- Links out of the repository, which the author of a pull request may have created.

type JobIo = Pick<Io, 'env' | 'directory' | 'realPath'>;

/**
 * Checks a path in the repository. A path outside it is the workflow's own choice, such as a plan in the runner's
 * temporary folder.
 * @throws InvalidInput for a path in the repository that is, or is behind, a link out of it
 */
export async function checkInside(input: string, path: string, io: JobIo): Promise<void> {
  const named = resolve(workspaceOf(io));
  const top = (await io.realPath(named).catch(() => null)) ?? named;
  const absolute = resolve(io.directory, path);
  if (!isWithin(named, absolute) && !isWithin(top, absolute)) return;
  // A missing or unreachable path passes; reading it reports the error.
  const real = await io.realPath(absolute).catch(() => null);
  if (real === null || isWithin(top, real)) return;
  throw new InvalidInput(messages.inputLinksOutside(input, path), { remedy: messages.INPUT_LINKS_OUTSIDE_REMEDY });
}
