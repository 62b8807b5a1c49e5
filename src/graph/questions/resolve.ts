/** Resolves the name in a question to subjects. */

import { find, type Match } from './find.js';
import type { Part } from './model.js';
import { copiesIn, type Network } from './network.js';

/** `nodes`: the subjects of that name. `hidden`: no node shows the resource. `unknown`: nothing has the name. */
export type Resolved =
  | {
      readonly is: 'nodes';
      readonly addresses: readonly string[];
      /** The resource of that name, if another node shows it. */
      readonly part?: Part;
    }
  | { readonly is: 'hidden'; readonly why: string }
  | { readonly is: 'unknown' | 'ambiguous'; readonly similar: readonly Match[] };

/** Stands for the internet and the people who come from it. */
const INTERNET = 'internet';

/** Maximum number of similar names in an answer. */
const SIMILAR_MAX = 10;

/**
 * Resolves an address of the graph, an address in Terraform's notation, also of a resource that is part of another one,
 * the word `internet`, or the exact name of a single resource.
 */
export function resolve(network: Network, text: string): Resolved {
  if (network.numbers.has(text)) return { is: 'nodes', addresses: [text] };
  const part = network.parts.get(text);
  if (part !== undefined) return { is: 'nodes', addresses: [part.node], part };
  const copies = copiesIn(network).get(text);
  if (copies !== undefined) return { is: 'nodes', addresses: copies };
  const hidden = network.hidden.get(text);
  if (hidden !== undefined) return { is: 'hidden', why: hidden.why };
  if (text.toLowerCase() === INTERNET) {
    const internet = network.subjects.filter(({ isInternet }) => isInternet).map(({ address }) => address);
    if (internet.length > 0) return { is: 'nodes', addresses: internet };
  }
  const matches = find(network, text);
  const name = text.toLowerCase();
  const exact = matches.filter((match) => match.name?.toLowerCase() === name || match.address.endsWith(`.${text}`));
  const [only, ...others] = exact;
  if (only?.node !== undefined && others.length === 0) {
    const named = only.kind === 'part' ? network.parts.get(only.address) : undefined;
    return { is: 'nodes', addresses: [only.node], ...(named && { part: named }) };
  }
  return exact.length > 1
    ? { is: 'ambiguous', similar: exact.slice(0, SIMILAR_MAX) }
    : { is: 'unknown', similar: (matches.length > 0 ? matches : similarTo(network, text)).slice(0, SIMILAR_MAX) };
}

/** Returns the matches of the last part of an address, whose type or module may be wrong. */
function similarTo(network: Network, text: string): readonly Match[] {
  const [last = ''] = text.split('.').slice(-1);
  const matches = last === '' ? [] : find(network, last);
  return matches.length > 0 ? matches : find(network, '');
}
