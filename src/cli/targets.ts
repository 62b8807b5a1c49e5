import { basename } from 'node:path';
import {
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
import * as messages from './messages.js';

/** One output file. `path` is `-` for stdout. */
export interface Target<F extends string = Format> {
  readonly format: F;
  readonly path: string;
}

/** Output formats of a command. */
interface Family<F extends string> {
  readonly names: readonly F[];
  readonly extensionOf: (format: F) => string;
  /** Default format. */
  readonly usual: F;
  /** Default file name without an extension. */
  readonly stem: string;
  /** True for formats that go to stdout if no file is named. */
  readonly isPrinted: (format: F) => boolean;
}

const PICTURES: Family<Format> = {
  names: FORMAT_NAMES,
  extensionOf: (format) => formatRow(format).extension,
  usual: FORMAT_DEFAULT,
  stem: 'architecture',
  isPrinted: () => false,
};

export type DiffFormat = Format | ReportFormat;

/** Returns the report format; null for a picture format. */
export const reportFormatOf = (format: DiffFormat): ReportFormat | null =>
  REPORT_FORMAT_NAMES.find((name) => name === format) ?? null;

const extensionOfDiff = (format: DiffFormat): string => {
  const words = reportFormatOf(format);
  return words === null ? formatRow(format as Format).extension : REPORT_FORMATS[words].extension;
};

const DIFFERENCES: Family<DiffFormat> = {
  names: [...FORMAT_NAMES, ...REPORT_FORMAT_NAMES],
  extensionOf: extensionOfDiff,
  usual: REPORT_FORMAT_DEFAULT,
  stem: 'changes',
  isPrinted: (format) => reportFormatOf(format) !== null,
};

export const STDOUT = '-';
/** True for stdout. `/dev/stdout` is written directly, because a rename would replace what the shell has opened. */
export const isStdout = (path: string): boolean => path === STDOUT || path === '/dev/stdout';
/**
 * Extensions of formats that we do not write. Without this list, such a file would be an SVG with a misleading name.
 */
const OTHER_FORMATS = new Set([
  ...['jpg', 'jpeg', 'gif', 'webp', 'json', 'dot', 'd2'],
  ...['doc', 'docx', 'odt', 'rtf', 'xls', 'xlsx', 'ods', 'ppt', 'pptx', 'odp', 'csv', 'tsv', 'xml', 'yaml', 'yml'],
  ...['bmp', 'tif', 'tiff', 'eps', 'ps', 'emf', 'vsd', 'vsdx', 'puml', 'adoc', 'rst', 'tex', 'log', 'zip'],
]);

/**
 * Returns the pictures to write and their paths. `--format` wins; without it, the extension of `--outfile` decides.
 * @param isDevice true if `--outfile` exists and is not a regular file; it is then written as named
 * @throws Misuse if the two contradict each other or name a format that cannot be written
 */
export const chooseTargets = (
  asked: Pick<Options<'draw'>, 'format' | 'outfile'>,
  isDevice = false,
): readonly Target[] => targetsOf(asked, PICTURES, isDevice);

/** Returns the same for a comparison; a text report without a file goes to stdout. */
export const chooseDiffTargets = (
  asked: Pick<Options<'diff'>, 'format' | 'outfile'>,
  isDevice = false,
): readonly Target<DiffFormat>[] => targetsOf(asked, DIFFERENCES, isDevice);

function targetsOf<F extends string>(
  { format: asked, outfile }: { readonly format: readonly F[] | null; readonly outfile: string | null },
  family: Family<F>,
  isDevice: boolean,
): readonly Target<F>[] {
  const { names, extensionOf: ending, usual, stem: usualStem, isPrinted } = family;
  if (outfile !== null && isStdout(outfile)) return [{ format: onlyFormat(asked, family), path: STDOUT }];
  if (outfile !== null && isDevice) return [{ format: onlyFormat(asked, family), path: outfile }];
  if (outfile === null && (asked ?? [usual]).every(isPrinted))
    return [{ format: onlyFormat(asked, family), path: STDOUT }];

  const extension = outfile === null ? '' : extensionOf(outfile);
  const implied = names.find((name) => ending(name) === extension) ?? null;
  if (outfile !== null && implied === null && OTHER_FORMATS.has(extension)) {
    throw new Misuse(messages.outfileExtension(outfile, extension), {
      remedy: messages.outfileExtensionRemedy(names.map(ending)),
    });
  }
  if (outfile !== null && implied !== null && asked !== null && !asked.includes(implied)) {
    throw new Misuse(messages.formatContradicts(asked.join(','), outfile), {
      remedy: messages.FORMAT_CONTRADICTS_REMEDY,
    });
  }
  const stem = implied === null ? (outfile ?? usualStem) : outfile!.slice(0, -extension.length - 1);
  return (asked ?? [implied ?? usual]).map((format) => ({
    format,
    path: format === implied ? outfile! : `${stem}.${ending(format)}`,
  }));
}

/**
 * Returns the path of a page, next to the picture that links to it.
 * @param slug letters, digits and hyphens, so that no resource name becomes part of a path
 */
export function pagePath({ format, path }: Target, slug: string): string {
  const { extension } = formatRow(format);
  const end = `.${extension}`;
  const stem = path.toLowerCase().endsWith(end) ? path.slice(0, -end.length) : path;
  return `${stem}.${slug}${end}`;
}

/** Returns the target of a link: the file name of a page, or of the overview, which are in one folder. */
export function pageFile(targets: readonly Target[], slug: string | null): string {
  const target = targets.find(({ format }) => formatRow(format).hasLinks) ?? (targets[0] as Target);
  const path = slug === null ? target.path : pagePath(target, slug);
  return basename(path);
}

function onlyFormat<F extends string>(asked: readonly F[] | null, { names, usual }: Family<F>): F {
  if (asked === null) return usual;
  if (asked.length > 1) throw new Misuse(messages.STDOUT_ONE_FORMAT, { remedy: messages.stdoutOneFormatRemedy(names) });
  return asked[0]!;
}

const extensionOf = (path: string): string => /.\.([a-z0-9]+)$/is.exec(basename(path))?.[1]?.toLowerCase() ?? '';
