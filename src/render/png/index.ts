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
  /** Pixels of the PNG per pixel of the SVG, in each direction; null for a scale that suits the size of the diagram. */
  readonly scale: number | null;
  /** Access to a native rasteriser; absent for the bundled one. The bytes are the same. */
  readonly machine?: Machine;
}

export interface Png {
  readonly bytes: Uint8Array;
  /** A note for the user if the scale had to be reduced; null otherwise. */
  readonly note: string | null;
}

/** Rasterises an SVG of this program with the bundled fonts only, so that the bytes are the same on every machine. */
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
  // A PNG cannot follow the reader's light or dark setting.
  const whole = await drawSvg(layoutOf(layout, side), theme === 'auto' ? 'light' : theme);
  const { svg, undrawn } = await withFallbackFonts(whole, { fonts });
  const { bytes, note } = await drawPng(svg, options);
  return { content: bytes, note: withUndrawn(note, undrawn) };
};
