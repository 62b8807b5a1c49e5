/** Parses JSON with the position of every value, for `parse.ts`. Keeps everything before a syntax error. */

import { JSON_EXPECTED } from '../../../messages.js';
import { tokenInWords } from '../../../platform/json/in-words.js';
import { findJsonFault, type Token, tokenAt } from '../../../platform/json/tokens.js';
import { HCL_DEPTH } from '../../limits.js';
import * as messages from '../../messages.js';
import type { Source } from '../source.js';

export type JsonValue = JsonObject | JsonArray | JsonScalar;

interface Range {
  readonly start: number;
  readonly end: number;
}

export interface JsonObject extends Range {
  readonly kind: 'object';
  /** In text order, including duplicate names. */
  readonly members: readonly JsonMember[];
}

export interface JsonMember {
  readonly name: JsonString;
  readonly value: JsonValue;
}

export interface JsonArray extends Range {
  readonly kind: 'array';
  readonly items: readonly JsonValue[];
}

/** A string with its escapes resolved. */
export interface JsonString extends Range {
  readonly kind: 'string';
  readonly value: string;
}

export type JsonScalar = JsonString | (Range & { readonly kind: 'other'; readonly value: number | boolean | null });

/**
 * Parses the text of the source; returns null if not even the first value is readable. Adds the first fault to the
 * source.
 */
export function readJson(source: Source): JsonValue | null {
  const reader = new Reader(source);
  const value = reader.readValue(0);
  if (!reader.isTooDeep) reportSyntaxError(source);
  return value;
}

/** Adds a fault at the first syntax error, if there is one. */
function reportSyntaxError(source: Source): void {
  const fault = findJsonFault(source.text);
  if (fault === null) return;
  const token = fault.found === '' ? messages.END_OF_FILE : tokenInWords(fault.found);
  source.fault(fault.offset, messages.expected(JSON_EXPECTED[fault.expected], token));
}

/**
 * Reads JSON values. Stops at a syntax error without reporting it, because `findJsonFault` describes it better. Reports
 * only values that are nested too deep.
 */
class Reader {
  isTooDeep = false;
  private token: Token;

  constructor(private readonly source: Source) {
    this.token = tokenAt(source.text, 0);
  }

  /** Reads a value; null if none begins at the current token, or it is nested too deep. */
  readValue(depth: number): JsonValue | null {
    const { kind, start, end } = this.token;
    if (depth > HCL_DEPTH) {
      this.isTooDeep = true;
      this.source.fault(start, messages.nestedTooDeep(HCL_DEPTH));
      return null;
    }
    switch (kind) {
      case '{':
        return this.readObject(depth);
      case '[':
        return this.readArray(depth);
      case 'string':
        return this.readString();
      case 'number':
      case 'word':
        this.advance();
        return { kind: 'other', value: JSON.parse(this.source.text.slice(start, end)), start, end };
      default:
        return null;
    }
  }

  private readObject(depth: number): JsonObject {
    const { start } = this.token;
    const members: JsonMember[] = [];
    do {
      this.advance();
      if (!this.isAt('string')) break;
      const name = this.readString();
      const value = this.isAt(':') ? this.readNext(depth) : null;
      if (value === null) break;
      members.push({ name, value });
    } while (this.isAt(','));
    return { kind: 'object', members, start, end: this.readClosing('}') };
  }

  private readArray(depth: number): JsonArray {
    const { start } = this.token;
    const items: JsonValue[] = [];
    do {
      const value = this.readNext(depth);
      if (value === null) break;
      items.push(value);
    } while (this.isAt(','));
    return { kind: 'array', items, start, end: this.readClosing(']') };
  }

  /** Moves past the current token and reads the value after it. */
  private readNext(depth: number): JsonValue | null {
    this.advance();
    return this.readValue(depth + 1);
  }

  private isAt(kind: Token['kind']): boolean {
    return this.token.kind === kind;
  }

  private readString(): JsonString {
    const { start, end } = this.token;
    this.advance();
    return { kind: 'string', value: JSON.parse(this.source.text.slice(start, end)), start, end };
  }

  /** Moves past the closing bracket and returns its end. Without one, returns the offset of the fault. */
  private readClosing(bracket: '}' | ']'): number {
    const { kind, start, end } = this.token;
    if (kind !== bracket) return start;
    this.advance();
    return end;
  }

  private advance(): void {
    this.token = tokenAt(this.source.text, this.token.end);
  }
}
