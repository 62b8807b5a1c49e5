/** References to and of modules that are not here: all that is known of them is what the attribute is called. */
import { nameOf, type Reference } from '../../graph/inventory.js';
import type { NoArrow } from '../messages.js';
import type { Model } from '../model.js';

const isOfModule = ({ from, to }: Reference, { factsOf }: Model): boolean =>
  factsOf(from).unread === true || factsOf(to).unread === true;

/** Why such a reference is no arrow. What one attribute of an object says is not said again by the whole of it. */
export function againstModule(reference: Reference, model: Model): NoArrow | null {
  const { from, to, path = '' } = reference;
  if (!isOfModule(reference, model)) return null;
  const isInner = (other: Reference): boolean => other.to === to && other.path?.startsWith(`${path}.`) === true;
  if (model.referencesOf(from).some(isInner)) return 'contained';
  const { knowledge, factsOf, isPlace } = model;
  // A bucket of its own that is called after another thing: `bucket = "logs-of-${...}"`.
  if (factsOf(from).unread === true && knowledge.ownNamesOfModule(model.valuesOf(from)).includes(path)) return 'build';
  // A part that it describes: what one is told of it has a name.
  const isDescribed = reference.via === 'configuration' && reference.word === undefined;
  if (isDescribed && knowledge.attributesOfParts.has(path)) return 'build';
  // The name of a block, or what is meant is an account.
  if (isPartNamed(reference) || factsOf(to).accountId !== undefined) return 'build';
  if (factsOf(from).entries !== undefined && knowledge.ownAddresses.has(path)) return 'build';
  const word = knowledge.wordOfModule(subjectIn(path)) ?? (knowledge.grantsInModule(path) ? 'quiet' : null);
  // What is between networks leads to them.
  const isBetween = factsOf(from).placedBy?.length === 0;
  if (word === 'contained' && isBetween) return null;
  if (word === null && isPlace(to) && !isBetween) return 'contained';
  return word === 'in' ? null : word;
}

/** Whether it is what a block is called in which others are named by words of their own. */
const isPartNamed = ({ path = '' }: Reference): boolean => path.includes('.') && nameOf(path) === 'name';

/** What a module does with an address that it is told, of what is otherwise named by those behind it: it calls there, or writes it down. */
export const addressOf = ({ from, path = '' }: Reference, { factsOf, knowledge }: Model): 'called' | 'told' | null =>
  factsOf(from).unread === true ? knowledge.addressInModule(nameOf(path)) : null;

/** What a path is about: of an object that holds an identity, the object. */
function subjectIn(path: string): string {
  const names = path.split('.');
  const [around, name] = names.slice(-2);
  return name !== undefined && /^(?:resource_)?(?:arn|id|name)s?$/.test(name) ? (around as string) : nameOf(path);
}

/** Whether what is named there calls. */
export const isModuleOutbound = (reference: Reference, model: Model): boolean =>
  isOfModule(reference, model) && model.knowledge.wordOfModule(subjectIn(reference.path ?? '')) === 'in';
