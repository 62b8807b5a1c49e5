/** What the code proves of the instances of a plan that was made of it. */
import { entriesOf, member } from '../../json/foreign.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';
import { Proof } from './proof.js';
import { fromJson, type Value } from './value.js';

/** @param plan the parsed JSON, which holds what the variables of the root were; @param workspace the one it was made in, as far as it is known */
export function proofOfPlan(root: ModuleNode, plan: unknown, workspace: Value): Proof {
  const variables = entriesOf(member(plan, 'variables')).map(([name, variable]): [string, Value] => [
    name,
    fromJson(member(variable, 'value')),
  ]);
  return new Proof(root, new Map(variables), workspace);
}
