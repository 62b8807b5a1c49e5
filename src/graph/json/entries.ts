/** Reads the entries of a graph file and checks them against graph format 1.0. */

import { ADDRESS_LENGTH_MAX, MODULE_DEPTH, PROBLEMS_LISTED } from '../../limits.js';
import { addressInWords, textInWords, tokenInWords } from '../../platform/json/in-words.js';
import { type Token, tokenAt } from '../../platform/json/tokens.js';
import { isAddress, isShort } from '../address.js';
import { toGraphAddress } from '../terraform-address.js';
import * as messages from './messages.js';

/** A key of the adjacency map with its targets. */
export interface Entry {
  readonly key: string;
  readonly targets: readonly string[];
}

/** The valid entries of a file, and its problems. */
export interface Entries {
  readonly entries: readonly Entry[];
  /** If there are problems, the entries are incomplete. */
  readonly problems: Problems;
}

/** Reads the tokens of valid JSON in order. */
class Cursor {
  token: Token;
  constructor(readonly text: string) {
    this.token = tokenAt(text, 0);
  }
  /** Moves to the next token. */
  next(): void {
    this.token = tokenAt(this.text, this.token.end);
  }
  /** Returns the decoded string at the cursor, which must be at one. */
  string(): string {
    return JSON.parse(this.text.slice(this.token.start, this.token.end));
  }
  /** Moves past the value at the cursor, regardless of its depth. */
  skipValue(): void {
    let depth = 0;
    do {
      if (this.token.kind === '{' || this.token.kind === '[') depth++;
      if (this.token.kind === '}' || this.token.kind === ']') depth--;
      this.next();
    } while (depth > 0);
  }
}

/** True for a valid node address within the limits. */
const isValidAddress = (text: string): boolean => isShort(text) && isAddress(text);

/** Returns the value at the cursor as a message shows it. */
function shownValue(cursor: Cursor): string {
  const { kind, start, end } = cursor.token;
  if (kind === '{') return 'an object';
  if (kind === '[') return 'an array';
  return kind === 'string' ? textInWords(cursor.string()) : tokenInWords(cursor.text.slice(start, end));
}

/**
 * Reads the entries of the top-level object, or of its member `graphdict` in debug data. Other members of debug data
 * are ignored.
 * @param text valid JSON
 */
export function readEntries(text: string): Entries {
  const problems = new Problems();
  const cursor = new Cursor(text);
  if (cursor.token.kind !== '{') {
    const { start } = cursor.token;
    problems.add(() => ({ offset: start, path: '$', value: shownValue(cursor), rule: messages.GRAPH_RULE_TOP }));
    return { entries: [], problems };
  }
  const debugData = findMember(text, 'graphdict');
  if (debugData !== null) cursor.token = debugData;
  const path = debugData === null ? '$' : '$.graphdict';
  return { entries: readObject(cursor, path, problems), problems };
}

/**
 * True if the top-level object has a member `graphdict`.
 * @param text valid JSON
 */
export const isDebugData = (text: string): boolean =>
  tokenAt(text, 0).kind === '{' && findMember(text, 'graphdict') !== null;

/** Returns the `{` of a member of the top-level object; null if there is no such object. */
function findMember(text: string, name: string): Token | null {
  const cursor = new Cursor(text);
  cursor.next();
  while (cursor.token.kind === 'string') {
    const isMember = cursor.string() === name;
    cursor.next();
    cursor.next();
    if (isMember) return (cursor.token.kind as string) === '{' ? cursor.token : null;
    cursor.skipValue();
    if ((cursor.token.kind as string) === ',') cursor.next();
  }
  return null;
}

/** Reads the adjacency map at the cursor. @param path its JSON path */
function readObject(cursor: Cursor, path: string, problems: Problems): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  const start = cursor.token.start;
  cursor.next();
  while (cursor.token.kind === 'string') {
    const offset = cursor.token.start;
    const key = cursor.string();
    const report = (rule: string) => problems.add(() => ({ offset, path, value: addressInWords(key), rule }));
    if (!isValidAddress(key)) report(addressRule(key));
    else if (seen.has(key)) report(messages.GRAPH_RULE_KEY_ONCE);
    else seen.add(key);
    cursor.next();
    cursor.next();
    const targets = readTargets(cursor, key, path, problems);
    if (problems.total === 0) entries.push({ key, targets });
    if ((cursor.token.kind as string) === ',') cursor.next();
  }
  if (entries.length === 0 && problems.total === 0)
    problems.add(() => ({ offset: start, path, value: '{}', rule: messages.GRAPH_RULE_NOT_EMPTY }));
  return entries;
}

/**
 * Reads the list of targets at the cursor, and moves past it.
 * @param parentPath JSON path of the object around the list
 */
function readTargets(cursor: Cursor, key: string, parentPath: string, problems: Problems): string[] {
  // The value of an invalid key is not examined: the file may not be a graph at all.
  const isGraph = isValidAddress(key);
  const inWords = isGraph ? addressInWords : textInWords;
  const path = (): string => `${parentPath}[${addressInWords(key)}]`;
  if (cursor.token.kind !== '[') {
    const { start } = cursor.token;
    problems.add(() => ({ offset: start, path: path(), value: shownValue(cursor), rule: messages.GRAPH_RULE_ARRAY }));
    cursor.skipValue();
    return [];
  }
  const targets = new Set<string>();
  cursor.next();
  for (let i = 0; (cursor.token.kind as string) !== ']'; i++) {
    const { start, kind } = cursor.token;
    const report = (value: () => string, rule: string) =>
      problems.add(() => ({ offset: start, path: `${path()}[${i}]`, value: value(), rule }));
    if ((kind as string) === 'string') {
      const target = cursor.string();
      if (!isValidAddress(target))
        report(() => inWords(target), isGraph ? addressRule(target) : messages.GRAPH_RULE_ADDRESS);
      else if (targets.has(target)) report(() => addressInWords(target), messages.GRAPH_RULE_TARGET_ONCE);
      else targets.add(target);
    } else {
      report(() => shownValue(cursor), messages.GRAPH_RULE_STRING);
    }
    cursor.skipValue();
    if ((cursor.token.kind as string) === ',') cursor.next();
  }
  cursor.next();
  return [...targets];
}

// ---- Reasons for an invalid node address.

/**
 * Returns the rule that a text breaks: the length limit, the graph-format spelling of a Terraform address, or the
 * grammar.
 */
function addressRule(text: string): string {
  if (!isShort(text)) return messages.graphRuleLength(ADDRESS_LENGTH_MAX, MODULE_DEPTH);
  const address = toGraphAddress(text);
  return address === null ? messages.GRAPH_RULE_ADDRESS : messages.graphAddressInstead(addressInWords(address));
}

// ---- Problems.

/** A violation of the graph format. `offset` is the position in the text. */
export interface Problem {
  readonly offset: number;
  /** JSON path: `$["aws_lb.web"][2]`. */
  readonly path: string;
  /** The invalid value, described in words if it could be a secret; empty if there is none to show. */
  readonly value: string;
  readonly rule: string;
}

/** The first problems of a file and their total number. A large file may be invalid throughout. */
export class Problems {
  readonly listed: Problem[] = [];
  total = 0;

  /**
   * Counts a problem and lists it while there is room.
   * @param problem only called if the problem is listed
   */
  add(problem: () => Problem): void {
    if (this.listed.length < PROBLEMS_LISTED) this.listed.push(problem());
    this.total++;
  }
}
