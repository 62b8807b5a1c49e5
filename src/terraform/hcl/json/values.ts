/** Parses JSON with the position of every value. Keeps everything before a fault. */

import { JSON_EXPECTED } from '../../../messages.js';
import { tokenInWords } from '../../../platform/json/in-words.js';
import { findJsonFault, type Token, tokenAt } from '../../../platform/json/tokens.js';
import { HCL_DEPTH } from '../../limits.js';
import * as messages from '../../messages.js';
import type { Source } from '../scanner.js';

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

/** Parses JSON; null if not even the first value is readable. Adds faults to the source. */
export function readJson(source: Source): JsonValue | null {
  const reader = new Reader(source);
  const value = reader.value(0);
  if (!reader.tooDeep) {
    const fault = findJsonFault(source.text);
    if (fault !== null) {
      const found = fault.found === '' ? messages.END_OF_FILE : tokenInWords(fault.found);
      source.fault(fault.offset, messages.expected(JSON_EXPECTED[fault.expected], found));
    }
  }
  return value;
}

/** Reports no syntax errors: it stops at a fault, and `readJson` reports it. */
class Reader {
  tooDeep = false;
  private token: Token;

  constructor(private readonly source: Source) {
    this.token = tokenAt(source.text, 0);
  }

  value(depth: number): JsonValue | null {
    const { kind, start, end } = this.token;
    if (depth > HCL_DEPTH) {
      this.tooDeep = true;
      this.source.fault(start, messages.nestedTooDeep(HCL_DEPTH));
      return null;
    }
    switch (kind) {
      case '{':
        return this.object(depth);
      case '[':
        return this.array(depth);
      case 'string':
        return this.string();
      case 'number':
      case 'word':
        this.advance();
        return { kind: 'other', value: JSON.parse(this.source.text.slice(start, end)), start, end };
      default:
        return null;
    }
  }

  private object(depth: number): JsonObject {
    const { start } = this.token;
    const members: JsonMember[] = [];
    do {
      this.advance();
      if (!this.isAt('string')) break;
      const name = this.string();
      const value = this.isAt(':') ? this.next(depth) : null;
      if (value === null) break;
      members.push({ name, value });
    } while (this.isAt(','));
    return { kind: 'object', members, start, end: this.close('}') };
  }

  private array(depth: number): JsonArray {
    const { start } = this.token;
    const items: JsonValue[] = [];
    do {
      const value = this.next(depth);
      if (value === null) break;
      items.push(value);
    } while (this.isAt(','));
    return { kind: 'array', items, start, end: this.close(']') };
  }

  /** Reads the value after this token. */
  private next(depth: number): JsonValue | null {
    this.advance();
    return this.value(depth + 1);
  }

  private isAt(kind: Token['kind']): boolean {
    return this.token.kind === kind;
  }

  private string(): JsonString {
    const { start, end } = this.token;
    this.advance();
    return { kind: 'string', value: JSON.parse(this.source.text.slice(start, end)), start, end };
  }

  /** Returns the end of a value. Without a closing bracket, the value ends at the fault. */
  private close(bracket: '}' | ']'): number {
    const { kind, start, end } = this.token;
    if (kind !== bracket) return start;
    this.advance();
    return end;
  }

  private advance(): void {
    this.token = tokenAt(this.source.text, this.token.end);
  }
}
