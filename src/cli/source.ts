import { InvalidInput, Misuse } from '../errors.js';
import type { Io } from '../io/io.js';
import * as messages from '../messages.js';
import type { Sources } from '../pipeline.js';
import { kindOf, readInput } from './input.js';
import type { SourceOptions } from './options.js';

/**
 * Reads what the source options name.
 * @throws Misuse for a combination that means nothing; InvalidInput for a file that cannot be read.
 */
export async function readSources(options: SourceOptions, io: Io): Promise<Sources> {
  const { source, planfile, graphfile } = options;
  if (planfile !== undefined || graphfile !== undefined) {
    if (source === undefined || planfile === undefined || graphfile === undefined) {
      throw new Misuse(messages.PLANFILE_NEEDS_ALL, { remedy: messages.PLANFILE_NEEDS_ALL_REMEDY });
    }
    await checkSourceExists(source, io);
    const plan = await readInput(io, '--planfile', planfile);
    return { kind: 'plan', file: plan, dot: await readInput(io, '--graphfile', graphfile) };
  }
  if (source === undefined) {
    throw new Misuse(messages.SOURCE_REQUIRED, { remedy: messages.WHAT_SOURCE_ACCEPTS });
  }
  await checkSourceIsFile(source, io);
  return { kind: 'any', file: await readInput(io, '--source', source), dot: null };
}

/** Beside a plan file the source is where the plan was made; nothing is read from it, but a typing error should show. */
async function checkSourceExists(source: string, io: Io): Promise<void> {
  if (isGitAddress(source)) return;
  if ((await kindOf(io, '--source', source)) === 'missing') {
    throw new InvalidInput(messages.fileMissing('--source', source), { remedy: messages.FILE_MISSING_REMEDY });
  }
}

async function checkSourceIsFile(source: string, io: Io): Promise<void> {
  const kind = await kindOf(io, '--source', source);
  if (kind === 'directory') {
    throw new Misuse(messages.sourceIsDirectory(source), { remedy: messages.NOT_YET_REMEDY });
  }
  if (kind === 'missing' && isGitAddress(source)) {
    throw new Misuse(messages.sourceIsGit(source), { remedy: messages.NOT_YET_REMEDY });
  }
}

/** `https://host/x.git//folder`, `git::...`, `git@host:x`, `ssh://...`, `host.org/owner/name.git`. */
const isGitAddress = (source: string): boolean =>
  /^(git::|git@|[a-z][a-z+]*:\/\/)/i.test(source) || /\.git(\/\/.*)?(\?.*)?$/.test(source);
