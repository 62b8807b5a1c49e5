/** Variables and outputs that their declaration marks as secret. */
import type { Block, Expression } from './model.js';
import { argumentOf } from './walk.js';

/** Terraform takes any constant expression: what is not plainly false is taken for true. */
const isOn = (expression: Expression | null): boolean =>
  expression !== null && !(expression.kind === 'literal' && OFF.has(expression.value));

const OFF: ReadonlySet<unknown> = new Set([false, null, 'false', '']);

export const isMarkedSecret = ({ body }: Block): boolean =>
  isOn(argumentOf(body, 'sensitive')) || isOn(argumentOf(body, 'ephemeral'));
