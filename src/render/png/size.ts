import { Bug } from '../../errors.js';
import { SCALE_DEFAULT } from '../../limits.js';
import { PNG_MAX_PIXELS, PNG_USUAL_PIXELS } from '../limits.js';
import { NOT_AN_SVG } from '../messages.js';

export interface Size {
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
export function cappedScale({ width, height }: Size, asked: number): number {
  const pixels = width * height * asked * asked;
  if (pixels <= PNG_MAX_PIXELS) return asked;
  const largest = Math.sqrt(PNG_MAX_PIXELS / (width * height));
  return Math.max(Math.floor(largest * 100) / 100, Math.min(largest, 0.01));
}
