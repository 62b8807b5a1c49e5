/** Evaluates module sources that are expressions, such as `"./${var.name}"` (OpenTofu's early evaluation). */

import type { Expression } from '../../terraform/hcl/model.js';
import type { EarlyScope, OpenEarlyScope } from '../../terraform/module-tree/early.js';
import type { CallCode, ModuleCode, ModuleNode } from '../../terraform/module-tree/module-model.js';
import { Configuration } from './configuration.js';
import { evaluate } from './evaluate.js';
import type { StaticOptions } from './index.js';
import { ModuleScope } from './module-scope.js';
import { variablesOfPlan } from './proof.js';
import type { Value } from './value.js';
import { readVariables, type VariableSource } from './variables.js';

/**
 * Returns the scope for the module sources of a root module.
 * @throws InvalidInput if a variable file cannot be read
 */
export async function earlyScope(
  { code, top }: Pick<ModuleNode, 'code' | 'top'>,
  { varFiles, workspace }: StaticOptions,
  io: VariableSource,
): Promise<EarlyScope> {
  const variables = await readVariables({ code, ...(top !== undefined && { top }) }, varFiles, io);
  return earlyScopeWith(code, variables.values, workspace ?? 'default');
}

/** Returns the scope for a plan that already exists, with the variable values of that plan. */
export const earlyScopeOfPlan =
  (plan: unknown, workspace: Value): OpenEarlyScope =>
  async ({ code }) =>
    earlyScopeWith(code, variablesOfPlan(plan), workspace);

/** Returns the scope of a root module with these values of its variables. */
const earlyScopeWith = (code: ModuleCode, variables: ReadonlyMap<string, Value>, workspace: Value): EarlyScope =>
  new ModuleEarlyScope(new ModuleScope(nodeOf([], code), new Configuration(variables, workspace)));

/** Returns a module without children: only variables and locals count before planning. */
const nodeOf = (path: readonly string[], code: ModuleCode): ModuleNode => ({ path, code, children: new Map() });

/** The scope of one module. */
class ModuleEarlyScope implements EarlyScope {
  constructor(readonly scope: ModuleScope) {}

  textOf(expression: Expression): string | null {
    const value = evaluate(expression, this.scope.names());
    return typeof value === 'string' ? value : null;
  }

  inside(code: ModuleCode, call: CallCode): EarlyScope {
    const { node, configuration } = this.scope;
    const caller = { scope: this.scope, call, repetition: { key: null } };
    return new ModuleEarlyScope(new ModuleScope(nodeOf([...node.path, call.name], code), configuration, caller));
  }
}
