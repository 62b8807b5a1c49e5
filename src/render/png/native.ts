/**
 * The native build of the rasteriser, if it is installed beside this program. It is several times as fast and writes
 * the same bytes. The program does not depend on it.
 */
import inter400 from '../assets/inter-400.ttf';
import inter600 from '../assets/inter-600.ttf';

/** Family of the bundled fonts, as they name themselves. */
export const FONT_FAMILY = 'Inter';

/**
 * The only fonts that a PNG may use. They are TrueType, because the rasteriser silently drops text in a font that it
 * cannot read.
 */
export const FONTS: readonly Uint8Array[] = [inter400, inter600];

const PACKAGE = '@resvg/resvg-js';
/** Version of the bundled WebAssembly build. Another version could draw different pixels. */
export const RASTERISER_VERSION = '2.6.2';

/** Services that the native rasteriser needs from the machine. src/platform implements them. */
export interface Machine {
  /** Returns a package installed beside the program in exactly this version, or null. */
  readonly installed: (name: string, version: string) => unknown;
  readonly withTemporaryFiles: <T>(files: readonly Uint8Array[], work: (paths: readonly string[]) => T) => Promise<T>;
}

interface Native {
  readonly Resvg: new (svg: string, options: object) => { render(): { asPng(): Uint8Array } };
}

/**
 * Returns PNG bytes; null if there is no native rasteriser or it fails. The WebAssembly build then draws the SVG, and
 * reports the error if it fails too.
 */
export async function rasteriseNatively(svg: string, scale: number, machine: Machine): Promise<Uint8Array | null> {
  const installed = machine.installed(PACKAGE, RASTERISER_VERSION) as Partial<Native> | null;
  const Resvg = installed?.Resvg;
  if (Resvg === undefined) return null;
  try {
    // The native build reads fonts from files only.
    return await machine.withTemporaryFiles(FONTS, (fontFiles) => {
      const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: FONT_FAMILY, sansSerifFamily: FONT_FAMILY };
      return new Resvg(svg, { fitTo: { mode: 'zoom', value: scale }, font }).render().asPng();
    });
  } catch {
    return null;
  }
}
