/** Recognizes variables and outputs that are declared secret. */
import type { Block, Expression } from './model.js';
import { argumentOf } from './walk.js';

/** True unless the value is plainly false. Terraform accepts any constant expression, so anything else counts as true. */
const isOn = (expression: Expression | null): boolean =>
  expression !== null && !(expression.kind === 'literal' && OFF.has(expression.value));

const OFF: ReadonlySet<unknown> = new Set([false, null, 'false', '']);

export const isMarkedSecret = ({ body }: Block): boolean =>
  isOn(argumentOf(body, 'sensitive')) || isOn(argumentOf(body, 'ephemeral'));
