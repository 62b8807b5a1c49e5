import { setFlagsFromString } from 'node:v8';

/**
 * V8 flags for the rasteriser in Node 20: compile quickly, and only once. The optimising compiler takes 0.7 s of CPU for
 * functions that run for less. Measured for a PNG, CPU of the whole process: 1.7 megapixels from 1.4 s to 0.7 s, 6.6 megapixels
 * (the default scale) from 1.6 s to 1.2 s, 26 megapixels from 2.4 s to 2.6 s; memory is the same.
 */
const COMPILES_QUICKLY = ['--liftoff-only'];

/**
 * V8 flags for the rasteriser in Node 22: compile with optimisation, and only once. By default, V8 compiles each function twice
 * and keeps both in memory. Measured for a PNG of 9 megapixels: from 1.4 s and 258 MB to 1.2 s and 157 MB.
 * Node 24 is faster with its defaults.
 */
const COMPILES_ONCE = ['--no-liftoff', '--no-wasm-loop-unrolling', '--no-wasm-loop-peeling', '--no-wasm-opt'];

/**
 * Bytes of a function's code to run before V8 optimises it: 15 times the default. Most optimised code had finished running by the
 * time it was ready. Measured for SVG, CPU of the whole process: 30 nodes from 0.46 s to 0.37 s, 1,000 from 2.3 s to 1.4 s,
 * 10,000 from 9.4 s to 8.2 s. Node 22 and newer count differently, and wait longer by default.
 */
const OPTIMISES_LATE = ['--interrupt-budget=1000000'];

/** Flags by major version of Node. An unlisted version may not know the flags and would complain on stderr. */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  20: [...COMPILES_QUICKLY, ...OPTIMISES_LATE],
  22: COMPILES_ONCE,
};

/** Sets the V8 flags. Call before heavy work; later calls have little effect. @param version value of `process.versions.node` */
export function tuneV8(version: string): void {
  for (const flag of FLAGS[version.split('.', 1)[0]!] ?? []) setFlagsFromString(flag);
}
