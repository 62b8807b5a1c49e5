import { setFlagsFromString } from 'node:v8';

/**
 * How V8 compiles the rasteriser in Node 20: quickly, and not a second time. The optimising compiler takes 0.7 s of CPU for
 * functions that run for less. Measured with a PNG, CPU of the whole process: 1.7 megapixels from 1.4 s to 0.7 s, 6.6
 * megapixels (the default scale) from 1.6 s to 1.2 s, 26 megapixels from 2.4 s to 2.6 s; memory is the same.
 */
const COMPILES_QUICKLY = ['--liftoff-only'];

/**
 * How V8 compiles the rasteriser in Node 22: well, and only once. By default it compiles each function twice, quickly and then
 * well, and holds the memory for both. Measured with a PNG of 9 megapixels: from 1.4 s and 258 MB to 1.2 s and 157 MB.
 * Node 24 is faster with its own choice.
 */
const COMPILES_ONCE = ['--no-liftoff', '--no-wasm-loop-unrolling', '--no-wasm-loop-peeling', '--no-wasm-opt'];

/**
 * When V8 should optimise a function: after so many bytes of its code have run, 15 times as many as by default. Most of what
 * it optimised before was done with by then. Measured with SVG, CPU of the whole process: 30 nodes from 0.46 s to 0.37 s,
 * 1,000 from 2.3 s to 1.4 s, 10,000 from 9.4 s to 8.2 s. From Node 22 on it counts otherwise, and waits longer by itself.
 */
const OPTIMISES_LATE = ['--interrupt-budget=1000000'];

/** By major version of Node. One that is not here may not know the flags, and would say so on stderr. */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  20: [...COMPILES_QUICKLY, ...OPTIMISES_LATE],
  22: COMPILES_ONCE,
};

/** Before anything large runs; afterwards it changes little. @param version as in `process.versions.node` */
export function tuneV8(version: string): void {
  for (const flag of FLAGS[version.split('.', 1)[0]!] ?? []) setFlagsFromString(flag);
}
