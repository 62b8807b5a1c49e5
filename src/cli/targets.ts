import { FORMAT_DEFAULT, FORMAT_NAMES, type Format, formatCalled, formatRow } from '../diagram.js';
import { Misuse } from '../errors.js';
import type { Options } from '../options.js';
import * as messages from './messages.js';

/** One picture to write. `path` is `-` for stdout. */
export interface Target {
  readonly format: Format;
  readonly path: string;
}

export const STDOUT = '-';
/** `/dev/stdout` is written as what it is: a rename would put a file in the place of what the shell has opened. */
export const isStdout = (path: string): boolean => path === STDOUT || path === '/dev/stdout';
const DEFAULT_NAME = 'architecture';
/** Formats that people may expect of a diagram; where we have none, they would get an SVG under a wrong name. */
const OTHER_FORMATS = new Set(['pdf', 'jpg', 'jpeg', 'gif', 'webp', 'json', 'dot', 'drawio']);

/**
 * Which pictures to write where. `--format` wins; without it the extension of `--outfile` picks.
 * @param isDevice whether `--outfile` is there and no file: then it is written to, without an extension
 * @throws Misuse when the two contradict each other, or name something that cannot be written.
 */
export function chooseTargets(
  { format: asked, outfile }: Pick<Options<'draw'>, 'format' | 'outfile'>,
  isDevice = false,
): readonly Target[] {
  if (outfile !== null && isStdout(outfile)) return [{ format: onlyFormat(asked), path: STDOUT }];
  if (outfile !== null && isDevice) return [{ format: onlyFormat(asked), path: outfile }];

  const extension = outfile === null ? '' : extensionOf(outfile);
  const implied = formatCalled(extension);
  if (outfile !== null && implied === null && OTHER_FORMATS.has(extension)) {
    throw new Misuse(messages.outfileExtension(outfile, extension), {
      remedy: messages.outfileExtensionRemedy(FORMAT_NAMES.map((name) => formatRow(name).extension)),
    });
  }
  if (outfile !== null && implied !== null && asked !== null && !asked.includes(implied)) {
    throw new Misuse(messages.formatContradicts(asked.join(','), outfile), {
      remedy: messages.FORMAT_CONTRADICTS_REMEDY,
    });
  }
  const stem = implied === null ? (outfile ?? DEFAULT_NAME) : outfile!.slice(0, -extension.length - 1);
  return (asked ?? [implied ?? FORMAT_DEFAULT]).map((format) => ({
    format,
    path: format === implied ? outfile! : `${stem}.${formatRow(format).extension}`,
  }));
}

/** Beside the picture that leads to it. @param slug letters, digits and hyphens, so that no name of a resource is part of a path */
export function pagePath({ format, path }: Target, slug: string): string {
  const { extension } = formatRow(format);
  const end = `.${extension}`;
  const stem = path.toLowerCase().endsWith(end) ? path.slice(0, -end.length) : path;
  return `${stem}.${slug}${end}`;
}

/** What a link says: the file of a page, or of the overview, in the folder that both are in. */
export function pageFile(targets: readonly Target[], slug: string | null): string {
  const target = targets.find(({ format }) => formatRow(format).hasLinks) ?? (targets[0] as Target);
  const path = slug === null ? target.path : pagePath(target, slug);
  return path.split(/[\\/]/).at(-1) as string;
}

function onlyFormat(asked: readonly Format[] | null): Format {
  if (asked === null) return FORMAT_DEFAULT;
  if (asked.length > 1)
    throw new Misuse(messages.STDOUT_ONE_FORMAT, { remedy: messages.stdoutOneFormatRemedy(FORMAT_NAMES) });
  return asked[0]!;
}

const extensionOf = (path: string): string => /[^\\/]\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
