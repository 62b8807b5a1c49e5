/**
 * `groundplan doctor`: lists what is installed, its purpose and the remedy for what is missing. A missing program is
 * not a failure, because no program is needed by every run.
 *
 *     found    Terraform          1.11.4
 *                                 for planning code: --planner offline and --planner terraform
 */
import { join } from 'node:path';
import { diagram, FORMAT_NAMES, formatRow } from '../diagram.js';
import { Bug } from '../errors.js';
import { DOT_VERSION_MIN, PYTHON_VERSION_MIN, TERRAFORM_VERSION_MIN } from '../limits.js';
import type { Io } from '../platform/io.js';
import { harmless } from '../platform/text/printable.js';
import { isAtLeast } from '../platform/text/versions.js';
import { VERSION } from '../version.js';
import { CACHE_FILES_COUNTED, DOCTOR_SECONDS } from './limits.js';
import * as messages from './messages.js';
import type { Parsed } from './options.js';

/** One line of the list. */
interface Check {
  readonly name: string;
  /** `broken`: installed, but gives no valid answer. */
  readonly state: 'found' | 'missing' | 'too old' | 'broken';
  /** Version as the program prints it, or another detail if there is no version; null if unknown. */
  readonly version: string | null;
  readonly purpose: string;
  /** Suggested remedy; null if none is needed. */
  readonly remedy: string | null;
}

/**
 * Runs the command.
 * @throws Bug if groundplan itself is broken: docs/doctor.md
 */
export async function doctor(options: Parsed<'doctor'>, io: Io): Promise<void> {
  if (options['clear-cache']) await clearResults(io);
  const { checks: selfChecks, fault } = await checkSelf(io);
  const checks = [...(await checkPrograms(io)), ...selfChecks, await checkCache(io), ...(await checkResults(io))];
  await io.stdout(harmless(options.json ? asJson(checks) : asText(checks)));
  if (fault !== null) throw fault;
}

/** Returns the JSON output. Its format is stable: members may be added, existing ones keep their meaning. */
const asJson = (checks: readonly Check[]): string => `${JSON.stringify({ groundplan: VERSION, checks }, null, 2)}\n`;

/** Names of the programs of which one is enough to plan code. */
const ENGINES: ReadonlySet<string> = new Set([messages.TERRAFORM, messages.TOFU]);

/** Words for the first column. */
const STATES: Readonly<Record<Check['state'], string>> = {
  found: messages.PRESENT_STATUS,
  missing: messages.MISSING,
  'too old': messages.TOO_OLD,
  broken: messages.BROKEN,
};

function asText(checks: readonly Check[]): string {
  const lines = checks.flatMap(({ name, state, version, purpose, remedy }) => [
    messages.line(STATES[state], name, version ?? messages.neededFor(purpose)),
    ...(version === null ? [] : [messages.belowThirdColumn(messages.neededFor(purpose))]),
    ...(remedy === null ? [] : [messages.belowThirdColumn(remedy)]),
  ]);
  const hasEngine = checks.some(({ name, state }) => ENGINES.has(name) && state === 'found');
  const verdict = hasEngine ? messages.ALL_WELL : messages.NO_ENGINE;
  return `${[messages.heading(VERSION), '', ...lines, '', verdict].join('\n')}\n`;
}

// ---- The cache of fetched repositories and modules, `~/.groundplan/`.

async function checkCache(io: Io): Promise<Check> {
  const { bytes, files, isComplete } = await sizeBelow(join(io.home, '.groundplan'), io);
  const describe = isComplete ? messages.cacheIs : messages.cacheIsAtLeast;
  return {
    name: messages.CACHE,
    state: 'found',
    version: files === 0 ? messages.CACHE_EMPTY : describe(inMegabytes(bytes), files),
    purpose: messages.CACHE_FOR,
    remedy: null,
  };
}

/** Returns one line about the results of earlier runs; none if this process has no cache. */
async function checkResults({ results }: Io): Promise<readonly Check[]> {
  if (results === undefined) return [];
  const { entries, bytes } = await results.summary();
  const version = messages.resultsAre(entries, inMegabytes(bytes));
  return [{ name: messages.RESULTS, state: 'found', version, purpose: messages.RESULTS_FOR, remedy: null }];
}

async function clearResults({ results, stderr }: Io): Promise<void> {
  if (results === undefined) return;
  const { entries, bytes } = await results.summary();
  await results.clear();
  stderr(`${messages.resultsCleared(entries, inMegabytes(bytes))}\n`);
}

const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Folder of the results, which have a line of their own. */
const RESULTS_FOLDER = 'results';

/**
 * Sums up the files below a directory. Does not follow links; unreadable files count as 0 bytes.
 * @returns `isComplete` false if there are more than `CACHE_FILES_COUNTED` files
 */
async function sizeBelow(top: string, io: Io): Promise<{ bytes: number; files: number; isComplete: boolean }> {
  let [bytes, files] = [0, 0];
  const directories = [top];
  for (let directory = directories.pop(); directory !== undefined; directory = directories.pop()) {
    for (const { name, kind } of await io.list(directory).catch(() => [])) {
      const path = join(directory, name);
      if (kind === 'directory' && path !== join(top, RESULTS_FOLDER)) directories.push(path);
      // `.bytes` files hold the size of cache entries and may outlive them.
      if (kind !== 'file' || name === '.bytes') continue;
      if (files === CACHE_FILES_COUNTED) return { bytes, files, isComplete: false };
      files++;
      bytes += (await io.sizeOf(path).catch(() => null)) ?? 0;
    }
  }
  return { bytes, files, isComplete: true };
}

// ---- Parts of groundplan: icons, font and rasteriser, checked by drawing a picture with one icon.

const GRAPH = '{ "aws_s3_bucket.icon": [] }';
/** Formats that need icons, font and rasteriser. */
const PICTURES = FORMAT_NAMES.filter((name) => formatRow(name).needs === 'layout');
/** Leading bytes of PNG and PDF files. */
const SIGNATURES = ['\x89PNG', '%PDF'].map((text) => Buffer.from(text, 'latin1'));

interface SelfChecks {
  readonly checks: readonly Check[];
  /** Null if groundplan works. */
  readonly fault: Bug | null;
}

/** Draws the test picture. Both parts count as broken if that fails, because nothing tells which one has failed. */
async function checkSelf(io: Io): Promise<SelfChecks> {
  const rasteriser = recordRasteriser(io);
  const fault = await drawIcon(rasteriser.io).then(
    () => null,
    (cause: unknown) => new Bug(messages.SELF_BROKEN, { remedy: messages.SELF_REMEDY, cause }),
  );
  const state = fault === null ? 'found' : 'broken';
  const remedy = fault === null ? null : messages.SELF_REMEDY;
  const checks: readonly Check[] = [
    { name: messages.DRAWING, state, version: null, purpose: messages.DRAWING_FOR, remedy },
    {
      name: messages.RASTERISER,
      state,
      version: rasteriser.isInstalled() ? messages.NATIVE : messages.BUNDLED,
      purpose: messages.RASTERISER_FOR,
      remedy: rasteriser.isInstalled() ? remedy : messages.rasteriserDo(...rasteriser.packageName()),
    },
  ];
  return { checks, fault };
}

/**
 * Draws the test picture in all formats.
 * @throws Error if a picture is not valid
 */
async function drawIcon(io: Io): Promise<void> {
  const file = { name: 'doctor', bytes: new TextEncoder().encode(GRAPH) };
  const { pictures } = await diagram(
    {
      source: { is: 'files', name: file.name, files: { kind: 'any', file, dot: null }, folders: [] },
      detail: 'normal',
      annotations: null,
      model: null,
      view: null,
      title: null,
      drawing: { formats: PICTURES, themes: ['light'], scale: 1, modules: 'auto', layout: 'nested' },
    },
    io,
  );
  for (const { format, content } of pictures) checkPicture(format, content);
}

function checkPicture(format: string, content: string | Uint8Array): void {
  const isSound =
    typeof content === 'string'
      ? content.includes('<svg') && content.includes('<symbol') && content.includes('icon')
      : SIGNATURES.some((signature) => signature.equals(content.subarray(0, signature.length)));
  if (!isSound) throw new Error(messages.noPicture(format));
}

/** Returns an `io` that records which package with a native rasteriser is looked up, and whether it is installed. */
function recordRasteriser(io: Io) {
  let packageName: [name: string, version: string] = ['', ''];
  let isInstalled = false;
  const installed = (name: string, version: string): unknown => {
    packageName = [name, version];
    const module = io.installed(name, version);
    isInstalled = module !== null;
    return module;
  };
  return { io: { ...io, installed }, packageName: () => packageName, isInstalled: () => isInstalled };
}

// ---- Programs that groundplan may run.

interface Program {
  readonly name: string;
  readonly command: string;
  /** Arguments that print the version. */
  readonly args: readonly string[];
  /** Pattern for stdout and stderr; the first group is the version. */
  readonly version: RegExp;
  /** Minimum version; null if any will do. */
  readonly minimum: string | null;
  readonly purpose: string;
  readonly remedy: string;
}

const PROGRAMS: readonly Program[] = [
  {
    name: messages.TERRAFORM,
    command: 'terraform',
    args: ['version'],
    version: /^Terraform v(\S+)/m,
    minimum: TERRAFORM_VERSION_MIN,
    purpose: messages.TERRAFORM_FOR,
    remedy: messages.TERRAFORM_DO,
  },
  {
    name: messages.TOFU,
    command: 'tofu',
    args: ['version'],
    version: /^OpenTofu v(\S+)/m,
    minimum: TERRAFORM_VERSION_MIN,
    purpose: messages.TOFU_FOR,
    remedy: messages.TOFU_DO,
  },
  {
    name: 'Git',
    command: 'git',
    args: ['--version'],
    version: /^git version (\S+)/m,
    minimum: null,
    purpose: messages.GIT_FOR,
    remedy: messages.GIT_DO,
  },
  {
    name: 'Terragrunt',
    command: 'terragrunt',
    args: ['--version'],
    version: /^terragrunt version v?(\S+)/m,
    minimum: null,
    purpose: messages.TERRAGRUNT_FOR,
    remedy: messages.TERRAGRUNT_DO,
  },
  {
    name: 'Graphviz (dot)',
    command: 'dot',
    args: ['-V'],
    version: /version (\d\S*)/,
    minimum: DOT_VERSION_MIN,
    purpose: messages.DOT_FOR,
    remedy: messages.DOT_DO,
  },
  {
    name: 'Python',
    command: 'python3',
    args: ['--version'],
    version: /^Python (\S+)/m,
    minimum: PYTHON_VERSION_MIN,
    purpose: messages.PYTHON_FOR,
    remedy: messages.PYTHON_DO,
  },
  {
    name: 'Docker',
    command: 'docker',
    // Prints the client's version and needs no daemon.
    args: ['--version'],
    version: /^Docker version ([^\s,]+)/m,
    minimum: null,
    purpose: messages.DOCKER_FOR,
    remedy: messages.DOCKER_DO,
  },
];

/** Checks all programs, in table order. */
const checkPrograms = (io: Io): Promise<readonly Check[]> =>
  Promise.all(PROGRAMS.map((program) => checkProgram(program, io)));

async function checkProgram(program: Program, io: Io): Promise<Check> {
  const { name, command, args, minimum, purpose, remedy } = program;
  // Disables the update check of Terraform, which contacts HashiCorp.
  const env = { ...io.env, CHECKPOINT_DISABLE: '1' };
  const result = await io.run(command, args, { seconds: DOCTOR_SECONDS, env });
  const check = { name, purpose, version: null, remedy };
  if (result.end === 'missing') return { ...check, state: 'missing' };
  const output = result.end === 'exit' && result.code === 0 ? `${result.stdout}\n${result.stderr}` : '';
  const version = program.version.exec(output)?.[1] ?? null;
  if (version === null) return { ...check, state: 'broken' };
  if (minimum !== null && !isAtLeast(version, minimum)) return { ...check, state: 'too old', version };
  return { ...check, state: 'found', version, remedy: null };
}
