/**
 * Reads the icons and fonts that annotation files name, and passes on the colours that they set. Annotation files may
 * be untrusted, and the files that they name are, too.
 */
import type { Annotated } from '../annotate/index.js';
import type { Pattern } from '../annotate/model.js';
import { InvalidInput } from '../errors.js';
import type { Io } from '../platform/io.js';
import type { FallbackFont } from '../render/fallback/font.js';
import { formatRow } from '../render/formats.js';
import { ICON_BYTES_MAX, ICONS_MAX } from '../render/limits.js';
import type { Appearance, Icon } from '../render/writer.js';
import type { Drawing } from './draw.js';
import { type NamedFile, namedFonts, readNamed, withNamedFonts } from './fonts.js';
import * as messages from './messages.js';

/** The parts of annotations that decide how a diagram looks. */
export type NamedStyle = Pick<Annotated, 'fonts' | 'icons' | 'brand'>;

/** Members of `Tools` that a diagram needs for its appearance. */
export interface DrawnStyle {
  /** Fonts of the request, then those of annotation files. */
  readonly fallbackFonts: readonly FallbackFont[];
  readonly brandFonts?: readonly FallbackFont[];
  readonly appearance?: Appearance;
}

/**
 * Reads the files that annotations name. Their paths are relative to the annotation file, and must stay in its
 * repository, or in its directory without one.
 * @param requested fonts of the request
 * @param drawing the formats; null to draw nothing, and then no file is read
 * @throws InvalidInput with file, line and column
 */
export async function styleOf(
  requested: readonly FallbackFont[],
  { fonts, icons, brand }: NamedStyle,
  drawing: Pick<Drawing, 'formats'> | null,
  io: Io,
): Promise<DrawnStyle> {
  const fallbackFonts = await withNamedFonts(requested, fonts, drawing, io);
  if (drawing === null || (icons.size === 0 && brand === null)) return { fallbackFonts };
  const hasOwnFonts = drawing.formats.some((format) => formatRow(format).usesFallbackFonts === true);
  const brandFonts = hasOwnFonts ? await namedFonts(brand?.fontFiles ?? [], io) : [];
  return {
    fallbackFonts,
    ...(brandFonts.length > 0 && { brandFonts }),
    appearance: { icons: await readIcons(icons, io), brand },
  };
}

/** Reads the icon files, by slug. */
async function readIcons(files: NamedStyle['icons'], io: Io): Promise<Appearance['icons']> {
  const read: Record<string, Icon> = {};
  if (files.size === 0) return read;
  const { readIcon } = await import('../render/own-icon.js');
  const { IconFault } = await import('../render/png/pixels.js');
  for (const [slug, path] of files) {
    if (Object.keys(read).length >= ICONS_MAX) throw refused(path, messages.iconsTooMany(ICONS_MAX));
    const { bytes } = await readNamed(path, ICON_FILE, io);
    try {
      read[slug] = readIcon(bytes, slug);
    } catch (cause) {
      throw cause instanceof IconFault ? refused(path, cause.message) : cause;
    }
  }
  return read;
}

const refused = ({ text, location }: Pattern, reason: string): InvalidInput =>
  new InvalidInput(messages.iconRefused(location, text, reason), { remedy: messages.ICON_REMEDY });

const ICON_FILE: NamedFile = { noun: 'icon', bytes: ICON_BYTES_MAX, remedy: messages.ICON_REMEDY };
