import { isGitAddress, type Planning, type Source } from '../diagram.js';
import { InvalidInput, Misuse } from '../errors.js';
import type { Io } from '../io/io.js';
import { VARIABLE_FILE_BYTES_MAX } from '../limits.js';
import { checkInput, descriptorOf, kindOf, readInputOrPipe, unreadable } from './input.js';
import * as messages from './messages.js';
import type { SourceOptions } from './options.js';
import { parsePlanning } from './planning.js';

/** What the source options name: files, or code that has to be planned. */
export interface Given {
  readonly source: Source;
  /** The folder of the user's that the source is; null for a file, and for what was fetched. */
  readonly keeps: string | null;
  readonly warnings: readonly string[];
}

/**
 * Reads the files that the source options name.
 * @throws Misuse for a combination that means nothing; InvalidInput for a file that cannot be read
 */
export async function readSources(options: SourceOptions, io: Io, debug: Planning['debug']): Promise<Given> {
  const { source, planfile, graphfile } = options;
  const planning = parsePlanning(options, io.env, debug);
  if (planfile !== null || graphfile !== null) {
    if (source === null || planfile === null || graphfile === null) {
      throw new Misuse(messages.PLANFILE_NEEDS_ALL, { remedy: messages.PLANFILE_NEEDS_ALL_REMEDY });
    }
    const isFolder = await checkSourceExists(source, io);
    checkOnce(planfile, graphfile);
    const file = await readInputOrPipe(io, '--planfile', planfile);
    const dot = await readInputOrPipe(io, '--graphfile', graphfile);
    const ignored = options.workspace !== null || planning.varFiles.length > 0;
    const others = ignoredOptions(options).filter((name) => name !== '--workspace' && name !== '--varfile');
    return {
      source: {
        is: 'files',
        name: planfile,
        isPiped: descriptorOf(planfile) !== null,
        files: { kind: 'plan', file, dot, directory: isFolder ? source : null },
        folders: isFolder ? [source] : [],
      },
      keeps: null,
      warnings: [
        ...(ignored ? [messages.IGNORED_WITH_PLANFILE] : []),
        ...(others.length > 0 ? [messages.ignoredWithFile(others, planfile)] : []),
      ],
    };
  }
  if (source === '') throw new Misuse(messages.optionEmpty('--source'), { remedy: messages.OPTION_EMPTY_REMEDY });
  if (source === null) {
    throw new Misuse(messages.SOURCE_REQUIRED, { remedy: messages.WHAT_SOURCE_ACCEPTS });
  }
  const kind = descriptorOf(source) === null ? await kindOf(io, '--source', source) : 'file';
  if (kind === 'directory') {
    await checkVarFiles(planning, io);
    await io.list(source).catch((error: unknown) => unreadable('--source', source, error));
    const code = { name: source, directory: source, repository: null, planning };
    return { source: { is: 'code', code }, keeps: source, warnings: [] };
  }
  if (kind === 'missing' && isGitAddress(source)) {
    await checkVarFiles(planning, io);
    return { source: { is: 'address', text: source, planning }, keeps: null, warnings: [] };
  }
  if (kind === 'file' && CODE_FILE.test(source)) {
    throw new InvalidInput(messages.fileIsCode(source), {
      remedy: messages.fileIsCodeRemedy(folderOf(source) || '/'),
    });
  }
  const file = await readInputOrPipe(io, '--source', source);
  const ignored = ignoredOptions(options);
  const isPiped = descriptorOf(source) !== null;
  return {
    source: {
      is: 'files',
      name: source,
      isPiped,
      files: { kind: 'any', file, dot: null },
      folders: [folderOf(source)],
    },
    keeps: null,
    warnings: ignored.length > 0 ? [messages.ignoredWithFile(ignored, source)] : [],
  };
}

/** Before anything is fetched or planned; `-` is no file that a planner can read again. */
async function checkVarFiles({ varFiles }: Planning, io: Io): Promise<void> {
  const limit = { bytes: VARIABLE_FILE_BYTES_MAX, remedy: messages.NOT_A_VARFILE_REMEDY };
  for (const path of varFiles) await checkInput(io, '--varfile', path, limit);
}

/** What has been read from a pipe is gone. */
function checkOnce(planfile: string, graphfile: string): void {
  const descriptor = descriptorOf(planfile);
  if (descriptor === null || descriptor !== descriptorOf(graphfile)) return;
  throw new Misuse(messages.STDIN_TWICE, { remedy: messages.STDIN_TWICE_REMEDY });
}

const CODE_FILE = /\.(tf|tofu|tfvars)(\.json)?$|\.hcl$/;

const PLANNING_OPTIONS = [
  'planner',
  'engine',
  'workspace',
  'varfile',
  'timeout',
] as const satisfies readonly (keyof SourceOptions)[];

const ignoredOptions = ({ given }: SourceOptions): string[] =>
  PLANNING_OPTIONS.filter((name) => given.has(name)).map((name) => `--${name}`);

const folderOf = (path: string): string => /^(.*)[\\/]/.exec(path)?.[1] ?? '.';

/**
 * Beside a plan file the source is where the plan was made: its code is read, nothing is planned there.
 * @returns whether it is a directory
 */
async function checkSourceExists(source: string, io: Io): Promise<boolean> {
  const kind = await kindOf(io, '--source', source);
  if (kind === 'missing' && !isGitAddress(source)) {
    throw new InvalidInput(messages.fileMissing('--source', source), { remedy: messages.FILE_MISSING_REMEDY });
  }
  return kind === 'directory';
}
