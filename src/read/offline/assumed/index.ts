/** Which resources rest on something that the configuration does not say. */
import type { Inventory } from '../../../graph/inventory.js';
import type { ModuleNode } from '../../hcl/module-model.js';
import type { Written } from '../copy/copy.js';
import type { Assumption } from '../model.js';
import type { Repairs } from '../sanitise/repairs.js';
import type { VariableValues } from '../values/variables.js';

export interface MadeUp {
  readonly tree: ModuleNode;
  readonly variables: VariableValues;
  readonly written: Written;
  readonly repairs: Repairs;
}

export function assumed(
  inventory: Inventory,
  _madeUp: MadeUp,
): { readonly inventory: Inventory; readonly assumptions: readonly Assumption[] } {
  return { inventory, assumptions: [] };
}
