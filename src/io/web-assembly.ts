import { setFlagsFromString } from 'node:v8';

/**
 * How V8 should compile WebAssembly that runs for a second and never again, by major version of Node. By default it
 * compiles each function twice, quickly and then well, and holds the memory for both. Measured with the rasteriser, a PNG
 * of 9 megapixels, CPU and memory of the whole process: Node 20 from 1.4 s and 227 MB to 1.1 s and 153 MB, Node 22 from
 * 1.4 s and 258 MB to 1.2 s and 157 MB. Node 24 is faster with its own choice. A version that is not here may not know the
 * flags, and would say so on stderr.
 */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  20: ['--no-liftoff', '--no-wasm-loop-unrolling', '--no-wasm-loop-peeling', '--no-wasm-opt'],
  22: ['--no-liftoff', '--no-wasm-loop-unrolling', '--no-wasm-loop-peeling', '--no-wasm-opt'],
};

/** Before the first WebAssembly is compiled; afterwards it changes nothing. @param version as in `process.versions.node` */
export function tuneWebAssembly(version: string): void {
  for (const flag of FLAGS[version.split('.', 1)[0]!] ?? []) setFlagsFromString(flag);
}
