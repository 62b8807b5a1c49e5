import { Misuse } from '../errors.js';
import { FORMATS, type Format, type Options } from '../options.js';
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
/** Formats that people may expect of a diagram and would get an SVG for, under a wrong name. */
const OTHER_FORMATS = new Set(['pdf', 'jpg', 'jpeg', 'gif', 'webp', 'html', 'json', 'dot', 'drawio', 'mmd']);

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
  const implied = isFormat(extension) ? extension : null;
  if (outfile !== null && OTHER_FORMATS.has(extension)) {
    throw new Misuse(messages.outfileExtension(outfile, extension), {
      remedy: messages.outfileExtensionRemedy(FORMATS),
    });
  }
  if (outfile !== null && implied !== null && asked !== null && !asked.includes(implied)) {
    throw new Misuse(messages.formatContradicts(asked.join(','), outfile), {
      remedy: messages.FORMAT_CONTRADICTS_REMEDY,
    });
  }
  const stem = implied === null ? (outfile ?? DEFAULT_NAME) : outfile!.slice(0, -implied.length - 1);
  return (asked ?? [implied ?? FORMATS[0]]).map((format) => ({
    format,
    path: format === implied ? outfile! : `${stem}.${format}`,
  }));
}

function onlyFormat(asked: readonly Format[] | null): Format {
  if (asked === null) return FORMATS[0];
  if (asked.length > 1)
    throw new Misuse(messages.STDOUT_ONE_FORMAT, { remedy: messages.stdoutOneFormatRemedy(FORMATS) });
  return asked[0]!;
}

const isFormat = (text: string): text is Format => (FORMATS as readonly string[]).includes(text);

const extensionOf = (path: string): string => /[^\\/]\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
