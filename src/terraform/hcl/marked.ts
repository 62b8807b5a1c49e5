/** Recognizes variables and outputs that the code marks as secret, so that their values are not shown. */

import type { Block, Expression } from './model.js';
import { argumentOf } from './walk.js';

/** True unless the value is literally false. Terraform accepts any constant expression, so anything else counts as true. */
const mayBeTrue = (expression: Expression | null): boolean =>
  expression !== null && !(expression.kind === 'literal' && FALSE_VALUES.has(expression.value));

const FALSE_VALUES: ReadonlySet<unknown> = new Set([false, null, 'false', '']);

/** True for `sensitive` or `ephemeral` variables and outputs. */
export const isMarkedSecret = ({ body }: Block): boolean =>
  mayBeTrue(argumentOf(body, 'sensitive')) || mayBeTrue(argumentOf(body, 'ephemeral'));
