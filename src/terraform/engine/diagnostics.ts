/**
 * Parses Terraform's diagnostics (errors and warnings) from its JSON output or its printed output.
 * `diagnostic-texts.ts` formats them for the user.
 */

import { byText } from '../../graph/order.js';
import { listOf, member, memberAt, objectOf, textOf } from '../../platform/json/foreign.js';
import { withoutColour } from './output-lines.js';

/** An error or warning of Terraform. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly summary: string;
  /** Paragraphs; empty if the summary says everything. */
  readonly detail: string;
  /** Address of the resource, with instance keys; null if the diagnostic concerns no resource. */
  readonly address: string | null;
  readonly place: DiagnosticLocation | null;
  readonly snippet: Snippet | null;
}

/** Position that a diagnostic reports. */
export interface DiagnosticLocation {
  /** Path as Terraform writes it, usually relative to its working directory. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1; null if not reported. */
  readonly column: number | null;
  /** Byte offsets of the reported expression; null if not reported. */
  readonly bytes: readonly [start: number, end: number] | null;
}

/** The code that a diagnostic reports. */
export interface Snippet {
  /** The enclosing block, e.g. `resource "aws_vpc" "main"`; empty at the top level. */
  readonly context: string;
  /** Complete lines. */
  readonly code: string;
  readonly startLine: number;
  /** Values that the expression refers to, e.g. `var.x`, `is a string`. Terraform leaves out sensitive ones. */
  readonly values: readonly { readonly traversal: string; readonly statement: string }[];
}

/**
 * Parses the standard output of a command with `-json`.
 * `init`, `plan` and `apply` write one diagnostic per line; `validate` writes one object with a list. Other lines are
 * skipped, because wrapper scripts print some.
 */
export const parseJsonDiagnostics = (stdout: string): Diagnostic[] =>
  stdout.includes('"diagnostic') ? (reportDiagnostics(stdout) ?? stdout.split('\n').flatMap(lineDiagnostics)) : [];

/**
 * Sorts diagnostics by location; those without one come last. Terraform walks its graph in parallel and reports in
 * random order.
 */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...diagnostics].sort(
    (a, b) =>
      Number(a.place === null) - Number(b.place === null) ||
      byText(a.place?.file ?? '', b.place?.file ?? '') ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      byText(a.summary, b.summary) ||
      byText(a.address ?? '', b.address ?? '') ||
      byText(a.detail, b.detail),
  );

/** Parses one line of a `-json` stream. Returns one diagnostic, or none for any other line. */
export function lineDiagnostics(line: string): Diagnostic[] {
  if (!line.startsWith('{') || !line.includes('"diagnostic"')) return [];
  const diagnostic = diagnosticOf(member(parseJson(line), 'diagnostic'));
  return diagnostic === null ? [] : [diagnostic];
}

/** Parses the report of `validate`; null for any other output. */
function reportDiagnostics(stdout: string): Diagnostic[] | null {
  const list = member(parseJson(stdout), 'diagnostics');
  return Array.isArray(list) ? list.flatMap((entry) => diagnosticOf(entry) ?? []) : null;
}

/** Returns the parsed JSON; null if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function diagnosticOf(value: unknown): Diagnostic | null {
  const summary = textOf(member(value, 'summary'));
  if (summary === null) return null;
  return {
    severity: member(value, 'severity') === 'warning' ? 'warning' : 'error',
    summary,
    detail: textOf(member(value, 'detail')) ?? '',
    address: textOf(member(value, 'address')),
    place: placeOf(member(value, 'range')),
    snippet: snippetOf(member(value, 'snippet')),
  };
}

/** Returns an integer of the JSON; null for anything else. */
const numberOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);

function placeOf(range: unknown): DiagnosticLocation | null {
  const file = textOf(member(range, 'filename'));
  const line = numberOf(memberAt(range, 'start', 'line'));
  if (file === null || line === null) return null;
  const start = numberOf(memberAt(range, 'start', 'byte'));
  const end = numberOf(memberAt(range, 'end', 'byte'));
  return {
    file,
    line,
    column: numberOf(memberAt(range, 'start', 'column')),
    bytes: start === null || end === null ? null : [start, end],
  };
}

function snippetOf(value: unknown): Snippet | null {
  if (objectOf(value) === null) return null;
  const values = listOf(member(value, 'values')).flatMap((entry) => {
    const traversal = textOf(member(entry, 'traversal'));
    return traversal === null ? [] : [{ traversal, statement: textOf(member(entry, 'statement')) ?? '' }];
  });
  return {
    context: textOf(member(value, 'context')) ?? '',
    code: textOf(member(value, 'code')) ?? '',
    startLine: numberOf(member(value, 'start_line')) ?? 1,
    values,
  };
}

// ---- Printed output, which is all that older versions and commands without `-json` write.

/** `Error: Unsupported argument` */
const HEADLINE = /^(Error|Warning): (.*)$/;
/** `  on main.tf line 3, in resource "aws_vpc" "a":` */
const POSITION = /^ {2}on (.+?) line (\d+)(?:, in (.*))?:$/;
/** `  with module.b.aws_vpc.a,` */
const ADDRESS = /^ {2}with (.+),$/;
/** `   3:   cidr = 1` */
const CODE = /^ +(\d+): /;
/** `    ├────────────────`, `    │ var.x is "a"` */
const VALUE = /^ +[├└│]/;

/**
 * Parses diagnostics from printed output: boxed or plain, with or without colour.
 * Lines between the headline and the explanation (location, code, values) are recognised by their shape. Everything
 * else is explanation, and its paragraphs are unwrapped.
 */
export function parsePrintedDiagnostics(text: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let headline: RegExpExecArray | null = null;
  let lines: string[] = [];
  const finish = () => {
    if (headline !== null) diagnostics.push(printedDiagnostic(headline, lines));
    headline = null;
    lines = [];
  };
  for (const boxedLine of withoutColour(text).split(/\r?\n/)) {
    const line = boxedLine.replace(/^│ ?/, '');
    const isEdge = /^[╷╵]/.test(boxedLine);
    const nextHeadline = HEADLINE.exec(line);
    if (isEdge || nextHeadline !== null) finish();
    if (nextHeadline !== null) headline = nextHeadline;
    else if (!isEdge) lines.push(line.trimEnd());
  }
  finish();
  return diagnostics;
}

/** @param lines the lines between this headline and the next one, without the box */
function printedDiagnostic([, kind, summary]: RegExpExecArray, lines: readonly string[]): Diagnostic {
  const position = lines.map((line) => POSITION.exec(line)).find((match) => match !== null);
  const address = lines.map((line) => ADDRESS.exec(line)?.[1]).find((match) => match !== undefined) ?? null;
  const isExplanation = (line: string) => ![POSITION, ADDRESS, CODE, VALUE].some((pattern) => pattern.test(line));
  return {
    severity: kind === 'Warning' ? 'warning' : 'error',
    summary: summary!,
    detail: unwrapped(lines.filter(isExplanation)),
    address,
    place: position === undefined ? null : { file: position[1]!, line: Number(position[2]), column: null, bytes: null },
    snippet: printedSnippet(lines, position?.[3] ?? ''),
  };
}

/** @param context the enclosing block, e.g. `resource "aws_vpc" "a"` */
function printedSnippet(lines: readonly string[], context: string): Diagnostic['snippet'] {
  const codeLines = lines.filter((line) => CODE.test(line));
  const [firstLine] = codeLines;
  if (firstLine === undefined) return null;
  return {
    context,
    code: codeLines.map((line) => line.replace(CODE, '')).join('\n'),
    startLine: Number(CODE.exec(firstLine)![1]),
    values: [],
  };
}

/** Joins each paragraph into one line. Indented lines are listings and stay as they are. */
function unwrapped(lines: readonly string[]): string {
  const isParagraph = (line: string) => line !== '' && !line.startsWith(' ');
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1) ?? '';
    if (isParagraph(line) && isParagraph(before)) joined.push(`${joined.pop()} ${line}`);
    else joined.push(line);
  }
  return joined
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
