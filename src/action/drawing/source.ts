/** What is to be drawn, from the inputs. */

import type { Planning, Source, SourceFile, Sources } from '../../diagram.js';
import { InvalidInput } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { idsFor } from '../../slug.js';
import { repositoryPath } from '../context.js';
import { BadInput } from '../inputs/read.js';
import type { Inputs } from '../inputs/table.js';
import * as messages from '../messages.js';
import { checkInside } from './inside.js';

/** One diagram to be. */
export interface DrawingSource {
  readonly id: string;
  /** From the root of the repository. */
  readonly path: string;
  /** What it is called where it has no title: its path, or the repository's name for all of it. */
  readonly name: string;
  /** As the input has it: from the working directory. */
  readonly given: string;
  /** Where it was before, of a directory that looks renamed. */
  readonly from?: string;
}

/** One a path, without repetition. @throws BadInput for inputs that contradict each other */
export function drawingSources(inputs: Inputs, io: Pick<Io, 'env' | 'directory'>): DrawingSource[] {
  const given = [...new Map(inputs.path.map((path) => [repositoryPath(path, io), path]))];
  if (given.length > 1) {
    if (inputs.planfile !== '') throw new BadInput('planfile', messages.ONE_PATH_ONLY, messages.ONE_PATH_REMEDY);
    if (inputs.id !== '') throw new BadInput('id', messages.ONE_PATH_ONLY, messages.ONE_PATH_REMEDY);
  }
  if (inputs.graphfile !== '' && inputs.planfile === '') {
    throw new BadInput('graphfile', messages.GRAPHFILE_NEEDS_PLANFILE, messages.GRAPHFILE_REMEDY);
  }
  const ids = idsFor(given.map(([path]) => path));
  const repository = io.env.GITHUB_REPOSITORY?.split('/').at(-1) || '.';
  return given.map(([path, text], at) => ({
    id: inputs.id === '' ? ids[at]! : inputs.id.toLowerCase(),
    path,
    name: path === '.' ? repository : path,
    given: text,
  }));
}

/**
 * @param repository around the code of strangers; null for code that may be run
 * @throws InvalidInput where there is nothing to read
 */
export async function readSource(
  { given }: DrawingSource,
  inputs: Inputs,
  repository: string | null,
  io: Io,
): Promise<Source> {
  if (inputs.planfile !== '') {
    const file = await readFile('planfile', inputs.planfile, io);
    await checkInside('path', given, io);
    const dot = inputs.graphfile === '' ? null : await readFile('graphfile', inputs.graphfile, io);
    // Code of strangers may lead out of the repository; what it would add to their plan is not worth a way around that.
    const isRead = repository === null && (await io.kindOf(given).catch(() => 'missing')) === 'directory';
    const files: Sources = { kind: 'plan', file, dot, directory: isRead ? given : null };
    return { is: 'files', name: inputs.planfile, files, folders: [given] };
  }
  await checkInside('path', given, io);
  const kind = await io.kindOf(given).catch((cause: unknown) => unreadable('path', given, cause));
  if (kind === 'missing') throw new BadInput('path', messages.pathMissing(given), messages.PATH_MISSING_REMEDY);
  if (kind === 'directory') {
    for (const file of inputs.varfile) await checkInside('varfile', file, io);
    const code = { name: given, directory: given, repository, planning: planningOf(inputs) };
    return { is: 'code', code };
  }
  const file = await readFile('path', given, io);
  const folder = /^(.*)[\\/]/.exec(given)?.[1] ?? '.';
  const files: Sources = { kind: 'any', file, dot: null };
  return { is: 'files', name: given, files, folders: [folder] };
}

/** Which hosts may be asked for modules; `auto` was decided before, trust.ts. */
const fetchingOf = (inputs: Inputs) => ({
  network: inputs.fetch === 'true',
  privateHosts: inputs['private-hosts'],
});

export const planningOf = (inputs: Inputs): Planning => ({
  planner: inputs.planner,
  engine: inputs.engine,
  workspace: inputs.workspace === '' ? null : inputs.workspace,
  varFiles: inputs.varfile,
  ...fetchingOf(inputs),
  seconds: inputs.timeout!,
  debug: null,
});

async function readFile(input: string, path: string, io: Io): Promise<SourceFile> {
  await checkInside(input, path, io);
  // In the repository of a stranger it may be a link to a device, which has no end.
  if ((await io.kindOf(path).catch(() => 'missing')) === 'other') {
    throw new InvalidInput(messages.inputNoFile(input, path), { remedy: messages.INPUT_NO_FILE_REMEDY });
  }
  const bytes = await io.readFile(path).catch((cause: unknown) => unreadable(input, path, cause));
  return { name: path, bytes };
}

function unreadable(input: string, path: string, cause: unknown): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  throw new InvalidInput(messages.inputUnreadable(input, path, reason), {
    remedy: messages.PATH_MISSING_REMEDY,
    cause,
  });
}
