/**
 * Boxes of owners that nothing stands in, since all that is theirs stands in networks of others: an empty box would say
 * that nothing is theirs.
 */
import { OWNER_TYPES } from '../../catalog/boxes.js';
import type { Model } from '../model.js';
import type { Copies } from './copies.js';

/** A part of the picture that is being made. */
interface Drawn {
  readonly model: Model;
  readonly copies: Copies;
  readonly drawn: ReadonlySet<string>;
  readonly rootOf: (address: string) => string | null;
  readonly parentOf: (address: string) => string | null;
}

export function emptied({ model, copies, drawn, rootOf, parentOf }: Drawn): ReadonlySet<string> {
  const owners = [...drawn].filter((address) => OWNER_TYPES.has(model.typeOf(address)));
  if (owners.length === 0) return new Set();

  const holding = new Set<string>();
  const hold = (start: string | null): void => {
    for (let at = start; at !== null && !holding.has(at); at = parentOf(at)) holding.add(at);
  };
  for (const address of drawn) {
    hold(parentOf(address));
    for (const { parent } of copies.of.get(address) ?? []) hold(parent);
  }

  // What has folded into one, such as a lock, is said by its box.
  for (const address of model.resources.keys()) if (rootOf(address) !== address) hold(rootOf(address));

  const isElsewhere = (owner: string, from: string): boolean => {
    const root = rootOf(from);
    const isOwned = model.namedBy(from, model.knowledge.placedBy(model.typeOf(from))).includes(owner);
    return isOwned && root !== null && root !== owner && drawn.has(root);
  };
  return new Set(
    owners.filter(
      (owner) => !holding.has(owner) && model.referrersOf(owner).some(({ from }) => isElsewhere(owner, from)),
    ),
  );
}
