/** Formats diagnostics for the user: shortened in an error, in full with --debug. */

import { QUOTE_LENGTH } from '../../limits.js';
import { printable } from '../../platform/text/printable.js';
import { DETAIL_LINES, DIAGNOSTICS_SHOWN } from '../limits.js';
import * as messages from '../messages.js';
import type { Diagnostic } from './diagnostics.js';

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

const toldOf = ({ detail }: Diagnostic): string =>
  detail
    .replace(FUNCTION_FAILED, '$1.')
    .replace(ARGUMENT_UNFIT, (_, what: string, why: string) => what + why.replace(/"[^"]*"/g, '"…"'));

/**
 * Formats the errors, or the warnings if there are no errors: summary, location and the first lines of detail. Contains no code
 * and no values.
 */
export function shortDiagnostics(diagnostics: readonly Diagnostic[], hidden: Hidden): string[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const meant = distinct(errors.length > 0 ? errors : diagnostics);
  const lines = meant.slice(0, DIAGNOSTICS_SHOWN).flatMap((diagnostic) => {
    const detail = linesOf(toldOf(diagnostic)).slice(0, DETAIL_LINES);
    return [headOf(diagnostic), ...detail.map((line) => messages.indented(cut(line)))];
  });
  const more = meant.length - DIAGNOSTICS_SHOWN;
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
    ...linesOf(toldOf(diagnostic)).map(messages.indented),
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
