/** What the code proves of the instances of a plan that was made of it. */

import { MADE_UP_TEXT, SOME_TEXT } from '../../graph/instance-name.js';
import { entriesOf, member } from '../../json/foreign.js';
import { isWhole, remainingOrigins } from '../../plan/remaining.js';
import type { Expression } from '../../terraform/hcl/model.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';
import { PlannedInstances } from './planned-instances.js';
import { Proof } from './proof.js';
import { fromJson, isMap, itemsOf, UNKNOWN, type Value } from './value.js';

/**
 * @param plan the parsed JSON, which holds what the variables of the root were; @param workspace the one it was made in, as
 * far as it is known; @param madeUp values of variables that nobody has set
 */
export function proofOfPlan(
  root: ModuleNode,
  plan: unknown,
  workspace: Value,
  madeUp: ReadonlyMap<string, unknown> = new Map(),
): Proof {
  const open = [...madeUp].map(([name, value]): [string, Value] => [name, opened(fromJson(value))]);
  const planned = new PlannedInstances(remainingOrigins(plan), isWhole(plan));
  return new Proof(root, variablesOfPlan(plan), workspace, new Map(open), planned);
}

/** Values of the variables of the root, as a plan was made with them. */
export const variablesOfPlan = (plan: unknown): ReadonlyMap<string, Value> =>
  new Map(
    entriesOf(member(plan, 'variables')).map(([name, variable]): [string, Value] => [
      name,
      fromJson(member(variable, 'value')),
    ]),
  );

/** Of what was made up, the shape alone is known: texts are some texts. */
function opened(value: Value): Value {
  if (typeof value === 'string') return MADE_UP_TEXT;
  if (isMap(value)) return new Map([...value].map(([name, item]): [string, Value] => [name, opened(item)]));
  return itemsOf(value)?.map(opened) ?? UNKNOWN;
}

/** The variables of the root that nobody has set, where they are texts. */
export function openTexts({ code }: ModuleNode, set: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const open = [...code.variables.values()].filter(({ name, default: usual }) => usual === null && !set.has(name));
  return new Map(open.flatMap(({ name, type }): [string, Value][] => (isText(type) ? [[name, SOME_TEXT]] : [])));
}

const isText = (type: Expression | null): boolean =>
  type === null || (type.kind === 'traversal' && type.root === 'string' && type.steps.length === 0);
