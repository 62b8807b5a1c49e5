/**
 * Makes WebAssembly functions from JavaScript functions, so that a WebAssembly table can contain them. A generated
 * module imports and re-exports them, which works in every version of Node.
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

/** `\0asm`, version 1. */
const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
/** Ids of the sections. */
const [TYPES, IMPORTS, EXPORTS] = [1, 2, 7];
const [FUNCTION_TYPE, FUNCTION] = [0x60, 0x00];
/** Value types by the letters of `parameters`. */
const VALUE_TYPES: Readonly<Record<string, number>> = { i: 0x7f, f: 0x7d };
/** Lengths are encoded as one LEB128 byte, which is enough for a handful of functions. */
const LENGTH_MAX = 0x7f;

/** Returns bytes after their count, or after the count of the items that they encode. */
function withCount(bytes: readonly number[], count = bytes.length): number[] {
  if (count > LENGTH_MAX || bytes.length > LENGTH_MAX) throw new RangeError('too many callbacks');
  return [count, ...bytes];
}

const section = (id: number, items: readonly (readonly number[])[]): number[] => [
  id,
  ...withCount(withCount(items.flat(), items.length)),
];

/** Functions are imported and exported under one digit: `0`, `1`. */
const nameOf = (index: number): number[] => withCount([0x30 + index]);
/** Imports come from the module `m`. */
const MODULE_NAME = withCount([0x6d]);

/**
 * Returns the wrapped functions in the order of `callbacks`, at most nine.
 * @throws RangeError if a section exceeds 127 bytes
 */
export function asWasmFunctions(callbacks: readonly Callback[]): readonly unknown[] {
  const types = callbacks.map(({ parameters }) => [
    FUNCTION_TYPE,
    ...withCount([...parameters].map((letter) => VALUE_TYPES[letter] as number)),
    // No results.
    0,
  ]);
  const imports = callbacks.map((_, i) => [...MODULE_NAME, ...nameOf(i), FUNCTION, i]);
  const exportsByName = callbacks.map((_, i) => [...nameOf(i), FUNCTION, i]);
  const bytes = [...HEADER, ...section(TYPES, types), ...section(IMPORTS, imports), ...section(EXPORTS, exportsByName)];
  const functions = Object.fromEntries(callbacks.map(({ call }, i) => [String(i), call]));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)), { m: functions });
  return callbacks.map((_, i) => exports[String(i)]);
}
