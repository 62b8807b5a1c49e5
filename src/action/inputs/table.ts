/**
 * The inputs: rows of the table of options (src/options.ts), and those that only the action has. action.yml, the tables in
 * docs/action.md, the check and the types are made from them.
 */
import type { InputValues, Row } from '../../option-row.js';
import { OPTIONS } from '../../options.js';
import { PUBLISHING_INPUTS } from './publishing.js';
import { type InputSpec, inputOf } from './spec.js';
import { STEP_INPUTS } from './step.js';

const [MODE, ...OF_STEP] = STEP_INPUTS;
const ROWS = [MODE, ...OPTIONS, ...OF_STEP, ...PUBLISHING_INPUTS] as const;
type Declared = (typeof ROWS)[number];

export const INPUTS: readonly InputSpec[] = (ROWS as readonly Row[]).flatMap((row) => inputOf(row) ?? []);

/** All inputs, checked. */
export type Inputs = InputValues<Declared>;
