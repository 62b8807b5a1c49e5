/**
 * Whom everybody may reach: a public address alone lets nobody in where the network has rules. What they do not say is no
 * proof that somebody is kept out.
 */
import type { Picture } from '../picture.js';
import { textsAt } from '../values.js';
import { type Members, membersIn } from './members.js';
import { type Said, saidBy } from './rules.js';

/** Of what these attributes of a network say, it has rules that nobody has written down. */
type Unruled = Readonly<Record<string, readonly string[]>>;

/** A rule of which nobody knows the network is about any. */
const ANY = '';

/** Whether everybody may reach a node, as far as the rules of its network are here. */
export type IsOpen = (node: string, unruled: Unruled) => boolean;

export function openFor(picture: Picture): IsOpen {
  const { model } = picture;
  const members = membersIn(picture);
  const rules = [...model.resources.values()].flatMap((resource) =>
    (model.factsOf(resource.address).permits ?? []).flatMap((rule) => saidBy(resource, rule, model, members)),
  );
  const networkOf = ({ network }: Said): string => (network === null ? null : members.networkOf(network)) ?? ANY;
  const ruled = new Set(rules.map(networkOf).filter((network) => network !== ANY));
  const opened = rules.filter(({ rule, other }) => rule.way === 'in' && rule.denies !== true && mayBeAnybody(other));
  const whole = new Set(opened.filter(({ own }) => own?.isSaid !== true || own.isAll).map(networkOf));
  const reached = reachedBy(opened, networkOf, members);
  const isUnruled = (network: string, unruled: Unruled): boolean =>
    Object.entries(unruled).some(([name, values]) =>
      textsAt(model.valuesOf(network), [name]).some((text) => values.includes(text)),
    );
  return (node, unruled) => {
    const network = members.networkOf(node);
    if (network === null || !ruled.has(network) || isUnruled(network, unruled)) return true;
    return [network, ANY].some((one) => whole.has(one) || reached.get(one)?.has(node) === true);
  };
}

const mayBeAnybody = ({ isAll, isSaid }: Said['other']): boolean => isAll || !isSaid;

/** By network. What many rules call by the same word is asked for once. */
function reachedBy(
  opened: readonly Said[],
  networkOf: (said: Said) => string,
  members: Members,
): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  for (const said of opened) {
    const network = networkOf(said);
    const known = words.get(network) ?? new Set<string>();
    words.set(network, known);
    for (const token of said.own?.tokens ?? []) known.add(token);
  }
  return new Map(
    [...words].map(([network, tokens]) => [
      network,
      new Set([...tokens].flatMap((token) => [...members.of(token).all])),
    ]),
  );
}
