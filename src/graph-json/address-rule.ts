/** What to say about a text that should have been an address. */
import { isShort } from '../graph/address.js';
import { toGraphAddress } from '../graph/terraform-address.js';
import { addressInWords } from '../json/in-words.js';
import { ADDRESS_LENGTH_MAX, MODULE_DEPTH } from '../limits.js';
import { GRAPH_RULE_ADDRESS, graphAddressInstead, graphRuleLength } from './messages.js';

/** The grammar; for an address as Terraform writes it, how the graph format writes it. */
export function addressRule(text: string): string {
  if (!isShort(text)) return graphRuleLength(ADDRESS_LENGTH_MAX, MODULE_DEPTH);
  const instead = toGraphAddress(text);
  return instead === null ? GRAPH_RULE_ADDRESS : graphAddressInstead(addressInWords(instead));
}
