/**
 * Parses Terraform's diagnostics (errors and warnings) from its JSON output. `printed-diagnostics.ts` parses its printed output,
 * `diagnostic-texts.ts` formats diagnostics for the user.
 */

import { byText } from '../../graph/order.js';
import { listOf, member, memberAt, objectOf, textOf } from '../../platform/json/foreign.js';

/** An error or warning of Terraform. */
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

/** Position that a diagnostic reports. */
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
 * Sorts diagnostics by location; those without one come last. Terraform walks its graph in parallel and reports in random order.
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

/** Returns null if the text is not JSON. */
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
