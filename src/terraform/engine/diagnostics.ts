/** Parses Terraform's diagnostics, from its JSON lines and from its printed output. */

import { byText } from '../../graph/order.js';
import { QUOTE_LENGTH } from '../../limits.js';
import { listOf, member, memberAt, objectOf, textOf } from '../../platform/json/foreign.js';
import { printable } from '../../platform/text/printable.js';
import { DETAIL_LINES, DIAGNOSTICS_SHOWN, QUOTE_LINES } from '../limits.js';
import * as messages from '../messages.js';

export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly summary: string;
  /** Paragraphs; empty if the summary says everything. */
  readonly detail: string;
  /** Address of the resource, with instance keys; null if the diagnostic concerns no resource. */
  readonly address: string | null;
  readonly place: DiagnosticPlace | null;
  readonly snippet: Snippet | null;
}

export interface DiagnosticPlace {
  /** Path as Terraform writes it, usually relative to its working directory. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1; null if not reported. */
  readonly column: number | null;
  /** Byte offsets of the reported expression; null if not reported. */
  readonly bytes: readonly [start: number, end: number] | null;
}

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
 * skipped, because wrappers print some.
 */
export const parseJsonDiagnostics = (stdout: string): Diagnostic[] =>
  stdout.includes('"diagnostic') ? (wholeReport(stdout) ?? stdout.split('\n').flatMap(lineDiagnostic)) : [];

/**
 * Sorts diagnostics by location; those without one come last. Terraform walks its graph in parallel and reports in random order.
 */
export const inOrder = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...diagnostics].sort(
    (a, b) =>
      Number(a.place === null) - Number(b.place === null) ||
      byText(a.place?.file ?? '', b.place?.file ?? '') ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      byText(a.summary, b.summary) ||
      byText(a.address ?? '', b.address ?? '') ||
      byText(a.detail, b.detail),
  );

/** Parses one line of a `-json` stream; an empty list if it is not a diagnostic. */
export function lineDiagnostic(line: string): Diagnostic[] {
  if (!line.startsWith('{') || !line.includes('"diagnostic"')) return [];
  const diagnostic = diagnosticOf(member(parsed(line), 'diagnostic'));
  return diagnostic === null ? [] : [diagnostic];
}

function wholeReport(stdout: string): Diagnostic[] | null {
  const list = member(parsed(stdout), 'diagnostics');
  return Array.isArray(list) ? list.flatMap((entry) => diagnosticOf(entry) ?? []) : null;
}

function parsed(text: string): unknown {
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

const numberOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);

function placeOf(range: unknown): DiagnosticPlace | null {
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

/** Lines of printed diagnostics: `  on main.tf line 3, in resource "aws_vpc" "a":`, `  with module.b.aws_vpc.a,`, `   3:   cidr = 1`. */
const HEAD = /^(Error|Warning): (.*)$/;
const ON = /^ {2}on (.+?) line (\d+)(?:, in (.*))?:$/;
const WITH = /^ {2}with (.+),$/;
const CODE = /^ +(\d+): /;

/**
 * Parses diagnostics from printed output: boxed or plain, with or without colour.
 * Lines between the headline and the explanation (location, code, values) are recognized by their shape. Everything else is
 * explanation, and its paragraphs are unwrapped.
 */
export function parsePrintedDiagnostics(text: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  let head: RegExpExecArray | null = null;
  let lines: string[] = [];
  const close = () => {
    if (head !== null) found.push(printedDiagnostic(head, lines));
    head = null;
    lines = [];
  };
  for (const raw of withoutColour(text).split(/\r?\n/)) {
    const line = raw.replace(/^│ ?/, '');
    const isEdge = /^[╷╵]/.test(raw);
    const next = HEAD.exec(line);
    if (isEdge || next !== null) close();
    if (next !== null) head = next;
    else if (!isEdge) lines.push(line.trimEnd());
  }
  close();
  return found;
}

function printedDiagnostic([, kind, summary]: RegExpExecArray, lines: readonly string[]): Diagnostic {
  const on = lines.map((line) => ON.exec(line)).find((match) => match !== null);
  const address = lines.map((line) => WITH.exec(line)?.[1]).find((match) => match !== undefined) ?? null;
  const code = lines.filter((line) => CODE.test(line));
  const isPlace = (line: string) => ON.test(line) || WITH.test(line) || CODE.test(line) || /^ +[├└│]/.test(line);
  return {
    severity: kind === 'Warning' ? 'warning' : 'error',
    summary: summary!,
    detail: unwrapped(lines.filter((line) => !isPlace(line))),
    address,
    place: on === undefined ? null : { file: on[1]!, line: Number(on[2]), column: null, bytes: null },
    snippet:
      code.length === 0
        ? null
        : {
            context: on?.[3] ?? '',
            code: code.map((line) => line.replace(CODE, '')).join('\n'),
            startLine: Number(CODE.exec(code[0]!)![1]),
            values: [],
          },
  };
}

/** Joins each paragraph into one line. Indented lines are listings and stay as they are. */
function unwrapped(lines: readonly string[]): string {
  const text: string[] = [];
  for (const line of lines) {
    const isContinued =
      line !== '' && !line.startsWith(' ') && (text.at(-1) ?? '') !== '' && !text.at(-1)!.startsWith(' ');
    if (isContinued) text.push(`${text.pop()} ${line}`);
    else text.push(line);
  }
  return text
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** True if Terraform itself crashed, judged by its text on standard error. */
export const isCrash = (text: string): boolean => /TERRAFORM CRASH|OPENTOFU CRASH|^panic: /m.test(text);

// ---- Lines of output.

// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that colour a terminal start with one
const COLOUR = /\u001b\[[0-9;?]*[A-Za-z]/g;

const withoutColour = (text: string): string => text.replace(COLOUR, '');

/** Returns the first lines of a program's output, joined into one line that is safe to print. */
export function firstLines(...texts: readonly string[]): string {
  const lines = texts
    .flatMap((text) => withoutColour(text).split(/\r?\n/))
    .map((line) => line.replace(/^[\s│╷╵|]+/, '').trim())
    .filter((line) => line !== '');
  const shown = lines.slice(0, QUOTE_LINES).map((line) => printable([...line].slice(0, QUOTE_LENGTH).join('')));
  return shown.join('; ') + (lines.length > QUOTE_LINES ? '; ...' : '');
}

// ---- Formats diagnostics for the user: shortened in an error, in full with --debug.

/** Directories of this machine and their replacements in messages: `['/tmp/x/', '']`, `['/home/me', '~']`. */
export type Hidden = readonly (readonly [directory: string, instead: string])[];

/**
 * Replaces directories in a text.
 * @param hidden replaced in order, so inner directories must come before outer ones
 */
export function withoutDirectories(text: string, hidden: Hidden): string {
  return hidden.reduce(
    (rest, [directory, instead]) => (directory === '' ? rest : rest.replaceAll(directory, instead)),
    text,
  );
}

/**
 * Removes the explanation of a failed function call: the explanation quotes the argument, which may be secret. The code shown
 * beside it must suffice.
 */
const FUNCTION_FAILED = /(Call to function "[^"]*" failed): [\s\S]*/;

const ARGUMENT_UNFIT = /(Invalid value for "[^"]*" parameter: )([\s\S]*)/;

/** Returns the explanation without quoted arguments, which may be secret. */
const safeDetailOf = ({ detail }: Diagnostic): string =>
  detail
    .replace(FUNCTION_FAILED, '$1.')
    .replace(ARGUMENT_UNFIT, (_, start: string, reason: string) => start + reason.replace(/"[^"]*"/g, '"…"'));

/**
 * Formats the errors, or the warnings if there are no errors: summary, location and the first lines of detail. Contains no code
 * and no values.
 */
export function shortDiagnostics(diagnostics: readonly Diagnostic[], hidden: Hidden): string[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const shown = distinct(errors.length > 0 ? errors : diagnostics);
  const lines = shown.slice(0, DIAGNOSTICS_SHOWN).flatMap((diagnostic) => {
    const detail = linesOf(safeDetailOf(diagnostic)).slice(0, DETAIL_LINES);
    return [headOf(diagnostic), ...detail.map((line) => messages.indented(cut(line)))];
  });
  const more = shown.length - DIAGNOSTICS_SHOWN;
  if (more > 0) lines.push(messages.diagnosticsNotShown(more));
  return lines.map((line) => withoutDirectories(line, hidden));
}

/** Formats all diagnostics with code and values, as far as Terraform shows them. */
export function wholeDiagnostics(diagnostics: readonly Diagnostic[], hidden: Hidden): string[] {
  return diagnostics
    .flatMap((diagnostic) => wholeDiagnostic(diagnostic))
    .map((line) => withoutDirectories(line, hidden));
}

function wholeDiagnostic(diagnostic: Diagnostic): string[] {
  const { address, snippet } = diagnostic;
  return [
    headOf(diagnostic),
    ...(address === null ? [] : [messages.atAddress(printable(address))]),
    ...(snippet?.code.split('\n') ?? []).map((code, i) =>
      messages.snippetLine(snippet!.startLine + i, printable(code)),
    ),
    ...(snippet?.values ?? []).map(({ traversal, statement }) =>
      messages.withValue(printable(traversal), printable(statement)),
    ),
    ...linesOf(safeDetailOf(diagnostic)).map(messages.indented),
  ];
}

function headOf({ summary, place }: Diagnostic): string {
  return messages.diagnosticSummary(printable(summary), place === null ? '' : `${printable(place.file)}:${place.line}`);
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => printable(line.trimEnd()))
    .filter((line) => line !== '');

const cut = (line: string): string => {
  const characters = [...line];
  return characters.length <= 2 * QUOTE_LENGTH ? line : `${characters.slice(0, 2 * QUOTE_LENGTH).join('')}…`;
};

/** Removes duplicates: Terraform reports a fault once per instance and once per graph walk. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const key = JSON.stringify([diagnostic.summary, diagnostic.place, diagnostic.detail]);
    if (!seen.has(key)) seen.set(key, diagnostic);
  }
  return [...seen.values()];
}
