/** What the pipeline says, in the words of a step: it names options of the command line, which are inputs here. */
import type { InputName } from './inputs/table.js';

/** Options that are called otherwise, or are the opposite. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['--no-overview', 'overview: false'],
  ['--no-modules', 'modules: false'],
  ['--simplified', 'simplified: true'],
  ['--source', 'path'],
  ['--no-fetch', 'fetch: false'],
  ['--private-host', 'private-hosts'],
]);

const SAME = [
  ...['planner', 'engine', 'varfile', 'workspace', 'timeout', 'annotate', 'scale', 'layout', 'detail', 'theme'],
  ...['title', 'planfile', 'graphfile'],
] as const satisfies readonly InputName[];

const OPTION = new RegExp(`--(${SAME.join('|')})(?![\\w-])(?: ([a-z]+)(?=[\\s,;.:)]|$))?`, 'g');

/** `--planner static` to `planner: static`. What a step has not, `--debug`, is not spoken of. */
export function inInputs(text: string): string {
  let said = text.replace(/ ?\(--debug [^)]*\)/g, '').replace(/ ?--debug [^.]*\./g, '');
  for (const [option, input] of OTHERS) said = said.replaceAll(option, input);
  return said.replace(OPTION, (_, name: string, value?: string) => (value === undefined ? name : `${name}: ${value}`));
}
