/** Finds JSON objects in other text, such as log lines around them, or several objects in sequence. */
import { JSON_STARTS_TRIED } from './limits.js';
import { tokenAt } from './tokens.js';

export interface JsonObject {
  readonly value: unknown;
  /** Source text of the object alone. */
  readonly text: string;
  /** Unit named by a line of a Terragrunt log before the object; absent elsewhere. */
  readonly unit?: string;
}

/**
 * Returns the objects that start a line or follow another object, in text order; empty if the text is broken JSON.
 * CI wrappers print the command before the output and notes after it. `terragrunt run --all show -json` writes one object per
 * line, after the name of its unit: `12:03:04.567 STDOUT [vpc] tofu: {"format_version": ...}`.
 */
export function objectsIn(text: string): readonly JsonObject[] {
  const objects: JsonObject[] = [];
  let end = 0;
  let failures = 0;
  for (let start = startIn(text, 0); start !== null; ) {
    const stop = objectEnd(text, start.at);
    const value = stop > 0 ? parsed(text.slice(start.at, stop)) : undefined;
    if (value === undefined) {
      // After the first object, text that only looks like an object would mean lost data.
      if (objects.length > 0 || ++failures === JSON_STARTS_TRIED) return [];
      start = startIn(text, start.at + 1);
      continue;
    }
    if (objects.length > 0 && !isLogText(text.slice(end, start.line))) return [];
    objects.push({ value, text: text.slice(start.at, stop), ...(start.unit !== undefined && { unit: start.unit }) });
    end = stop;
    start = startIn(text, stop, true);
  }
  return isLogText(text.slice(end)) ? objects : [];
}

interface Start {
  readonly at: number;
  /** Offset of the start of its line, or of the end of the previous object on the same line. */
  readonly line: number;
  readonly unit?: string;
}

/** The prefix that Terragrunt adds to Terraform's output. */
const START = /(?<=^|\n)(?:[^\n{]{0,200}\[([^\][\n]{1,200})\] (?:terraform|tofu): )?\{/g;
const BEHIND = /[ \t\r\n]*\{/y;

/** @param isBehind true if another object ends at `from`; the next one may follow on the same line */
function startIn(text: string, from: number, isBehind = false): Start | null {
  BEHIND.lastIndex = from;
  if (isBehind && BEHIND.test(text)) return { at: BEHIND.lastIndex - 1, line: from };
  START.lastIndex = from;
  const match = START.exec(text);
  if (match === null) return null;
  const [whole, unit] = match;
  return { at: match.index + whole.length - 1, line: match.index, ...(unit !== undefined && { unit }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True if a text starts on a new line and does not look like more JSON. */
const isLogText = (rest: string): boolean =>
  rest === '' || (/^[ \t\r]*(?:\n|$)/.test(rest) && !/^[ \t]*["{}\]]/m.test(rest));

/** Returns the end offset of the object that starts here, or -1. */
function objectEnd(text: string, start: number): number {
  let depth = 0;
  for (
    let token = tokenAt(text, start);
    token.kind !== 'end' && token.kind !== 'broken-string';
    token = tokenAt(text, token.end)
  ) {
    if (token.kind === '{') depth++;
    if (token.kind === '}') depth--;
    if (depth === 0) return token.end;
  }
  return -1;
}
