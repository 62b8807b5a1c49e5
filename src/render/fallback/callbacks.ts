/**
 * Wraps JavaScript functions as WebAssembly functions, so that a WebAssembly table can hold them. A generated module
 * imports and re-exports them, which works in every version of Node.
 * https://webassembly.github.io/spec/core/binary/modules.html
 */

/**
 * A function without a result. `parameters` has one letter per parameter: `i` for a 32-bit integer, `f` for a 32-bit
 * float.
 */
export interface Callback {
  readonly parameters: string;
  readonly call: (...values: number[]) => void;
}

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const [TYPES, IMPORTS, EXPORTS] = [1, 2, 7];
const [FUNCTION_TYPE, FUNCTION] = [0x60, 0x00];
const VALUE: Readonly<Record<string, number>> = { i: 0x7f, f: 0x7d };
/** Lengths are encoded as one LEB128 byte, which is enough for a handful of functions. */
const LENGTH_MAX = 0x7f;

function counted(bytes: readonly number[], count = bytes.length): number[] {
  if (count > LENGTH_MAX || bytes.length > LENGTH_MAX) throw new RangeError('too many callbacks');
  return [count, ...bytes];
}

const section = (id: number, items: readonly (readonly number[])[]): number[] => [
  id,
  ...counted(counted(items.flat(), items.length)),
];

/** Export names are digits: `0`, `1`. */
const nameOf = (i: number): number[] => counted([0x30 + i]);
const MODULE_NAME = counted([0x6d]);

/**
 * Returns the wrapped functions in the order of `callbacks`, at most nine.
 * @throws RangeError if a section exceeds 127 bytes
 */
export function asWasmFunctions(callbacks: readonly Callback[]): readonly unknown[] {
  const types = callbacks.map(({ parameters }) => [
    FUNCTION_TYPE,
    ...counted([...parameters].map((type) => VALUE[type] as number)),
    0,
  ]);
  const imports = callbacks.map((_, i) => [...MODULE_NAME, ...nameOf(i), FUNCTION, i]);
  const exported = callbacks.map((_, i) => [...nameOf(i), FUNCTION, i]);
  const bytes = [...HEADER, ...section(TYPES, types), ...section(IMPORTS, imports), ...section(EXPORTS, exported)];
  const given = Object.fromEntries(callbacks.map(({ call }, i) => [String(i), call]));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)), { m: given });
  return callbacks.map((_, i) => exports[String(i)]);
}
