/** Explains why a text is not a valid node address. */

import { ADDRESS_LENGTH_MAX, MODULE_DEPTH } from '../../limits.js';
import { addressInWords } from '../../platform/json/in-words.js';
import { isShort } from '../address.js';
import { toGraphAddress } from '../terraform-address.js';
import { GRAPH_RULE_ADDRESS, graphAddressInstead, graphRuleLength } from './messages.js';

/**
 * Returns the rule that a text breaks: the length limit, the graph-format spelling of a Terraform address, or the
 * grammar.
 */
export function addressRule(text: string): string {
  if (!isShort(text)) return graphRuleLength(ADDRESS_LENGTH_MAX, MODULE_DEPTH);
  const instead = toGraphAddress(text);
  return instead === null ? GRAPH_RULE_ADDRESS : graphAddressInstead(addressInWords(instead));
}
