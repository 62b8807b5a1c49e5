/** Maps option names of other programs to ours. Commander itself suggests options for typos. */
import type { Command } from '../option-row.js';
import * as messages from './messages.js';
import { longOf, rowsOf } from './options.js';

/** Option names by foreign name, without its value. The first one that the command has is suggested. */
const OPTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ...named(['outfile', 'outdir'], '-o', '--o', '--out', '--output', '--out-file', '--output-file', '--outputfile'),
  ...named(['outdir', 'outfile'], '--out-dir', '--output-dir'),
  ...named(['varfile'], '-var-file', '--var-file', '--vars', '--tfvars', '--vars-file', '--values'),
  ...named(['source'], '-s', '--src', '--path', '--dir', '--directory', '--input', '-i', '-C', '-chdir', '--chdir'),
  ...named(['planfile', 'source'], '--plan', '-p', '--plan-file'),
  ...named(['format'], '-f', '-t', '-T', '--type', '--output-format'),
  ...named(['debug'], '--verbose', '-d'),
  ...named(['quiet'], '-q', '--silent'),
  ...named(['show'], '--open', '--view'),
  ...named(['detail'], '--level'),
]);

function named(names: readonly string[], ...words: readonly string[]): [string, readonly string[]][] {
  return words.map((word) => [word, names]);
}

/** Remedies for Terraform options without an equivalent and for ambiguous ones. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['-var', messages.VAR_REMEDY],
  ['--var', messages.VAR_REMEDY],
  ['-v', messages.VERSION_REMEDY],
]);

/**
 * Returns the likely intended option as a sentence; empty if unknown.
 * @param option option as typed, without a value
 * @param command null if no command is known yet
 */
export function meantBy(option: string, command: string | null): string {
  const sentence = SENTENCES.get(option);
  if (sentence !== undefined) return sentence;
  if (command === null) return '';
  const rows = rowsOf(command as Command);
  const names = OPTIONS.get(option) ?? [];
  const row = names.flatMap((name) => rows.find((one) => one.name === name) ?? [])[0];
  return row === undefined ? '' : messages.didYouMean(longOf(row));
}
