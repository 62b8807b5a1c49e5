import type { Layout } from '../../layout/layout.js';
import { PNG_MAX_PIXELS } from '../limits.js';
import { pngScaledDown } from '../messages.js';
import { layoutOf } from '../side.js';
import { drawSvg } from '../svg/index.js';
import { withUndrawn } from '../undrawn.js';
import { withFallbackFonts } from '../with-fonts.js';
import type { Writer } from '../writer.js';
import { type Machine, rasteriseNatively } from './native.js';
import { rasterise, startRasteriser } from './rasteriser.js';
import { cappedScale, defaultScale, sizeOf } from './size.js';

export interface PngOptions {
  /** Pixels of the PNG for each pixel of the SVG, each way; null for what suits the size of the picture. */
  readonly scale: number | null;
  /** Where a native rasteriser may be found; without it, the bundled one. The bytes are the same. */
  readonly machine?: Machine;
}

export interface Png {
  readonly bytes: Uint8Array;
  /** What the reader must know: the picture had to be made smaller. Null where all went as asked. */
  readonly note: string | null;
}

/** An SVG drawn by this program as PNG, with the bundled fonts and nothing from the machine: the same bytes everywhere. */
export async function drawPng(svg: string, { scale, machine }: PngOptions): Promise<Png> {
  const size = sizeOf(svg);
  const wanted = scale ?? defaultScale(size);
  const used = cappedScale(size, wanted);
  const note = used === wanted ? null : pngScaledDown(wanted, used, PNG_MAX_PIXELS / 1e6);
  const bytes = machine === undefined ? null : await rasteriseNatively(svg, used, machine);
  if (bytes !== null) return { bytes, note };
  await startRasteriser();
  return { bytes: rasterise(svg, used), note };
}

export const write: Writer<Layout> = async (layout, { theme, side, fonts = [], ...options }) => {
  // A PNG cannot follow its reader's system.
  const whole = await drawSvg(layoutOf(layout, side), theme === 'auto' ? 'light' : theme);
  const { svg, undrawn } = await withFallbackFonts(whole, { fonts });
  const { bytes, note } = await drawPng(svg, options);
  return { content: bytes, note: withUndrawn(note, undrawn) };
};
