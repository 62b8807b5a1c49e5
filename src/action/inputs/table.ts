/**
 * All inputs: rows of the option table (src/options.ts) and those of the action alone. They define action.yml, the
 * tables in docs/action.md, the validation and the types.
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

/** All inputs, validated. */
export type Inputs = InputValues<Declared>;
