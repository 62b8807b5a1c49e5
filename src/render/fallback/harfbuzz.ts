/**
 * Runs HarfBuzz, the text shaper of browsers, in WebAssembly: turns a text into glyphs, positions and outlines. Each
 * font has its own instance with a memory limit, so that a hostile font harms nothing else.
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

/** Functions of HarfBuzz by their C names. Pointers are positions in its memory. */
type Exports = Readonly<Record<string, (...values: number[]) => number>>;

/** HB_DIRECTION_LTR, HB_DIRECTION_RTL */
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT] = [4, 5];
/** HB_MEMORY_MODE_READONLY */
const READONLY = 1;
/**
 * Size of a record in each of the two glyph arrays that HarfBuzz returns, `hb_glyph_info_t` and `hb_glyph_position_t`.
 */
const GLYPH_BYTES = 20;
/** Unit of memory in WebAssembly. */
const PAGE_BYTES = 65_536;

/** HarfBuzz with one font. */
export interface Shaper {
  /** True if the font has a glyph for the code point. */
  readonly has: (codePoint: number) => boolean;
  /**
   * Returns the outline of a line.
   * @param segments from left to right
   * @throws RangeError if the outline is too large
   */
  readonly outline: (segments: readonly Segment[]) => Outline;
}

/** Compiled once, for the first font. */
let compiledModule: WebAssembly.Module | undefined;

/**
 * Opens a font.
 * @param font the bytes of its file; the first face of a collection is used
 * @throws RangeError if there is not enough memory for the font
 */
export function openShaper(font: Uint8Array): Shaper {
  const { exports, memory } = instantiate();
  const call = (name: string, ...values: number[]): number => (exports[name] as Exports[string])(...values);
  const allocate = (size: number): number => {
    const address = call('malloc', size);
    if (address === 0) throw new RangeError('no memory for the font');
    return address;
  };
  const fontAddress = allocate(font.length);
  new Uint8Array(memory.buffer).set(font, fontAddress);
  const face = call('hb_face_create', call('hb_blob_create', fontAddress, font.length, READONLY, 0, 0), 0);
  const hbFont = call('hb_font_create', face);
  const scale = UNITS / call('hb_face_get_upem', face);
  const buffer = call('hb_buffer_create');
  const glyphAddress = allocate(4);
  const pen = newPen(exports, scale);
  const shape = ({ text, isRightToLeft }: Segment): readonly Glyph[] => {
    const codePoints = Uint32Array.from([...text], (character) => character.codePointAt(0) as number);
    const textAddress = allocate(4 * codePoints.length);
    new Uint32Array(memory.buffer).set(codePoints, textAddress / 4);
    call('hb_buffer_reset', buffer);
    call('hb_buffer_add_codepoints', buffer, textAddress, codePoints.length, 0, codePoints.length);
    call('free', textAddress);
    call('hb_buffer_set_direction', buffer, isRightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
    call('hb_buffer_guess_segment_properties', buffer);
    call('hb_shape', hbFont, buffer, 0, 0);
    return glyphsIn(new DataView(memory.buffer), {
      count: call('hb_buffer_get_length', buffer),
      infos: call('hb_buffer_get_glyph_infos', buffer, 0),
      positions: call('hb_buffer_get_glyph_positions', buffer, 0),
    });
  };
  return {
    has: (codePoint) => call('hb_font_get_nominal_glyph', hbFont, codePoint, glyphAddress) !== 0,
    outline(segments) {
      let [x, y] = [0, 0];
      pen.clear();
      for (const glyph of segments.flatMap(shape)) {
        pen.moveTo(x + glyph.dx, y + glyph.dy);
        call('hb_font_draw_glyph', hbFont, glyph.id, pen.functions, 0);
        x += glyph.advanceX;
        y += glyph.advanceY;
      }
      return { path: pen.path(), width: x * scale };
    },
  };
}

/** A glyph with its advance and its offset from the current position, in font units. */
interface Glyph {
  readonly id: number;
  readonly advanceX: number;
  readonly advanceY: number;
  readonly dx: number;
  readonly dy: number;
}

/** Length and addresses of the two glyph arrays. */
interface GlyphArrays {
  readonly count: number;
  readonly infos: number;
  readonly positions: number;
}

function glyphsIn(view: DataView, { count, infos, positions }: GlyphArrays): readonly Glyph[] {
  return Array.from({ length: count }, (_, i) => {
    const value = (field: number): number => view.getInt32(positions + i * GLYPH_BYTES + 4 * field, true);
    const id = view.getUint32(infos + i * GLYPH_BYTES, true);
    return { id, advanceX: value(0), advanceY: value(1), dx: value(2), dy: value(3) };
  });
}

/** Functions of HarfBuzz, and the table through which it calls functions of this program. */
type HarfBuzz = Exports & { readonly __indirect_function_table: WebAssembly.Table };

/** Returns a new instance with a memory of its own. */
function instantiate(): { readonly exports: HarfBuzz; readonly memory: WebAssembly.Memory } {
  compiledModule ??= new WebAssembly.Module(wasm as Uint8Array<ArrayBuffer>);
  const abort = (): never => {
    throw new Error('HarfBuzz stopped');
  };
  // The functions of the host are needed to create the instance, whose memory does not exist before.
  const holder: { memory?: WebAssembly.Memory } = {};
  /** Returns 1 if the memory has the requested size in bytes, 0 if that is too large. */
  const resizeHeap = (bytes: number): number => {
    const memory = holder.memory as WebAssembly.Memory;
    if (bytes > FONT_MEMORY_MAX) return 0;
    memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES));
    return 1;
  };
  const ignore = (): number => 0;
  const instance = new WebAssembly.Instance(compiledModule, {
    env: {
      emscripten_resize_heap: resizeHeap,
      _abort_js: abort,
      _emscripten_runtime_keepalive_clear: ignore,
      _setitimer_js: ignore,
    },
    wasi_snapshot_preview1: { proc_exit: abort },
  });
  const { memory, ...exports } = instance.exports as unknown as Exports & { readonly memory: WebAssembly.Memory };
  holder.memory = memory;
  exports.__wasm_call_ctors?.();
  return { exports: exports as unknown as HarfBuzz, memory };
}

/** Drawing calls of HarfBuzz: the name of their setter, their SVG command, and their number of coordinates. */
const DRAWING_CALLS = [
  { name: 'move_to', letter: 'M', count: 2 },
  { name: 'line_to', letter: 'L', count: 2 },
  { name: 'quadratic_to', letter: 'Q', count: 4 },
  { name: 'cubic_to', letter: 'C', count: 6 },
  { name: 'close_path', letter: 'Z', count: 0 },
] as const;

/**
 * Returns a pen that converts HarfBuzz's drawing calls to SVG path data. HarfBuzz's y axis points up, that of SVG down.
 * @param scale outline units per font unit
 */
function newPen(exports: HarfBuzz, scale: number) {
  let [originX, originY, size] = [0, 0, 0];
  let parts: string[] = [];
  const rounded = (value: number): string => String(Math.round(value * scale * 100) / 100 + 0);
  const add = (letter: string, ...values: number[]): void => {
    const numbers = values.map((value, i) => rounded(i % 2 === 0 ? originX + value : -(originY + value)));
    const part = `${letter}${numbers.join(' ')}`;
    size += part.length;
    if (size > OUTLINE_CHARACTERS_MAX) throw new RangeError('the outline is too large');
    parts.push(part);
  };
  // HarfBuzz passes three arguments before the coordinates (functions, data, state) and one after them (data).
  const callbacks = asWasmFunctions(
    DRAWING_CALLS.map(({ letter, count }) => ({
      parameters: `iii${'f'.repeat(count)}i`,
      call: (...values) => add(letter, ...values.slice(3, 3 + count)),
    })),
  );
  const table = exports.__indirect_function_table;
  const first = table.grow(callbacks.length);
  for (const [i, callback] of callbacks.entries()) table.set(first + i, callback);
  const functions = (exports.hb_draw_funcs_create as Exports[string])();
  for (const [i, { name }] of DRAWING_CALLS.entries()) {
    (exports[`hb_draw_funcs_set_${name}_func`] as Exports[string])(functions, first + i, 0, 0);
  }
  return {
    functions,
    /** Starts a new path. */
    clear(): void {
      [parts, size] = [[], 0];
    },
    /** Sets the origin of the next glyph, in font units. */
    moveTo(x: number, y: number): void {
      [originX, originY] = [x, y];
    },
    path: (): string => parts.join(''),
  };
}

// ---- WebAssembly functions made from JavaScript functions, so that a WebAssembly table can contain them.
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
function asWasmFunctions(callbacks: readonly Callback[]): readonly unknown[] {
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
