import { FORMATS, type Format, LAYOUTS, type LayoutName, THEMES, type ThemeName } from '../diagram.js';
import { Misuse } from '../errors.js';
import { SCALE_MAX, SCALE_MIN } from '../limits.js';
import * as messages from './messages.js';
import type { DrawOptions } from './options.js';

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
export function chooseTargets(options: Pick<DrawOptions, 'format' | 'outfile'>, isDevice = false): readonly Target[] {
  const { outfile } = options;
  const asked = options.format === undefined ? null : parseFormats(options.format);
  if (outfile !== undefined && isStdout(outfile)) return [{ format: onlyFormat(asked), path: STDOUT }];
  if (outfile !== undefined && isDevice) return [{ format: onlyFormat(asked), path: outfile }];

  const extension = outfile === undefined ? '' : extensionOf(outfile);
  const implied = isFormat(extension) ? extension : null;
  if (outfile !== undefined && OTHER_FORMATS.has(extension)) {
    throw new Misuse(messages.outfileExtension(outfile, extension), { remedy: messages.OUTFILE_EXTENSION_REMEDY });
  }
  if (outfile !== undefined && implied !== null && asked !== null && !asked.includes(implied)) {
    throw new Misuse(messages.formatContradicts(asked.join(','), outfile), {
      remedy: messages.FORMAT_CONTRADICTS_REMEDY,
    });
  }
  const stem = implied === null ? (outfile ?? DEFAULT_NAME) : outfile!.slice(0, -implied.length - 1);
  return (asked ?? [implied ?? 'svg']).map((format) => ({
    format,
    path: format === implied ? outfile! : `${stem}.${format}`,
  }));
}

/** Null where nobody asked. @throws Misuse for anything but a number in the limits. */
export function parseScale(text: string | undefined): number | null {
  if (text === undefined) return null;
  const scale = /^\d+(\.\d+)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(scale >= SCALE_MIN && scale <= SCALE_MAX)) {
    throw new Misuse(messages.badScale(text, SCALE_MIN, SCALE_MAX), { remedy: messages.BAD_SCALE_REMEDY });
  }
  return scale;
}

/** @throws Misuse for a name that is not known. */
export function parseLayout(text = 'nested'): LayoutName {
  const layout = LAYOUTS.find((name) => name === text);
  if (layout === undefined) throw new Misuse(messages.unknownLayout(text), { remedy: messages.LAYOUT_REMEDY });
  return layout;
}

/** @throws Misuse for a name that is not known. */
export function parseTheme(text = 'light'): ThemeName {
  const theme = THEMES.find((name) => name === text);
  if (theme === undefined) throw new Misuse(messages.unknownTheme(text), { remedy: messages.THEME_REMEDY });
  return theme;
}

function parseFormats(text: string): readonly Format[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  for (const name of names) {
    if (!isFormat(name)) throw new Misuse(messages.unknownFormat(name), { remedy: messages.FORMAT_REMEDY });
  }
  return FORMATS.filter((format) => names.includes(format));
}

function onlyFormat(asked: readonly Format[] | null): Format {
  if (asked === null) return 'svg';
  if (asked.length > 1) throw new Misuse(messages.STDOUT_ONE_FORMAT, { remedy: messages.STDOUT_ONE_FORMAT_REMEDY });
  return asked[0]!;
}

const isFormat = (text: string): text is Format => (FORMATS as readonly string[]).includes(text);

const extensionOf = (path: string): string => /[^\\/]\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
