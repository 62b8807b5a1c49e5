/**
 * The native build of the rasteriser, where somebody has installed it beside this program: several times as fast, with the
 * same bytes. The program does not depend on it.
 */
import { FONT_FAMILY, FONTS } from './fonts.js';

const PACKAGE = '@resvg/resvg-js';
/** Of the bundled WebAssembly: another version could draw other pixels. */
export const RASTERISER_VERSION = '2.6.2';

/** What the native rasteriser needs of the machine: src/platform has it. */
export interface Machine {
  /** A package installed beside the program, in exactly this version, or null. */
  readonly installed: (name: string, version: string) => unknown;
  readonly withTemporaryFiles: <T>(files: readonly Uint8Array[], work: (paths: readonly string[]) => T) => Promise<T>;
}

interface Native {
  readonly Resvg: new (svg: string, options: object) => { render(): { asPng(): Uint8Array } };
}

/** PNG bytes, or null where there is no native rasteriser, or it fails: WebAssembly is asked then, and says why. */
export async function rasteriseNatively(svg: string, scale: number, machine: Machine): Promise<Uint8Array | null> {
  const found = machine.installed(PACKAGE, RASTERISER_VERSION) as Partial<Native> | null;
  const Resvg = found?.Resvg;
  if (Resvg === undefined) return null;
  try {
    // It reads fonts from files only.
    return await machine.withTemporaryFiles(FONTS, (fontFiles) => {
      const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: FONT_FAMILY, sansSerifFamily: FONT_FAMILY };
      return new Resvg(svg, { fitTo: { mode: 'zoom', value: scale }, font }).render().asPng();
    });
  } catch {
    return null;
  }
}
