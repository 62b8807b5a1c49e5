/**
 * Formats diagnostics for the user: shortened in an error, in full with --debug. Hides directories of this machine and
 * secrets.
 */

import { QUOTE_LENGTH } from '../../limits.js';
import { printable } from '../../platform/text/printable.js';
import { DETAIL_LINES, DIAGNOSTICS_SHOWN } from '../limits.js';
import * as messages from '../messages.js';
import type { Diagnostic } from './diagnostics.js';

/** Directories of this machine and their replacements in messages: `['/tmp/x/', '']`, `['/home/me', '~']`. */
export type HiddenDirectories = readonly (readonly [directory: string, replacement: string])[];

/**
 * Replaces directories in a text.
 * @param hidden replaced in order, so inner directories must come before outer ones; an empty directory is ignored
 */
export function withoutDirectories(text: string, hidden: HiddenDirectories): string {
  let result = text;
  for (const [directory, replacement] of hidden) {
    if (directory !== '') result = result.replaceAll(directory, replacement);
  }
  return result;
}

/** `Call to function "file" failed: no file exists at "x".`, which quotes arguments anywhere in its explanation. */
const FUNCTION_FAILED = /(Call to function "[^"]*" failed): [\s\S]*/;

/** `Invalid value for "path" parameter: no file exists at "x"; ...` */
const ARGUMENT_UNFIT = /(Invalid value for "[^"]*" parameter: )([\s\S]*)/;

/** Returns the explanation without quoted arguments, which may be secret. */
const safeDetailOf = ({ detail }: Diagnostic): string =>
  detail
    .replace(FUNCTION_FAILED, '$1.')
    .replace(ARGUMENT_UNFIT, (_, start: string, reason: string) => start + reason.replace(/"[^"]*"/g, '"…"'));

/**
 * Formats the errors, or the warnings if there are no errors: summary, location and the first lines of detail. Contains
 * no code and no values.
 */
export function shortDiagnostics(diagnostics: readonly Diagnostic[], hidden: HiddenDirectories): string[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const shown = distinct(errors.length > 0 ? errors : diagnostics);
  const lines = shown.slice(0, DIAGNOSTICS_SHOWN).flatMap((diagnostic) => {
    const detail = linesOf(safeDetailOf(diagnostic)).slice(0, DETAIL_LINES);
    return [headlineOf(diagnostic), ...detail.map((line) => messages.indented(shortened(line)))];
  });
  const more = shown.length - DIAGNOSTICS_SHOWN;
  if (more > 0) lines.push(messages.diagnosticsNotShown(more));
  return lines.map((line) => withoutDirectories(line, hidden));
}

/** Formats all diagnostics with code and values. Terraform itself omits sensitive values. */
export function wholeDiagnostics(diagnostics: readonly Diagnostic[], hidden: HiddenDirectories): string[] {
  return diagnostics
    .flatMap((diagnostic) => wholeDiagnostic(diagnostic))
    .map((line) => withoutDirectories(line, hidden));
}

function wholeDiagnostic(diagnostic: Diagnostic): string[] {
  const { address, snippet } = diagnostic;
  return [
    headlineOf(diagnostic),
    ...(address === null ? [] : [messages.atAddress(printable(address))]),
    ...(snippet?.code.split('\n') ?? []).map((line, index) =>
      messages.snippetLine(snippet!.startLine + index, printable(line)),
    ),
    ...(snippet?.values ?? []).map(({ traversal, statement }) =>
      messages.withValue(printable(traversal), printable(statement)),
    ),
    ...linesOf(safeDetailOf(diagnostic)).map(messages.indented),
  ];
}

/** Returns summary and position in one line. */
function headlineOf({ summary, place }: Diagnostic): string {
  return messages.diagnosticSummary(printable(summary), place === null ? '' : `${printable(place.file)}:${place.line}`);
}

/** Splits text into lines that are safe to print. Leaves out empty lines, and white space at the end of lines. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => printable(line.trimEnd()))
    .filter((line) => line !== '');

/** Explanations are sentences, so their lines may be twice as long as other quotes. */
const DETAIL_LENGTH = 2 * QUOTE_LENGTH;

/** Shortens a line to DETAIL_LENGTH characters. */
const shortened = (line: string): string => {
  const characters = [...line];
  return characters.length <= DETAIL_LENGTH ? line : `${characters.slice(0, DETAIL_LENGTH).join('')}…`;
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
