/** Diagnostics in words for the user: short on the error, whole with --debug. */

import { SAID_LENGTH } from '../../limits.js';
import { printable } from '../../text/printable.js';
import type { Diagnostic } from './diagnostics.js';
import { DETAIL_LINES, DIAGNOSTICS_SHOWN } from './limits.js';
import * as messages from './messages.js';

/** Directories of this machine, by what stands for them in a message: `['/tmp/x/', '']`, `['/home/me', '~']`. */
export type Hidden = readonly (readonly [directory: string, instead: string])[];

/** @param hidden the first one that fits wins, so inner directories come before outer ones */
export function withoutDirectories(text: string, hidden: Hidden): string {
  return hidden.reduce(
    (rest, [directory, instead]) => (directory === '' ? rest : rest.replaceAll(directory, instead)),
    text,
  );
}

/** What a function has against its argument has the argument in it, which may be a secret: the code beside it must do. */
const FUNCTION_FAILED = /(Call to function "[^"]*" failed): [\s\S]*/;

const ARGUMENT_UNFIT = /(Invalid value for "[^"]*" parameter: )([\s\S]*)/;

const toldOf = ({ detail }: Diagnostic): string =>
  detail
    .replace(FUNCTION_FAILED, '$1.')
    .replace(ARGUMENT_UNFIT, (_, what: string, why: string) => what + why.replace(/"[^"]*"/g, '"…"'));

/** Errors, or warnings where there is no error: what they are and where, the first lines of why. No code, no values. */
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

/** All of them, with code and values, as far as Terraform shows them. */
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
  return characters.length <= 2 * SAID_LENGTH ? line : `${characters.slice(0, 2 * SAID_LENGTH).join('')}…`;
};

/** The same one comes once an instance, and once a walk. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const key = JSON.stringify([diagnostic.summary, diagnostic.place, diagnostic.detail]);
    if (!seen.has(key)) seen.set(key, diagnostic);
  }
  return [...seen.values()];
}
