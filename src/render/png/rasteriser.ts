import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { Bug } from '../../errors.js';
import { RASTERISER_FAILED, RASTERISER_FAILED_REMEDY } from '../messages.js';
import { FONT_FAMILY, FONTS } from './fonts.js';

/** WebAssembly may be initialised once per process; a second attempt throws. */
let started: Promise<void> | undefined;

/** Loads the rasteriser on the first call. Later calls wait for the same load. */
export function startRasteriser(): Promise<void> {
  started ??= initWasm(wasm as Uint8Array<ArrayBuffer>);
  return started;
}

/**
 * Returns the PNG bytes of an SVG. Call `startRasteriser` first.
 *
 * @throws Bug if the rasteriser fails, as it does on an icon that lies wholly outside the diagram.
 */
export function rasterise(svg: string, scale: number): Uint8Array {
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
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: { fontBuffers: [...FONTS], defaultFontFamily: FONT_FAMILY, sansSerifFamily: FONT_FAMILY },
  });
  try {
    return picture.render();
  } finally {
    picture.free();
  }
}
