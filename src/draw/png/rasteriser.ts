import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { FONT_FAMILY, FONTS } from './fonts.js';

/** WebAssembly may be started once in a process; a second start throws. */
let started: Promise<void> | undefined;

/** Loads the rasteriser at the first call; later calls wait for the same load. */
export function startRasteriser(): Promise<void> {
  started ??= initWasm(wasm as Uint8Array<ArrayBuffer>);
  return started;
}

/** PNG bytes of an SVG, after `startRasteriser`. Its memory is outside the garbage collector, so it is given back here. */
export function rasterise(svg: string, scale: number): Uint8Array {
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: { fontBuffers: [...FONTS], defaultFontFamily: FONT_FAMILY, sansSerifFamily: FONT_FAMILY },
  });
  try {
    const image = picture.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    picture.free();
  }
}
