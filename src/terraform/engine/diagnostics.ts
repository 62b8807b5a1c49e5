/** What Terraform complains of, from its JSON lines and from what it prints for people. */
import { byText } from '../../graph/order.js';
import { listOf, member, memberAt, objectOf, textOf } from '../../json/foreign.js';
import { withoutColour } from './first-lines.js';

export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly summary: string;
  /** Paragraphs; empty where the summary says it all. */
  readonly detail: string;
  /** Of the resource that it is about, with instance keys; null where it is about something else. */
  readonly address: string | null;
  readonly place: DiagnosticPlace | null;
  readonly snippet: Snippet | null;
}

export interface DiagnosticPlace {
  /** As Terraform writes it: relative to the directory that it runs in, mostly. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1; null where it is not said. */
  readonly column: number | null;
  /** Offsets in bytes of what is meant; null where they are not said. */
  readonly bytes: readonly [start: number, end: number] | null;
}

export interface Snippet {
  /** The block that it stands in: `resource "aws_vpc" "main"`; empty at the top. */
  readonly context: string;
  /** Whole lines. */
  readonly code: string;
  readonly startLine: number;
  /** Values of what the expression refers to: `var.x`, `is a string`. Terraform leaves out sensitive ones. */
  readonly values: readonly { readonly traversal: string; readonly statement: string }[];
}

/**
 * From the standard output of a command with `-json`: a line each of `init`, `plan`, `apply`; one object with a list of
 * `validate`. Lines that are something else are passed over, as wrappers print some.
 */
export const parseJsonDiagnostics = (stdout: string): Diagnostic[] =>
  stdout.includes('"diagnostic') ? (wholeReport(stdout) ?? stdout.split('\n').flatMap(lineDiagnostic)) : [];

/** Terraform walks its graph in parallel, and complains in another order each time. By place; what has none comes last. */
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

/** One line of a `-json` stream. */
export function lineDiagnostic(line: string): Diagnostic[] {
  if (!line.startsWith('{') || !line.includes('"diagnostic"')) return [];
  const found = diagnosticOf(member(parsed(line), 'diagnostic'));
  return found === null ? [] : [found];
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

const HEAD = /^(Error|Warning): (.*)$/;
const ON = /^ {2}on (.+?) line (\d+)(?:, in (.*))?:$/;
const WITH = /^ {2}with (.+),$/;
const CODE = /^ +(\d+): /;

/**
 * From what is printed for people, in boxes or plain, coloured or not. What stands between the head and the explanation
 * (place, code, values) is recognised by its shape; all else is explanation, with the line breaks taken out.
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

/** Paragraphs of one line each; indented lines are listings and stay as they are. */
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

/** Terraform itself has failed, not the configuration: its own words, on standard error. */
export const isCrash = (text: string): boolean => /TERRAFORM CRASH|OPENTOFU CRASH|^panic: /m.test(text);
