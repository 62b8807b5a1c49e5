import { PNG_MAX_PIXELS } from '../../limits.js';
import { pngScaledDown } from '../../messages.js';
import { rasterise, startRasteriser } from './rasteriser.js';
import { cappedScale, sizeOf } from './size.js';

export interface PngOptions {
  /** Pixels of the PNG for each pixel of the SVG, each way. */
  readonly scale: number;
}

export interface Png {
  readonly bytes: Uint8Array;
  /** What the reader must know: the picture had to be made smaller. Null where all went as asked. */
  readonly note: string | null;
}

/** An SVG drawn by this program as PNG, with the bundled fonts and nothing from the machine: the same bytes everywhere. */
export async function drawPng(svg: string, { scale }: PngOptions): Promise<Png> {
  const used = cappedScale(sizeOf(svg), scale);
  await startRasteriser();
  const bytes = rasterise(svg, used);
  return { bytes, note: used === scale ? null : pngScaledDown(scale, used, PNG_MAX_PIXELS / 1e6) };
}
