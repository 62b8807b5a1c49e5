/** Names that other programs give to options, by the options of ours: a typing error is recognised by Commander itself. */
import type { Command } from '../option-row.js';
import * as messages from './messages.js';
import { longOf, rowsOf } from './options.js';

/** By what was written, without its value, the names of options that may be meant: the first that the command has. */
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

/** Options of Terraform without a twin here, and the ones that mean several things. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['-var', messages.VAR_REMEDY],
  ['--var', messages.VAR_REMEDY],
  ['-v', messages.VERSION_REMEDY],
]);

/**
 * Returns what was probably meant, as a sentence; empty where nobody knows.
 * @param option as it was written, without a value @param command null before any is known
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
