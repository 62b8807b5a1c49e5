/** Maps a place in the copy, as a diagnostic gives it, to the code of the source. */
import { resolve } from 'node:path';
import type { DiagnosticPlace } from '../../../terraform/engine/diagnostics.js';
import type { Attribute, Block, Body, HclFile } from '../../../terraform/hcl/model.js';
import type { CopiedFile, WrittenCopy } from '../copy/copy.js';
import type { Layout } from '../copy/layout.js';
import { startOfLine } from '../edits.js';
import { pathOf } from '../sanitise/file.js';

export interface Located {
  readonly copied: CopiedFile;
  readonly file: HclFile;
  /** Offset in the text of the source. */
  readonly offset: number;
}

export function locate(place: DiagnosticPlace, { files }: WrittenCopy, { root }: Layout): Located | null {
  const copied = files.get(resolve(root, place.file));
  if (copied === undefined) return null;
  const file = copied.module.files.find((one) => pathOf(copied.module, one) === copied.original)!;
  const at = place.bytes === null ? offsetIn(copied.text, place) : charactersIn(copied.text, place.bytes[0]);
  return { copied, file, offset: copied.toOriginal(at) };
}

function offsetIn(text: string, { line, column }: DiagnosticPlace): number {
  const word = startOfLine(text, line);
  return column === null ? word : text.lastIndexOf('\n', word - 1) + column;
}

/** Converts Terraform's byte offset (UTF-8) to UTF-16 code units. */
function charactersIn(text: string, bytes: number): number {
  return Buffer.from(text, 'utf8').subarray(0, bytes).toString('utf8').length;
}

export interface Enclosing {
  readonly attribute: Attribute;
  /** Enclosing blocks, outermost first. */
  readonly blocks: readonly Block[];
}

/** Returns the smallest attribute around an offset, and its enclosing blocks. Null if there is none. */
export function attributeAt(body: Body, offset: number, blocks: readonly Block[] = []): Enclosing | null {
  for (const block of body.blocks) {
    if (contains(block.span, offset)) return attributeAt(block.body, offset, [...blocks, block]);
  }
  const attribute = body.attributes.find(({ span }) => contains(span, offset));
  return attribute === undefined ? null : { attribute, blocks };
}

const contains = ({ start, end }: { readonly start: number; readonly end: number }, offset: number): boolean =>
  start <= offset && offset <= end;
