/**
 * References by address: a pool, a route or a record that holds the IP address or host name of another resource as
 * plain text. Only where exactly one resource answers there: two networks may use the same addresses.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import type { Reference, Resource } from '../graph/inventory.js';
import { ANSWERING_MAX } from './limits.js';
import { textsAt } from './values.js';

/** Host names do not tell cases apart, and may end in a dot; an address of a network of one says its length. */
const plain = (text: string): string => text.toLowerCase().replace(/\/32$/, '').replace(/\.$/, '');

/** `true`, `0` and `*` are no addresses: those have a dot or a colon. */
const looksLikeOne = (text: string): boolean => /[.:]/.test(text);

const addressesAt = ({ values }: Resource, paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => textsAt(values, path.split('.')))
    .map(plain)
    .filter(looksLikeOne);

/**
 * @param resources in address order
 * @param known what refers to what anyway: a machine and its interface answer at one address, and are no two
 */
export function referencesByAddress(
  resources: readonly Resource[],
  known: readonly Reference[],
  { factsOf }: Knowledge,
): readonly Reference[] {
  const users = resources.filter(({ type, mode }) => mode === 'managed' && factsOf(type).addressRefs !== undefined);
  if (users.length === 0) return [];
  const joined = new Set(known.map(({ from, to }) => `${from} ${to}`));
  const owners = new Map<string, string[]>();
  for (const resource of resources) {
    const paths = factsOf(resource.type).addresses;
    if (paths === undefined || resource.mode === 'data') continue;
    for (const text of new Set(addressesAt(resource, paths))) {
      const others = owners.get(text);
      if (others === undefined) owners.set(text, [resource.address]);
      else others.push(resource.address);
    }
  }
  function ownerOf(text: string): string | undefined {
    const all = owners.get(text) ?? [];
    if (all.length > ANSWERING_MAX) return undefined;
    const innermost = all.filter((one) => !all.some((other) => joined.has(`${one} ${other}`)));
    return innermost.length === 1 ? innermost[0] : undefined;
  }

  const references: Reference[] = [];
  for (const user of users) {
    const seen = new Set<string>([user.address]);
    for (const path of factsOf(user.type).addressRefs ?? []) {
      for (const text of addressesAt(user, [path])) {
        const to = ownerOf(text);
        if (to === undefined || seen.has(to)) continue;
        seen.add(to);
        references.push({ from: user.address, to, path, via: 'value' });
      }
    }
  }
  return references;
}
