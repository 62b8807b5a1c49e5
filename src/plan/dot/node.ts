/** The names of nodes in the output of `terraform graph`. */
import { configAddressOf } from '../../terraform/references/config-address.js';

const ROOT = '[root] ';
/** A node for an action on what is before it; `(expand)` stands for the resource itself. */
const ACTION = / \(([^()]*)\)$/;
const EXPAND = 'expand';
/** `provider.aws` of old versions, `module.a.provider["..."]` of new ones. */
const PROVIDER = /(?:^|\.)provider[.[]/;

/**
 * The configuration address that a node stands for, or null: providers, the ends of modules and the destroy nodes of
 * an apply graph depend on almost everything and say nothing.
 */
export function nodeAddress(id: string): string | null {
  const plain = id.startsWith(ROOT) ? id.slice(ROOT.length) : id;
  const action = ACTION.exec(plain);
  if ((action !== null && action[1] !== EXPAND) || PROVIDER.test(plain)) return null;
  return configAddressOf(action === null ? plain : plain.slice(0, action.index));
}
