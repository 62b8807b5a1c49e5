/**
 * Answers that stand-in providers give for data sources and ephemeral resources: values of the catalogue, or
 * placeholders in the shape that the code reads (`infer/use.ts`).
 */

import { regionContaining } from '../../../catalog/cloud.js';
import {
  ELEMENT,
  holdsElement,
  holdsPlaceholder,
  isPlaceholderAccount,
  isTagsAttribute,
  lookupAnswer,
  lookupLocation,
  PLURAL_NAME,
  placeholderFor,
  standIn,
} from '../../../catalog/examples.js';
import { cloudOf, factsOf } from '../../../catalog/index.js';
import { isUnknownLocation } from '../../../catalog/locations.js';
import type { Answer } from '../../../catalog/rules.js';
import type { Answers, Fields, Question, Value } from '../../../terraform/mock-provider/schema.js';
import { PLACEHOLDER_DEPTH, PLACEHOLDER_ITEMS } from '../../limits.js';
import { Tag } from '../infer/reads.js';
import { type ConfigurationUse, type Mode, usageKey } from '../infer/types.js';
import type { Usage } from '../infer/use.js';

/**
 * Certainty of the answers that data sources of a type were given. `known`: the code determines it. `chosen`: the
 * likeliest of a few values, such as the partition of most accounts, or no result for a resource that is built only
 * once. `placeholder`: any text or number.
 */
export type Certainty = 'known' | 'chosen' | 'placeholder';

/** All certainties, the highest first. */
const CERTAINTIES: readonly Certainty[] = ['known', 'chosen', 'placeholder'];

/** Returns the lowest of the certainties; `known` for none. */
export const leastCertain = (certainties: Iterable<Certainty>): Certainty =>
  [...certainties].reduce(
    (least, certainty) => (CERTAINTIES.indexOf(certainty) > CERTAINTIES.indexOf(least) ? certainty : least),
    'known',
  );

/**
 * Returns the functions with which stand-in providers answer questions.
 * @param tokenOf returns the token that stands for a location in the plan
 * @param onAnswer called with the type of each data source that is read
 */
export function answersFrom(
  { usages }: ConfigurationUse,
  tokenOf: Answers['location'],
  onAnswer: (type: string, certainty: Certainty) => void = () => {},
): Answers {
  const answer = (mode: Mode, { provider, type, config, providerConfig: configured }: Question): Fields => {
    const known = catalogueAnswer(type, configured, config);
    const answers: Record<string, Value> = Object.create(null);
    answers.id = known.id ?? standIn(type, 'id');
    const read = usages.get(usageKey(provider, mode, type))?.attributes ?? [];
    for (const [name, usage] of read) {
      // A part that the code reads must be in the answer, so the catalogue's answer does not fit.
      const hasPartsRead = usage.attributes.size > 0 || usage.keys.size > 0;
      answers[name] = Object.hasOwn(known, name) && !hasPartsRead ? known[name]! : placeholderShaped(type, name, usage);
    }
    const certainties = [...read].map(([name, usage]) =>
      isConfigured(type, name, configured, config) ? 'known' : certaintyOf(answers[name] ?? null, usage),
    );
    if (mode === 'data') onAnswer(type, certainties.length === 0 ? 'placeholder' : leastCertain(certainties));
    return answers;
  };
  return {
    data: (question) => answer('data', question),
    ephemeral: (question) => answer('ephemeral', question),
    location: tokenOf,
  };
}

/**
 * Returns the certainty of one attribute. An answer is `chosen` if the code only tests for existence. A boolean is too,
 * and so is a string of the catalogue that is not a placeholder.
 */
function certaintyOf(value: Value, usage: Usage): Certainty {
  const isChosen =
    isOnlyCounted(usage) || typeof value === 'boolean' || (typeof value === 'string' && !isPlaceholder(value));
  return isChosen ? 'chosen' : 'placeholder';
}

/** True if the code does nothing but compare the number of items with none: `length(data.x.y.ids) > 0`. */
const isOnlyCounted = ({ uses, attributes }: Usage): boolean =>
  uses.size === 1 && uses.has(Tag.any) && attributes.size === 0;

/** True if a text of an answer is, or contains, a placeholder. */
const isPlaceholder = (text: string): boolean =>
  isStandIn(text) || isUnknownLocation(text) || isPlaceholderAccount(text);

// ---- Answers of common data sources from the catalogue, for the location of the data source.

/**
 * Returns the attributes that the catalogue knows; empty for a type without a `lookup`. A data source may set another
 * location than its provider.
 * @param configured the provider's configuration
 * @param config the arguments of the data source
 */
function catalogueAnswer(type: string, configured: Fields, config: Fields): Answer {
  const { lookup } = factsOf(type);
  if (lookup === undefined) return {};
  const zone = textOf(configured.zone);
  const region = textOf(config.region) ?? textOf(configured.region) ?? (zone && regionContaining(zone));
  const project = textOf(config.project) ?? textOf(configured.project);
  const location = textOf(config.location);
  return lookupAnswer(lookup, lookupLocation(cloudOf(type), definedOf({ region, zone, project, location })));
}

/**
 * True if an attribute of the answer repeats a location from the data source's arguments or its provider's
 * configuration.
 */
function isConfigured(type: string, name: string, configured: Fields, config: Fields): boolean {
  const { region = [], zone = [] } = factsOf(type).lookup ?? {};
  const isSet = (argument: 'region' | 'zone'): boolean => {
    const location = textOf(config[argument]) ?? textOf(configured[argument]);
    return location !== undefined && !isUnknownLocation(location);
  };
  return (region.includes(name) && isSet('region')) || (zone.includes(name) && isSet('zone'));
}

/** Returns the entries that are defined. The cloud's default takes the place of the others. */
const definedOf = (texts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

/** Returns a text that is not empty; undefined for any other value. */
const textOf = (value: Value | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

// ---- Builds the placeholder answer of a data source in the shape in which the configuration uses it.

/** Functions that take lists, and functions that take maps. */
const LIST_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'length element slice toset tolist concat flatten sort index contains setproduct zipmap one distinct reverse chunklist ' +
    'compact setunion setsubtract setintersection sum max min coalescelist matchkeys alltrue anytrue'
  ).split(' '),
);
const MAP_FUNCTIONS: ReadonlySet<string> = new Set(['keys', 'values', 'lookup', 'merge']);

/**
 * Returns the placeholder for an attribute, in the shape that its use requires.
 *
 * Example: a use of `data.x.y.subnets[0].id` -> `[{ id: 'x.id' }]`.
 */
function placeholderShaped(type: string, name: string, usage: Usage, depth = 0): Value {
  if (depth > PLACEHOLDER_DEPTH) return null;
  const { attributes, uses, keys, isList } = usage;
  const objectOf = (members: Iterable<readonly [string, Usage]>): Value =>
    plain([...members].map(([member, use]) => [member, placeholderShaped(type, member, use, depth + 1)]));
  if (keys.size > 0 && !isList) return objectOf(withKeys(usage));
  // The code builds a resource only if a lookup finds none. In a plan without existing resources, it finds none.
  if (isOnlyCounted(usage) && !isList) return plain([]);
  const item = (): Value => (attributes.size > 0 ? objectOf(attributes) : textShaped(type, name, usage, depth));
  if ([...uses].some((use) => MAP_FUNCTIONS.has(use))) return plain(attributes.size > 0 ? [[ELEMENT, item()]] : []);
  if (isTagsAttribute(name)) return plain([]);
  if (!isList && !isUsedAsList(name, usage)) return item();
  const first = item();
  return typeof first === 'string'
    ? Array.from({ length: PLACEHOLDER_ITEMS }, (_, index) => `${first}-${index}`)
    : [first];
}

/**
 * Returns the members of an object that is read by keys. Attributes that are read from any item must be in each item.
 */
function withKeys({ attributes, direct, keys }: Usage): readonly (readonly [string, Usage])[] {
  const ofItems = [...attributes].filter(([attribute]) => !direct.has(attribute));
  return [
    ...[...attributes].filter(([attribute]) => direct.has(attribute)),
    ...[...keys].map(([key, use]) => [key, { ...use, attributes: new Map([...ofItems, ...use.attributes]) }] as const),
  ];
}

/** Returns a placeholder text. If the code decodes it, its JSON contains the parts that the code reads. */
function textShaped(type: string, name: string, { uses, decoded }: Usage, depth: number): Value {
  const hasPartsRead = decoded !== null && (decoded.attributes.size > 0 || decoded.keys.size > 0 || decoded.isList);
  return hasPartsRead
    ? JSON.stringify(placeholderShaped(type, name, decoded, depth + 1))
    : placeholderFor(type, name, uses);
}

/**
 * True if the code loops over the value or passes it to a function of lists, or if the name is a plural: `subnet_ids`.
 */
function isUsedAsList(name: string, { uses, attributes }: Usage): boolean {
  if (uses.has(Tag.loop) || uses.has(Tag.forEach) || [...uses].some((use) => LIST_FUNCTIONS.has(use))) return true;
  return PLURAL_NAME.test(name) && !uses.has(Tag.text) && attributes.size === 0;
}

/** Returns an object without a prototype: the names come from the configuration, and `__proto__` is an ordinary one. */
function plain(entries: readonly (readonly [string, Value])[]): Value {
  const object: Record<string, Value> = Object.create(null);
  for (const [name, value] of entries) object[name] = value;
  return object;
}

/**
 * True if a string contains a placeholder: an address such as `aws_ami.id`, an example value of the catalogue, or the
 * key of a placeholder element.
 */
export const isStandIn = (text: string): boolean =>
  /(?:^|[^a-z0-9_.])[a-z][a-z0-9]*_[a-z0-9_]+\.[a-z0-9_]+(?:-[0-2])?(?![a-z0-9_.])/.test(text) ||
  holdsPlaceholder(text) ||
  holdsElement(text);
