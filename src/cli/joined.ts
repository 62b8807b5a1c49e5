/** Reads several directories that are drawn as one architecture: `--source a --source b`. */
import { resolve, sep } from 'node:path';
import { type Planning, readEstate } from '../diagram.js';
import { Misuse, NoResources } from '../errors.js';
import * as sharedMessages from '../messages.js';
import type { Io } from '../platform/io.js';
import { checkVarFiles, kindOf } from './input.js';
import * as messages from './messages.js';
import { parsePlanning, type SourceOptions } from './options.js';
import type { Progress } from './progress.js';
import type { GivenSource } from './source.js';

/**
 * Reads the root modules of several directories, each planned alone, and joins them.
 * @throws Misuse for a source that is no directory; the error of the first root module that cannot be read
 */
export async function readJoined(
  options: SourceOptions & { readonly sources: readonly string[] },
  hidesAccounts: boolean,
  { progress, debug }: { readonly progress: Progress; readonly debug: Planning['debug'] },
  io: Io,
): Promise<GivenSource> {
  const { sources, planfile, graphfile } = options;
  if (planfile !== null || graphfile !== null) {
    throw new Misuse(messages.JOINED_PLANFILE, { remedy: messages.JOINED_PLANFILE_REMEDY });
  }
  for (const path of sources) {
    if (path === '') throw new Misuse(messages.optionEmpty('--source'), { remedy: messages.OPTION_EMPTY_REMEDY });
    if ((await kindOf(io, '--source', path)) !== 'directory') {
      throw new Misuse(messages.joinedNotDirectory(path), { remedy: messages.JOINED_REMEDY });
    }
  }
  const planning = parsePlanning(options, io.env, debug);
  await checkVarFiles(planning, io);
  const roots = pathsBelowParent([...new Set(sources)], io.directory).map(({ source, path }) => ({
    name: source,
    directory: source,
    path,
    repository: null,
    planning,
  }));
  const { inventory, failures, summary } = await readEstate({ roots, files: [], hidesAccounts }, io, progress.step);
  const [failure] = failures;
  if (failure !== undefined) throw failure.error;
  if (inventory === null) throw new NoResources(sharedMessages.NO_RESOURCES_FOUND, { remedy: messages.JOINED_REMEDY });
  progress.say(summary);
  return {
    source: { is: 'joined', name: sources.join(', '), title: '', inventory, planning, folders: sources },
    codeDirectory: null,
    warnings: [],
  };
}

/** Returns the path of each directory relative to their common parent: `network` and `shop/prod`. */
function pathsBelowParent(sources: readonly string[], directory: string) {
  const all = sources.map((source) => ({ source, names: resolve(directory, source).split(sep) }));
  const [first] = all;
  // The last name of a path is never shared, so that each directory keeps a name.
  const isShared = (index: number): boolean =>
    all.every(({ names }) => names[index] === first!.names[index] && index < names.length - 1);
  let shared = 0;
  while (isShared(shared)) shared++;
  return all.map(({ source, names }) => ({ source, path: names.slice(shared).join('/') }));
}
