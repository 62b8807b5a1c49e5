import { parseOptions } from '../../src/cli/options.js';
import type { Row } from '../../src/option-row.js';
import { OPTIONS } from '../../src/options.js';

/** The options of `groundplan draw`, as if they were written on the command line; those with two words as `aiAnnotate`. */
export const optionsOfDraw = (written: Readonly<Record<string, unknown>>) => parseOptions('draw', written);

/** What may be chosen, of an option by its name. */
export const choicesOf = <T extends string>(name: string): readonly T[] =>
  (OPTIONS as readonly Row[]).find((row) => row.name === name)!.choices as readonly T[];
