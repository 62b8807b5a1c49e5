/** Parses node names in the output of `terraform graph`. */
import { configAddressOf } from '../../references/config-address.js';

const ROOT = '[root] ';
/** The action in a node name, such as ` (destroy)`; ` (expand)` stands for the resource itself. */
const ACTION = / \(([^()]*)\)$/;
const EXPAND = 'expand';
/** `provider.aws` of old versions, `module.a.provider["..."]` of new ones. */
const PROVIDER = /(?:^|\.)provider[.[]/;

/**
 * Returns the configuration address of a node, or null for providers, module boundaries and the destroy nodes of an apply
 * graph. Those depend on almost everything and carry no information.
 */
export function nodeAddress(id: string): string | null {
  const plain = id.startsWith(ROOT) ? id.slice(ROOT.length) : id;
  const action = ACTION.exec(plain);
  if ((action !== null && action[1] !== EXPAND) || PROVIDER.test(plain)) return null;
  return configAddressOf(action === null ? plain : plain.slice(0, action.index));
}
