/** Writes a PNG: rasterises the SVG with the bundled fonts, and with fallback fonts as outlines. */
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { Bug } from '../../errors.js';
import type { Layout } from '../../layout/layout.js';
import { SCALE_DEFAULT } from '../../limits.js';
import { PNG_MAX_PIXELS, PNG_USUAL_PIXELS } from '../limits.js';
import { NOT_AN_SVG, pngScaledDown, RASTERISER_FAILED, RASTERISER_FAILED_REMEDY } from '../messages.js';
import { layoutOf } from '../side.js';
import { drawSvg } from '../svg/index.js';
import { withUndrawn } from '../undrawn.js';
import { withFallbackFonts } from '../with-fonts.js';
import type { Writer } from '../writer.js';
import { FONT_FAMILY, FONTS, type Machine, rasteriseNatively } from './native.js';

/** Options of `drawPng`. */
export interface PngOptions {
  /** Pixels of the PNG per pixel of the SVG, in each direction; null for a scale that suits the size of the diagram. */
  readonly scale: number | null;
  /** Access to a native rasteriser; absent for the bundled one. The bytes are the same. */
  readonly machine?: Machine;
}

/** A rasterised diagram. */
export interface Png {
  readonly bytes: Uint8Array;
  /** A note for the user if the scale had to be reduced; null otherwise. */
  readonly note: string | null;
}

/** Rasterises an SVG of this program with the bundled fonts only, so that the bytes are the same on every machine. */
export async function drawPng(svg: string, { scale, machine }: PngOptions): Promise<Png> {
  const size = sizeOf(svg);
  const requested = scale ?? defaultScale(size);
  const used = cappedScale(size, requested);
  const note = used === requested ? null : pngScaledDown(requested, used, PNG_MAX_PIXELS / 1e6);
  const bytes = machine === undefined ? null : await rasteriseNatively(svg, used, machine);
  if (bytes !== null) return { bytes, note };
  await startRasteriser();
  return { bytes: rasterise(svg, used), note };
}

/** Writes a PNG, scaled down with a note if it would exceed the limit of pixels. */
export const write: Writer<Layout> = async (layout, { theme, side, appearance, ...options }) => {
  // A PNG cannot follow the reader's light or dark setting.
  const diagram = await drawSvg(layoutOf(layout, side), theme === 'auto' ? 'light' : theme, null, null, appearance);
  const { svg, undrawn } = await withFallbackFonts(diagram, options);
  const { bytes, note } = await drawPng(svg, options);
  return { content: bytes, note: withUndrawn(note, undrawn) };
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the size in pixels at scale 1, from the root element of an SVG that this program drew.
 * @throws Bug if the root has no size
 */
export function sizeOf(svg: string): Size {
  const root = /<svg [^>]*?\bwidth="([\d.]+)" height="([\d.]+)"/.exec(svg.slice(0, 1000));
  if (root === null) throw new Bug(NOT_AN_SVG);
  return { width: Number(root[1]), height: Number(root[2]) };
}

/** Returns a scale that is sharp on high-density screens unless the diagram is already large; never less than 1. */
export function defaultScale({ width, height }: Size): number {
  const affordable = Math.floor(Math.sqrt(PNG_USUAL_PIXELS / (width * height)) * 100) / 100;
  return Math.min(SCALE_DEFAULT, Math.max(1, affordable));
}

/** Returns the requested scale, or the largest scale under the pixel limit, rounded down to hundredths. */
export function cappedScale({ width, height }: Size, requested: number): number {
  const pixels = width * height * requested * requested;
  if (pixels <= PNG_MAX_PIXELS) return requested;
  const largest = Math.sqrt(PNG_MAX_PIXELS / (width * height));
  return Math.max(Math.floor(largest * 100) / 100, Math.min(largest, 0.01));
}

/** WebAssembly may be initialised once per process; a second attempt throws. */
let started: Promise<void> | undefined;

/** Loads the rasteriser on the first call. Later calls wait for the same load. */
function startRasteriser(): Promise<void> {
  started ??= initWasm(wasm as Uint8Array<ArrayBuffer>);
  return started;
}

/**
 * Returns the PNG bytes of an SVG. Call `startRasteriser` first.
 *
 * @throws Bug if the rasteriser fails, as it does on an icon that lies wholly outside the diagram.
 */
function rasterise(svg: string, scale: number): Uint8Array {
  try {
    return render(svg, scale);
  } catch (cause) {
    throw new Bug(RASTERISER_FAILED, { remedy: RASTERISER_FAILED_REMEDY, cause });
  }
}

/** The rasteriser's memory is not garbage collected, so each object is freed as soon as it is no longer needed. */
function render(svg: string, scale: number): Uint8Array {
  const image = paint(svg, scale);
  try {
    return image.asPng();
  } finally {
    image.free();
  }
}

function paint(svg: string, scale: number): ReturnType<InstanceType<typeof Resvg>['render']> {
  const document = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: { fontBuffers: [...FONTS], defaultFontFamily: FONT_FAMILY, sansSerifFamily: FONT_FAMILY },
  });
  try {
    return document.render();
  } finally {
    document.free();
  }
}
