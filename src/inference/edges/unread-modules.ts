/** References to and from unread modules, judged by the name of the attribute alone. */
import { nameOf, type Reference } from '../../graph/inventory.js';
import type { NoArrow } from '../messages.js';
import type { Model } from '../model.js';

const isOfModule = ({ from, to }: Reference, { factsOf }: Model): boolean =>
  factsOf(from).unread === true || factsOf(to).unread === true;

/**
 * Returns why a reference to or from an unread module is no edge; null if it may be one. A whole object does not repeat the
 * reference of one of its attributes.
 */
export function againstModule(reference: Reference, model: Model): NoArrow | null {
  const { from, to, path = '' } = reference;
  if (!isOfModule(reference, model)) return null;
  const isInner = (other: Reference): boolean => other.to === to && other.path?.startsWith(`${path}.`) === true;
  if (model.referencesOf(from).some(isInner)) return 'contained';
  const { knowledge, factsOf, isPlace } = model;
  // A bucket named after another resource: `bucket = "logs-of-${...}"`.
  if (factsOf(from).unread === true && knowledge.ownNamesOfModule(model.valuesOf(from)).includes(path)) return 'build';
  // An input that describes a part of the module; an input with an address has a name for it.
  const isDescribed = reference.via === 'configuration' && reference.word === undefined;
  if (isDescribed && knowledge.attributesOfParts.has(path)) return 'build';
  // The name of a block, or a reference that means an account.
  if (isPartNamed(reference) || factsOf(to).accountId !== undefined) return 'build';
  if (factsOf(from).entries !== undefined && knowledge.ownAddresses.has(path)) return 'build';
  const word = knowledge.wordOfModule(subjectIn(path)) ?? (knowledge.grantsInModule(path) ? 'quiet' : null);
  // A module between networks (a peering) leads to the networks.
  const isBetween = factsOf(from).placedBy?.length === 0;
  if (word === 'contained' && isBetween) return null;
  if (word === null && isPlace(to) && !isBetween) return 'contained';
  return word === 'in' ? null : word;
}

/** True for `name` inside a block: the block's own name, since other resources are named by attributes of their own. */
const isPartNamed = ({ path = '' }: Reference): boolean => path.includes('.') && nameOf(path) === 'name';

/** Returns how a module uses an address that it gets as an input: calls it or only records it. Null for all other references. */
export const addressOf = ({ from, path = '' }: Reference, { factsOf, knowledge }: Model): 'called' | 'told' | null =>
  factsOf(from).unread === true ? knowledge.addressInModule(nameOf(path)) : null;

/** Returns the subject of a path: the object, if the attribute is its identity. Example: `bucket.arn` yields `bucket`. */
function subjectIn(path: string): string {
  const names = path.split('.');
  const [around, name] = names.slice(-2);
  return name !== undefined && /^(?:resource_)?(?:arn|id|name)s?$/.test(name) ? (around as string) : nameOf(path);
}

/**
 * For a reference to or from an unread module: true if the attribute's name says that the referenced resource calls the referrer.
 */
export const isModuleOutbound = (reference: Reference, model: Model): boolean =>
  isOfModule(reference, model) && model.knowledge.wordOfModule(subjectIn(reference.path ?? '')) === 'in';
