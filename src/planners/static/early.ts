/** Module sources that are expressions, evaluated as the values of resources are. */
import type { Expression } from '../../terraform/hcl/model.js';
import type { EarlyScope, OpenEarlyScope } from '../../terraform/module-tree/early.js';
import type { CallCode, ModuleCode, ModuleNode } from '../../terraform/module-tree/module-model.js';
import { Configuration } from './configuration.js';
import { evaluate } from './evaluate.js';
import type { StaticOptions } from './index.js';
import { ModuleScope } from './module-scope.js';
import { variablesOfPlan } from './plan-proof.js';
import type { Value } from './value.js';
import { readVariables, type VariableSource } from './variables.js';

/** @throws InvalidInput where a variable file cannot be read */
export async function earlyScope(
  { code, top }: Pick<ModuleNode, 'code' | 'top'>,
  { varFiles, workspace }: StaticOptions,
  io: VariableSource,
): Promise<EarlyScope> {
  const variables = await readVariables({ code, ...(top !== undefined && { top }) }, varFiles, io);
  return earlyScopeWith(code, variables.values, workspace ?? 'default');
}

/** The same for a plan that was made already. */
export const earlyScopeOfPlan =
  (plan: unknown, workspace: Value): OpenEarlyScope =>
  async ({ code }) =>
    earlyScopeWith(code, variablesOfPlan(plan), workspace);

const earlyScopeWith = (code: ModuleCode, variables: ReadonlyMap<string, Value>, workspace: Value): EarlyScope =>
  new Early(new ModuleScope(nodeOf([], code), new Configuration(variables, workspace)));

/** Only variables and locals count before planning, so no module below is needed. */
const nodeOf = (path: readonly string[], code: ModuleCode): ModuleNode => ({ path, code, children: new Map() });

class Early implements EarlyScope {
  constructor(readonly scope: ModuleScope) {}

  textOf(expression: Expression): string | null {
    const value = evaluate(expression, this.scope.names());
    return typeof value === 'string' ? value : null;
  }

  inside(code: ModuleCode, call: CallCode): EarlyScope {
    const { node, configuration } = this.scope;
    const caller = { scope: this.scope, call, repetition: { key: null } };
    return new Early(new ModuleScope(nodeOf([...node.path, call.name], code), configuration, caller));
  }
}
