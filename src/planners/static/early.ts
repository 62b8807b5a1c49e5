/** Module sources that are expressions, evaluated as the values of resources are. */
import type { Expression } from '../../terraform/hcl/model.js';
import type { EarlyScope } from '../../terraform/module-tree/early.js';
import type { CallCode, ModuleCode, ModuleNode } from '../../terraform/module-tree/module-model.js';
import { Configuration } from './configuration.js';
import { evaluate } from './evaluate.js';
import type { StaticOptions } from './index.js';
import { ModuleScope } from './module-scope.js';
import { readVariables, type VariableSource } from './variables.js';

/** @throws InvalidInput where a variable file cannot be read */
export async function earlyScope(
  { code, top }: Pick<ModuleNode, 'code' | 'top'>,
  { varFiles, workspace }: StaticOptions,
  io: VariableSource,
): Promise<EarlyScope> {
  const variables = await readVariables({ code, ...(top !== undefined && { top }) }, varFiles, io);
  const configuration = new Configuration(variables.values, workspace ?? 'default');
  return new Early(new ModuleScope(nodeOf([], code), configuration));
}

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
