/** Distinguishes nodes with the same name: by type, module, container, and finally by address. */
import { parseAddress } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph } from '../../graph/model.js';
import { isOutside } from '../../graph/outside.js';
import { originalOf } from './counts.js';
import { aModule } from './messages.js';
import { moduleOf } from './summary/moves.js';

/** Returns a text that may distinguish an address from others; empty if it has none. */
type Qualifier = (address: string) => string;

/** Returns the distinguishing text of an address; empty if its name is unique. */
export type Apart = (address: string) => string;

/**
 * Returns a lookup of the distinguishing text of a node.
 * @param called name of a node; nodes with equal names are distinguished
 * @param ways qualifiers, best first; the address is the last resort
 */
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

/** Returns the module of an address for use in a sentence; empty for the root module. */
export function inModule(address: string, said: (name: string) => string = (name) => name): string {
  const module = moduleOf(parseAddress(address));
  return module === '' ? '' : aModule(said(module));
}
