/** Replaces ranges of bytes. Everything else is returned unchanged, even if it is not understood. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly bytes: Uint8Array;
}

/** Returns the bytes with all edits applied. `edits` may be in any order but must not overlap. */
export function spliced(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array {
  if (edits.length === 0) return bytes;
  const length = edits.reduce((sum, { start, end, bytes }) => sum - (end - start) + bytes.length, bytes.length);
  const result = new Uint8Array(length);
  let from = 0;
  let to = 0;
  const copy = (part: Uint8Array) => {
    result.set(part, to);
    to += part.length;
  };
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    copy(bytes.subarray(from, edit.start));
    copy(edit.bytes);
    from = edit.end;
  }
  copy(bytes.subarray(from));
  return result;
}
