/**
 * Reads the fonts for characters that the bundled font lacks: those of the request, then those that annotation files
 * name.
 */
import { dirname, isAbsolute, join } from 'node:path';
import type { Pattern } from '../annotate/model.js';
import { InvalidInput } from '../errors.js';
import type { Io } from '../platform/io.js';
import type { FallbackFont, FontFile } from '../render/fallback/font.js';
import { formatRow } from '../render/formats.js';
import { FONT_BYTES_MAX, FONTS_MAX } from '../render/limits.js';
import { packageContaining } from '../terraform/fetch/package.js';
import { readWithin } from '../terraform/fetch/read-within.js';
import type { Drawing } from './draw.js';
import * as messages from './messages.js';

/** A kind of file that annotations name, with its size limit and the remedy for a larger one. */
export interface NamedFile {
  readonly noun: 'font' | 'icon';
  readonly bytes: number;
  readonly remedy: string;
}

/** Size limit of a font file, and the remedy for a larger one. */
export const FONT_FILE: NamedFile = { noun: 'font', bytes: FONT_BYTES_MAX, remedy: messages.FONT_TOO_LARGE_REMEDY };

/**
 * Reads the fonts of the request. Call it before other work: a file that is not a font ends the run.
 * @throws InvalidInput naming the file
 */
export async function fontsOf(drawing: Pick<Drawing, 'fonts'> | null, io: Io): Promise<readonly FallbackFont[]> {
  return readFonts(drawing?.fonts ?? [], io);
}

async function readFonts(files: readonly FontFile[], io: Io): Promise<readonly FallbackFont[]> {
  if (files.length === 0) return [];
  checkCount(files.length);
  const { readFallbackFont } = await import('../render/fallback/font.js');
  return files.map((file) => readFallbackFont(file, io));
}

function checkCount(count: number): void {
  if (count <= FONTS_MAX) return;
  throw new InvalidInput(messages.fontsTooMany(count, FONTS_MAX), { remedy: messages.FONTS_TOO_MANY_REMEDY });
}

/**
 * Returns the fonts of the request, followed by those that annotation files name. Paths are relative to the annotation
 * file, and must stay in its repository, or in its directory without one: the file may be untrusted.
 * @param named fonts in annotation files; not read if no format takes fonts
 * @throws InvalidInput with file, line and column
 */
export async function withNamedFonts(
  fonts: readonly FallbackFont[],
  named: readonly Pattern[],
  drawing: Pick<Drawing, 'formats'> | null,
  io: Io,
): Promise<readonly FallbackFont[]> {
  const isUsed = drawing?.formats.some((format) => formatRow(format).usesFallbackFonts) === true;
  if (!isUsed || named.length === 0) return fonts;
  checkCount(fonts.length + named.length);
  return [...fonts, ...(await namedFonts(named, io))];
}

/**
 * Reads the fonts at paths in annotation files.
 * @throws InvalidInput with file, line and column
 */
export async function namedFonts(named: readonly Pattern[], io: Io): Promise<readonly FallbackFont[]> {
  const files: FontFile[] = [];
  for (const path of named) files.push(await readNamed(path, FONT_FILE, io));
  return readFonts(files, io);
}

/**
 * Reads a file at a path in an annotation file.
 * @throws InvalidInput with file, line and column, including a path that leads out of the repository
 */
export async function readNamed({ text, location }: Pattern, kind: NamedFile, io: Io): Promise<FontFile> {
  const directory = dirname(location.file);
  const real = await io.realPath(directory).catch(() => null);
  if (isAbsolute(text) || real === null) throw fault('outside', { text, location }, kind);
  const { top } = await packageContaining(real, io);
  const file = await readWithin(top, join(real, text), kind.bytes, io);
  if (file.is === 'read') return { name: join(directory, text), bytes: file.bytes };
  throw fault(file.is, { text, location }, kind);
}

const fault = (
  kind: keyof typeof messages.FILE_FAULTS | 'too-large',
  { text, location }: Pattern,
  { noun, bytes, remedy: remedyForSize }: NamedFile,
): InvalidInput => {
  const reason = kind === 'too-large' ? messages.largerThan(bytes) : messages.FILE_FAULTS[kind];
  const remedy = kind === 'too-large' ? remedyForSize : messages.fileUnreadRemedy(noun);
  return new InvalidInput(messages.fileUnread(location, noun, text, reason), { remedy });
};
