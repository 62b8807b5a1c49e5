/**
 * Decides which files a command writes, in which formats, from `--format` and `--outfile`; checks and writes them.
 * Example: `--outfile docs/a.png` is one PNG; `--outfile docs/a --format svg,png` is `docs/a.svg` and `docs/a.png`.
 */
import { basename, resolve } from 'node:path';
import {
  type Diagram,
  editState,
  FORMAT_DEFAULT,
  FORMAT_NAMES,
  type Format,
  formatRow,
  REPORT_FORMAT_DEFAULT,
  REPORT_FORMAT_NAMES,
  REPORT_FORMATS,
  type ReportFormat,
} from '../diagram.js';
import { Misuse } from '../errors.js';
import type { Options } from '../options.js';
import type { Io } from '../platform/io.js';
import { limitWarnings } from '../platform/text/limit-warnings.js';
import { descriptorOf, readInput } from './input.js';
import * as messages from './messages.js';
import { checkNotDirectory, checkWritable, STDOUT, writeOutput } from './output.js';
import type { Progress } from './progress.js';

/** One output file. `path` is `-` for stdout. */
export interface Target<F extends string = Format> {
  readonly format: F;
  readonly path: string;
}

/** The output formats of a command. */
interface FormatFamily<F extends string> {
  readonly names: readonly F[];
  readonly extensionOf: (format: F) => string;
  readonly defaultFormat: F;
  /** Default file name without an extension. */
  readonly defaultStem: string;
  /** True for formats that go to stdout if no file is named. */
  readonly isPrinted: (format: F) => boolean;
}

const PICTURES: FormatFamily<Format> = {
  names: FORMAT_NAMES,
  extensionOf: (format) => formatRow(format).extension,
  defaultFormat: FORMAT_DEFAULT,
  defaultStem: 'architecture',
  isPrinted: () => false,
};

const ESTATES: FormatFamily<Format> = { ...PICTURES, defaultStem: 'estate' };

/** The formats of `diff`: pictures and reports. */
export type DiffFormat = Format | ReportFormat;

/** Returns the format as a report format; null for a picture format. */
export const reportFormatOf = (format: DiffFormat): ReportFormat | null =>
  REPORT_FORMAT_NAMES.find((name) => name === format) ?? null;

const DIFFERENCES: FormatFamily<DiffFormat> = {
  names: [...FORMAT_NAMES, ...REPORT_FORMAT_NAMES],
  extensionOf: (format) => {
    const report = reportFormatOf(format);
    return report === null ? formatRow(format as Format).extension : REPORT_FORMATS[report].extension;
  },
  defaultFormat: REPORT_FORMAT_DEFAULT,
  defaultStem: 'changes',
  isPrinted: (format) => reportFormatOf(format) !== null,
};

/** True for stdout. `/dev/stdout` is not a file target: it is a link to whatever the shell has opened. */
export const isStdout = (path: string): boolean => path === STDOUT || path === '/dev/stdout';

/**
 * Extensions of formats that groundplan does not write. Without this list, `--outfile a.jpg` would be an SVG with a
 * wrong name.
 */
const OTHER_EXTENSIONS = new Set([
  ...['jpg', 'jpeg', 'gif', 'webp', 'json', 'dot', 'd2'],
  ...['doc', 'docx', 'odt', 'rtf', 'xls', 'xlsx', 'ods', 'ppt', 'pptx', 'odp', 'csv', 'tsv', 'xml', 'yaml', 'yml'],
  ...['bmp', 'tif', 'tiff', 'eps', 'ps', 'emf', 'vsd', 'vsdx', 'puml', 'adoc', 'rst', 'tex', 'log', 'zip'],
]);

/** The two options. `format` is null, or the chosen formats in table order. */
interface OutputOptions<F extends string> {
  readonly format: readonly F[] | null;
  readonly outfile: string | null;
}

/**
 * Returns the pictures to write, in table order; at least one. Without `--format`, the extension of `--outfile`
 * decides.
 * @param isDevice true if `--outfile` exists and is not a regular file; it is then written as named, in one format
 * @throws Misuse if the two options contradict each other or name a format that cannot be written
 */
export const chooseTargets = (
  options: Pick<Options<'draw'>, 'format' | 'outfile'>,
  isDevice = false,
): readonly Target[] => targetsOf(options, PICTURES, isDevice);

/** Returns the pictures of an estate, like `chooseTargets`. */
export const chooseEstateTargets = (
  options: Pick<Options<'estate'>, 'format' | 'outfile'>,
  isDevice = false,
): readonly Target[] => targetsOf(options, ESTATES, isDevice);

/** Returns the files of a comparison, like `chooseTargets`. A report without a file goes to stdout. */
export const chooseDiffTargets = (
  options: Pick<Options<'diff'>, 'format' | 'outfile'>,
  isDevice = false,
): readonly Target<DiffFormat>[] => targetsOf(options, DIFFERENCES, isDevice);

/** Returns the files to write, by `--format`, `--outfile` and the defaults of the command. */
function targetsOf<F extends string>(
  { format: formats, outfile }: OutputOptions<F>,
  family: FormatFamily<F>,
  isDevice: boolean,
): readonly Target<F>[] {
  const { defaultFormat, isPrinted } = family;
  if (outfile === null) {
    const chosen = formats ?? [defaultFormat];
    if (chosen.every(isPrinted)) return [{ format: onlyFormat(formats, family), path: STDOUT }];
    return chosen.map((format) => ({ format, path: `${family.defaultStem}.${family.extensionOf(format)}` }));
  }
  if (isStdout(outfile)) return [{ format: onlyFormat(formats, family), path: STDOUT }];
  if (isDevice) return [{ format: onlyFormat(formats, family), path: outfile }];
  return targetsNamed(outfile, formats, family);
}

/**
 * Returns the files for `--outfile`. A name with the extension of a format is the file of that format; the files of
 * other formats have the same name with their own extension.
 */
function targetsNamed<F extends string>(
  outfile: string,
  formats: readonly F[] | null,
  { names, extensionOf, defaultFormat }: FormatFamily<F>,
): readonly Target<F>[] {
  const extension = extensionIn(outfile);
  const implied = names.find((name) => extensionOf(name) === extension) ?? null;
  if (implied === null && OTHER_EXTENSIONS.has(extension)) {
    throw new Misuse(messages.outfileExtension(outfile, extension), {
      remedy: messages.outfileExtensionRemedy(names.map(extensionOf)),
    });
  }
  if (implied !== null && formats !== null && !formats.includes(implied)) {
    throw new Misuse(messages.formatContradicts(formats.join(','), outfile), {
      remedy: messages.FORMAT_CONTRADICTS_REMEDY,
    });
  }
  const stem = implied === null ? outfile : outfile.slice(0, -extension.length - 1);
  return (formats ?? [implied ?? defaultFormat]).map((format) => ({
    format,
    path: format === implied ? outfile : `${stem}.${extensionOf(format)}`,
  }));
}

/**
 * Returns the format of an output that takes only one, such as stdout.
 * @throws Misuse for several formats
 */
function onlyFormat<F extends string>(formats: readonly F[] | null, { names, defaultFormat }: FormatFamily<F>): F {
  if (formats === null) return defaultFormat;
  const [format, ...others] = formats;
  if (format !== undefined && others.length === 0) return format;
  throw new Misuse(messages.STDOUT_ONE_FORMAT, { remedy: messages.stdoutOneFormatRemedy(names) });
}

/** Returns the extension in lower case, without a dot; empty if there is none, as in `.svg`. */
const extensionIn = (path: string): string => /.\.([a-z0-9]+)$/is.exec(basename(path))?.[1]?.toLowerCase() ?? '';

// ---- Files of `--pages`.

/**
 * Returns the path of a page, next to the picture that links to it: `docs/a.network-1.svg` for `docs/a.svg`.
 * @param slug letters, digits and hyphens, so that no resource name becomes part of a path
 */
export function pagePath({ format, path }: Target, slug: string): string {
  const extension = `.${formatRow(format).extension}`;
  const stem = path.toLowerCase().endsWith(extension) ? path.slice(0, -extension.length) : path;
  return `${stem}.${slug}${extension}`;
}

/**
 * Returns the file name that a link leads to. All pages and the overview are in one folder.
 * @param targets at least one; the first format with links, else the first one
 * @param slug null for the overview
 */
export function pageFile(targets: readonly Target[], slug: string | null): string {
  const target = targets.find(({ format }) => formatRow(format).hasLinks) ?? targets[0]!;
  const path = slug === null ? target.path : pagePath(target, slug);
  return basename(path);
}

// ---- Options without effect on the formats: `--scale has no effect on svg; png uses it`.

type FormatRow = ReturnType<typeof formatRow>;

/** Drawing options that only some formats use, with a test on the row of a format. */
const USED_BY: readonly { readonly name: string; readonly isUsed: (row: FormatRow) => boolean }[] = [
  { name: 'scale', isUsed: ({ hasPixels }) => hasPixels === true },
  { name: 'font', isUsed: ({ usesFallbackFonts }) => usesFallbackFonts === true },
  { name: 'tags', isUsed: ({ showsProvenance }) => showsProvenance === true },
  { name: 'icons', isUsed: ({ hasIcons }) => hasIcons === true },
  { name: 'theme', isUsed: ({ needs }) => needs === 'layout' },
  { name: 'layout', isUsed: ({ needs }) => needs !== 'presentation' },
  { name: 'layout-from', isUsed: ({ needs }) => needs !== 'presentation' },
  { name: 'focus', isUsed: () => true },
  { name: 'hops', isUsed: () => true },
];

/** Drawing options without effect on the check of a graph file. */
const DRAWING_OPTIONS = [...USED_BY.map(({ name }) => name), 'title', 'modules', 'changes', 'annotate'];

/** The options that are examined here. No command has all of them. */
interface ExaminedOptions {
  /** Names of options that were given a value. Flags are not among them. */
  readonly given: ReadonlySet<string>;
  readonly planner?: string;
  readonly fetch?: boolean;
  readonly drift?: boolean;
  readonly pages?: boolean;
  readonly focus?: string;
}

/**
 * Returns one warning for each option without effect.
 * @param formats formats that are written; empty if `check` compares a graph file
 */
export function ineffectiveOptions(options: ExaminedOptions, formats: readonly DiffFormat[]): readonly string[] {
  return [
    ...(formats.length === 0 ? unusedByGraph(options) : unusedByFormats(options, formats)),
    ...unusedBesideOthers(options),
  ];
}

function unusedByGraph({ given, drift, pages }: ExaminedOptions): string[] {
  const flags = [...(drift === true ? ['drift'] : []), ...(pages === true ? ['pages'] : [])];
  const names = [...DRAWING_OPTIONS.filter((name) => given.has(name)), ...flags].map((name) => `--${name}`);
  return names.length === 0 ? [] : [messages.noEffectOnGraph(names)];
}

function unusedByFormats({ given }: ExaminedOptions, formats: readonly DiffFormat[]): string[] {
  return USED_BY.flatMap(({ name, isUsed }) => {
    const uses = (format: DiffFormat): boolean =>
      reportFormatOf(format) === null && isUsed(formatRow(format as Format));
    if (!given.has(name) || formats.some(uses)) return [];
    return [messages.noEffect(`--${name}`, formats, FORMAT_NAMES.filter(uses))];
  });
}

function unusedBesideOthers({ given, planner, fetch, focus }: ExaminedOptions): string[] {
  return [
    ...(focus === 'all' && given.has('hops') ? [messages.noEffectWith('--hops', '--focus all')] : []),
    ...(planner === 'static' && given.has('timeout') ? [messages.noEffectWith('--timeout', '--planner static')] : []),
    ...(fetch === false && given.has('private-host') ? [messages.noEffectWith('--private-host', '--no-fetch')] : []),
  ];
}

// ---- Pictures and their pages.

/**
 * Returns the pictures to write, all of them writable.
 * @param choose returns the files of the command
 * @throws Misuse
 */
export async function pictureTargets(
  options: Parameters<typeof chooseTargets>[0] & { readonly pages: boolean },
  choose: typeof chooseTargets,
  io: Io,
): Promise<readonly Target[]> {
  const { outfile } = options;
  const kind = outfile === null ? 'missing' : await checkNotDirectory(outfile, io);
  // A descriptor that the shell has opened (`--outfile /dev/fd/3 3> picture.svg`) is written directly, even if it is a
  // file.
  const isOpen = outfile !== null && descriptorOf(outfile) !== null;
  const isDevice = kind === 'other' || isOpen;
  const targets = choose(options, isDevice);
  if (options.pages) checkPages(targets, isDevice);
  return targets;
}

/** @throws Misuse if one of the pictures cannot be written */
export async function checkTargets(targets: readonly Target[], io: Io): Promise<void> {
  for (const target of targets) await checkTarget(target, io);
}

/** Refuses `--pages` on stdout or a device, because each page of most formats is a separate file. */
function checkPages(targets: readonly Target[], isDevice: boolean): void {
  const targetsOfManyFiles = targets.filter(({ format }) => !formatRow(format).hasPages);
  if (targetsOfManyFiles.length === 0) return;
  if (!isDevice && targetsOfManyFiles.every(({ path }) => path !== STDOUT)) return;
  throw new Misuse(messages.PAGES_NEED_FILE, { remedy: messages.PAGES_NEED_FILE_REMEDY });
}

/**
 * Refuses to replace files of formats for editors (draw.io) that a person has edited, or that groundplan did not write.
 * @param keptFrom file of `--layout-from`, which may be replaced because its edits are kept; null without the option
 * @throws Misuse
 */
export async function checkEdited(targets: readonly Target<string>[], keptFrom: string | null, io: Io): Promise<void> {
  for (const { format, path } of targets) {
    const keepsEdits = FORMAT_NAMES.some((name) => name === format && formatRow(name).keepsEdits === true);
    const isKept = keptFrom !== null && resolve(io.directory, keptFrom) === resolve(io.directory, path);
    if (!keepsEdits || isKept || path === STDOUT || descriptorOf(path) !== null) continue;
    const bytes = (await io.sizeOf(path).catch(() => null)) ? await readInput(io, '', path) : null;
    const state = bytes === null ? 'unchanged' : await editState(bytes.bytes);
    if (state === 'edited') throw new Misuse(messages.fileEdited(path), { remedy: messages.fileEditedRemedy(path) });
    if (state === 'foreign') throw new Misuse(messages.fileForeign(path), { remedy: messages.FILE_FOREIGN_REMEDY });
  }
}

async function checkTarget({ format, path }: Target, io: Io): Promise<void> {
  if (path === STDOUT && formatRow(format).isBinary && io.stdoutIsTerminal) {
    throw new Misuse(messages.stdoutIsTerminal(format.toUpperCase()), { remedy: messages.STDOUT_IS_TERMINAL_REMEDY });
  }
  await checkWritable(path, io);
}

type Drawn = Pick<Diagram, 'pictures' | 'pages'>;

/** A picture with its path. */
export interface OutputFile extends Target {
  readonly content: string | Uint8Array;
}

/** Returns the files of the pictures, then of the pages. */
function filesOf(targets: readonly Target[], { pictures, pages }: Drawn): readonly OutputFile[] {
  const pictureFiles = targets.map((target) => {
    const { content } = pictures.find(({ format }) => format === target.format)!;
    return { ...target, content };
  });
  const pageFiles = pages.flatMap((page) =>
    targets.flatMap((target): OutputFile[] => {
      const picture = page.pictures.find(({ format }) => format === target.format);
      // Formats with all pages in one file, such as PDF, have no picture for a page.
      return picture === undefined ? [] : [{ ...target, path: pagePath(target, page.slug), content: picture.content }];
    }),
  );
  return [...pictureFiles, ...pageFiles];
}

/** Writes the pictures and pages and returns them, then warns once about each note of a format. */
export async function writePictures(
  targets: readonly Target[],
  drawn: Drawn,
  io: Io,
  progress: Progress,
): Promise<readonly OutputFile[]> {
  const { pictures, pages } = drawn;
  const files = filesOf(targets, drawn);
  for (const { path, content } of files) await writeOutput(path, content, io, progress);
  const notes = [...pictures, ...pages.flatMap((page) => page.pictures)].flatMap(({ note }) => note ?? []);
  for (const note of limitWarnings([...new Set(notes)])) progress.warn(note);
  return files;
}
