/** What tells two things of one name apart: the kind, the module, the box around, at last the address. */
import { parseAddress } from '../graph/address.js';
import { groupBy } from '../graph/group-by.js';
import type { Graph } from '../graph/model.js';
import { isOutside } from '../graph/outside.js';
import { originalOf } from './counts.js';
import { aModule } from './messages.js';
import { moduleOf } from './summary/moves.js';

/** Ways to tell what has an address from others, the best first; a way that says nothing of it is empty. */
type Qualifier = (address: string) => string;

/** Empty for what nothing is called alike. */
export type Apart = (address: string) => string;

/** @param called what is said of it without more; those of which the same is said are told apart */
export function apartBy({ nodes }: Graph, called: (address: string) => string, ways: readonly Qualifier[]): Apart {
  const own = [...nodes.values()].filter(({ type, ghostOf }) => ghostOf === undefined && !isOutside(type));
  const alike = groupBy(
    own.map(({ address }) => address),
    called,
  );
  const found = new Map<string, string>();
  for (const addresses of alike.values()) {
    if (new Set(addresses.map(originalOf)).size < 2) continue;
    const texts = ways.map((way) => new Map(addresses.map((address) => [address, way(address)])));
    for (const address of addresses) found.set(address, tellingOf(address, addresses, texts));
  }
  return (address) => found.get(address) ?? '';
}

function tellingOf(address: string, all: readonly string[], texts: readonly ReadonlyMap<string, string>[]): string {
  const others = all.filter((each) => originalOf(each) !== originalOf(address));
  const telling = texts.find((text) => {
    const own = text.get(address) as string;
    return own !== '' && others.every((other) => text.get(other) !== own);
  });
  return telling?.get(address) ?? originalOf(address);
}

/** The module that it is in, as a sentence says it; empty for the root. */
export function inModule(address: string, said: (name: string) => string = (name) => name): string {
  const module = moduleOf(parseAddress(address));
  return module === '' ? '' : aModule(said(module));
}
