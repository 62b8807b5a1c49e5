/** Translates messages of the pipeline, which name options of the command line, to inputs of the action. */
import type { Row } from '../option-row.js';
import { OPTIONS } from '../options.js';

/** Options that are also inputs. */
const SHARED = (OPTIONS as readonly Row[]).filter(({ cli, action }) => cli !== undefined && action !== undefined);

/** Replacements for options with another name or the opposite meaning: `--no-overview` becomes `overview: false`. */
const OTHERS: ReadonlyMap<string, string> = new Map(
  SHARED.flatMap(({ name, kind, default: usual, cli, action }): [string, string][] => {
    if (cli?.without !== undefined) return [[`--no-${name}`, `${name}: ${cli.without}`]];
    if (kind === 'flag')
      return [usual === 'true' ? [`--no-${name}`, `${name}: false`] : [`--${name}`, `${name}: true`]];
    return action?.input === undefined ? [] : [[`--${name}`, action.input]];
  }),
);

const SAME = SHARED.filter(({ kind, action }) => kind !== 'flag' && action?.input === undefined).map(
  ({ name }) => name,
);

const OPTION = new RegExp(`--(${SAME.join('|')})(?![\\w-])(?: ([a-z]+)(?=[\\s,;.:)]|$))?`, 'g');

/**
 * Translates a message: `--planner static` becomes `planner: static`. Removes advice about `--debug`, which the action
 * lacks.
 */
export function inInputs(text: string): string {
  let said = text.replace(/ ?\(--debug [^)]*\)/g, '').replace(/ ?--debug [^.]*\./g, '');
  for (const [option, input] of OTHERS) said = said.replaceAll(option, input);
  return said.replace(OPTION, (_, name: string, value?: string) => (value === undefined ? name : `${name}: ${value}`));
}
