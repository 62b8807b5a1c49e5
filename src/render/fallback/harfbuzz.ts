/**
 * HarfBuzz, the text shaper of browsers, in WebAssembly: turns a text into glyphs, positions and outlines. Each font
 * has its own instance with a memory limit, so that a hostile font harms nothing else.
 */

import wasm from 'harfbuzzjs/dist/harfbuzz.wasm';
import { FONT_MEMORY_MAX, OUTLINE_CHARACTERS_MAX } from '../limits.js';

/** The outline of a text in units of 1/1000 em. The left end of the baseline is at 0, 0. */
export interface Outline {
  /** SVG path data; empty for a text without ink. */
  readonly path: string;
  readonly width: number;
}

/** A text in one direction and one script. */
export interface Segment {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** Outline units per em. */
export const UNITS = 1000;

type Exports = Readonly<Record<string, (...values: number[]) => number>>;

const [LEFT_TO_RIGHT, RIGHT_TO_LEFT] = [4, 5];
/** HB_MEMORY_MODE_READONLY */
const READONLY = 1;
/**
 * Size of a record in each of the two glyph arrays that HarfBuzz returns, `hb_glyph_info_t` and `hb_glyph_position_t`.
 */
const GLYPH_BYTES = 20;
const PAGE_BYTES = 65_536;

/** HarfBuzz with one font. */
export interface Shaper {
  /** True if the font has a glyph for the code point. */
  readonly has: (codePoint: number) => boolean;
  /**
   * Returns the outline of a line. @param segments from left to right @throws RangeError if the outline is too large
   */
  readonly outline: (segments: readonly Segment[]) => Outline;
}

let compiled: WebAssembly.Module | undefined;

/**
 * Opens a font.
 * @param font the bytes of its file; the first face of a collection is used
 * @throws RangeError if there is not enough memory for the font
 */
export function openShaper(font: Uint8Array): Shaper {
  const { exports, memory } = start();
  const call = (name: string, ...values: number[]): number => (exports[name] as Exports[string])(...values);
  const allocate = (size: number): number => {
    const at = call('malloc', size);
    if (at === 0) throw new RangeError('no memory for the font');
    return at;
  };
  const at = allocate(font.length);
  new Uint8Array(memory.buffer).set(font, at);
  const face = call('hb_face_create', call('hb_blob_create', at, font.length, READONLY, 0, 0), 0);
  const handle = call('hb_font_create', face);
  const scale = UNITS / call('hb_face_get_upem', face);
  const buffer = call('hb_buffer_create');
  const scratch = allocate(4);
  const pen = newPen(exports, scale);
  const shape = ({ text, isRightToLeft }: Segment): readonly Glyph[] => {
    const codes = Uint32Array.from([...text], (character) => character.codePointAt(0) as number);
    const codesAt = allocate(4 * codes.length);
    new Uint32Array(memory.buffer).set(codes, codesAt / 4);
    call('hb_buffer_reset', buffer);
    call('hb_buffer_add_codepoints', buffer, codesAt, codes.length, 0, codes.length);
    call('free', codesAt);
    call('hb_buffer_set_direction', buffer, isRightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
    call('hb_buffer_guess_segment_properties', buffer);
    call('hb_shape', handle, buffer, 0, 0);
    return glyphsIn(new DataView(memory.buffer), {
      count: call('hb_buffer_get_length', buffer),
      infos: call('hb_buffer_get_glyph_infos', buffer, 0),
      positions: call('hb_buffer_get_glyph_positions', buffer, 0),
    });
  };
  return {
    has: (codePoint) => call('hb_font_get_nominal_glyph', handle, codePoint, scratch) !== 0,
    outline(segments) {
      let [x, y] = [0, 0];
      pen.clear();
      for (const glyph of segments.flatMap(shape)) {
        pen.moveTo(x + glyph.dx, y + glyph.dy);
        call('hb_font_draw_glyph', handle, glyph.id, pen.functions, 0);
        x += glyph.width;
        y += glyph.height;
      }
      return { path: pen.path(), width: x * scale };
    },
  };
}

/** In font units. */
interface Glyph {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly dx: number;
  readonly dy: number;
}

interface Lists {
  readonly count: number;
  readonly infos: number;
  readonly positions: number;
}

function glyphsIn(view: DataView, { count, infos, positions }: Lists): readonly Glyph[] {
  return Array.from({ length: count }, (_, i) => {
    const value = (field: number): number => view.getInt32(positions + i * GLYPH_BYTES + 4 * field, true);
    const id = view.getUint32(infos + i * GLYPH_BYTES, true);
    return { id, width: value(0), height: value(1), dx: value(2), dy: value(3) };
  });
}

function start() {
  compiled ??= new WebAssembly.Module(wasm as Uint8Array<ArrayBuffer>);
  const stop = (): never => {
    throw new Error('HarfBuzz has given up');
  };
  const holder: { memory?: WebAssembly.Memory } = {};
  const grow = (size: number): number => {
    const memory = holder.memory as WebAssembly.Memory;
    if (size > FONT_MEMORY_MAX) return 0;
    memory.grow(Math.ceil((size - memory.buffer.byteLength) / PAGE_BYTES));
    return 1;
  };
  const idle = (): number => 0;
  const instance = new WebAssembly.Instance(compiled, {
    env: {
      emscripten_resize_heap: grow,
      _abort_js: stop,
      _emscripten_runtime_keepalive_clear: idle,
      _setitimer_js: idle,
    },
    wasi_snapshot_preview1: { proc_exit: stop },
  });
  const { memory, ...exports } = instance.exports as unknown as Exports & { readonly memory: WebAssembly.Memory };
  holder.memory = memory;
  exports.__wasm_call_ctors?.();
  return { exports: exports as unknown as Exports & { readonly __indirect_function_table: WebAssembly.Table }, memory };
}

/**
 * Returns a pen that converts HarfBuzz's drawing calls to SVG path data. HarfBuzz's y axis points up, that of SVG down.
 */
function newPen(exports: Exports & { readonly __indirect_function_table: WebAssembly.Table }, scale: number) {
  let [left, base, size] = [0, 0, 0];
  let parts: string[] = [];
  const rounded = (value: number): string => String(Math.round(value * scale * 100) / 100 + 0);
  const add = (letter: string, ...values: number[]): void => {
    const numbers = values.map((value, i) => rounded(i % 2 === 0 ? left + value : -(base + value)));
    const part = `${letter}${numbers.join(' ')}`;
    size += part.length;
    if (size > OUTLINE_CHARACTERS_MAX) throw new RangeError('the outline is too large');
    parts.push(part);
  };
  // HarfBuzz passes three arguments before the coordinates (functions, data, state) and one after them (data).
  const draws = (letter: string, count: number) => ({
    parameters: `iii${'f'.repeat(count)}i`,
    call: (...values: number[]) => add(letter, ...values.slice(3, 3 + count)),
  });
  const callbacks = asWasmFunctions([draws('M', 2), draws('L', 2), draws('Q', 4), draws('C', 6), draws('Z', 0)]);
  const table = exports.__indirect_function_table;
  const first = table.grow(callbacks.length);
  for (const [i, callback] of callbacks.entries()) table.set(first + i, callback);
  const functions = (exports.hb_draw_funcs_create as Exports[string])();
  for (const [i, name] of SETTERS.entries()) {
    (exports[`hb_draw_funcs_set_${name}_func`] as Exports[string])(functions, first + i, 0, 0);
  }
  return {
    functions,
    clear(): void {
      [parts, size] = [[], 0];
    },
    moveTo(x: number, y: number): void {
      [left, base] = [x, y];
    },
    path: (): string => parts.join(''),
  };
}

const SETTERS = ['move_to', 'line_to', 'quadratic_to', 'cubic_to', 'close_path'];

// ---- JavaScript functions as WebAssembly functions, so that a WebAssembly table can hold them.
// A generated module imports and re-exports them, which works in every version of Node.
// https://webassembly.github.io/spec/core/binary/modules.html

/**
 * A function without a result. `parameters` has one letter per parameter: `i` for a 32-bit integer, `f` for a 32-bit
 * float.
 */
interface Callback {
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
function asWasmFunctions(callbacks: readonly Callback[]): readonly unknown[] {
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
