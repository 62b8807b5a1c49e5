import { setFlagsFromString } from 'node:v8';

/**
 * How V8 should compile WebAssembly that runs for a second and never again. By default it compiles each function twice,
 * quickly and then well, and holds the memory for both. Measured with the rasteriser, a PNG of 9 megapixels, CPU and memory
 * of the whole process: Node 20 from 1.4 s and 227 MB to 1.1 s and 153 MB, Node 22 from 1.4 s and 258 MB to 1.2 s and
 * 157 MB. Node 24 is faster with its own choice.
 */
const WEB_ASSEMBLY = ['--no-liftoff', '--no-wasm-loop-unrolling', '--no-wasm-loop-peeling', '--no-wasm-opt'];

/**
 * When V8 should optimise a function: after so many bytes of its code have run, 15 times as many as by default. Most of what
 * it optimised before was done with by then. Measured with SVG, CPU of the whole process: 30 nodes from 0.46 s to 0.37 s,
 * 1,000 from 2.3 s to 1.4 s, 10,000 from 9.4 s to 8.2 s. From Node 22 on it counts otherwise, and waits longer by itself.
 */
const OPTIMISES_LATE = ['--interrupt-budget=1000000'];

/** By major version of Node. One that is not here may not know the flags, and would say so on stderr. */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  20: [...WEB_ASSEMBLY, ...OPTIMISES_LATE],
  22: WEB_ASSEMBLY,
};

/** Before anything large runs; afterwards it changes little. @param version as in `process.versions.node` */
export function tuneV8(version: string): void {
  for (const flag of FLAGS[version.split('.', 1)[0]!] ?? []) setFlagsFromString(flag);
}
