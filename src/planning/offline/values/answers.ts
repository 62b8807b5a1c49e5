/** Answers of data sources and ephemeral resources. */

import { regionContaining } from '../../../catalog/cloud.js';
import {
  answerOf,
  ELEMENT,
  exampleOf,
  holdsElement,
  holdsExample,
  isMadeUpAccount,
  isTags,
  PLURAL,
  standIn,
  whereaboutsIn,
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

const CERTAINTIES: readonly Certainty[] = ['known', 'chosen', 'placeholder'];

export const leastCertain = (certainties: Iterable<Certainty>): Certainty =>
  [...certainties].reduce(
    (least, one) => (CERTAINTIES.indexOf(one) > CERTAINTIES.indexOf(least) ? one : least),
    'known',
  );

/**
 * Returns the functions with which stand-in providers answer questions.
 *
 * @param place returns the token that stands for a location in the plan
 * @param onAnswer called with the type of each data source that is read
 */
export function answersFrom(
  { usages }: ConfigurationUse,
  place: Answers['place'],
  onAnswer: (type: string, certainty: Certainty) => void = () => {},
): Answers {
  const answer = (mode: Mode, { provider, type, config, configured }: Question): Fields => {
    const known = wellKnown(type, configured, config);
    const answers: Record<string, Value> = Object.create(null);
    answers.id = known.id ?? standIn(type, 'id');
    const read = usages.get(usageKey(provider, mode, type))?.below ?? [];
    for (const [name, usage] of read) {
      // A part that the code reads must be in the answer, so the usual answer does not fit.
      const isRead = usage.below.size > 0 || usage.keys.size > 0;
      answers[name] = Object.hasOwn(known, name) && !isRead ? known[name]! : shaped(type, name, usage);
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
    place,
  };
}

/**
 * Returns the certainty of one attribute. An answer is `chosen` if the code only tests for existence. A boolean is too,
 * and so is a string of the catalogue that is not a placeholder.
 */
function certaintyOf(value: Value, { uses, below }: Usage): Certainty {
  const asksWhetherAny = uses.size === 1 && uses.has(Tag.any) && below.size === 0;
  const isChosen = asksWhetherAny || typeof value === 'boolean' || (typeof value === 'string' && !isPlaceholder(value));
  return isChosen ? 'chosen' : 'placeholder';
}

const isPlaceholder = (text: string): boolean => isStandIn(text) || isUnknownLocation(text) || isMadeUpAccount(text);

// ---- Answers of common data sources from the catalogue, for the location that the question is about.

/**
 * Returns the known attributes of an answer; empty for an unknown data source. A question may name another location
 * than its provider.
 *
 * @param configured the provider's configuration
 * @param asked the arguments of the data source
 */
function wellKnown(type: string, configured: Fields, asked: Fields): Answer {
  const { lookup } = factsOf(type);
  if (lookup === undefined) return {};
  const zone = textOf(configured.zone);
  const region = textOf(asked.region) ?? textOf(configured.region) ?? (zone && regionContaining(zone));
  const project = textOf(asked.project) ?? textOf(configured.project);
  const location = textOf(asked.location);
  return answerOf(lookup, whereaboutsIn(cloudOf(type), known({ region, zone, project, location })));
}

/** True if an attribute of the answer repeats a location from the data source's arguments or its provider's configuration. */
function isConfigured(type: string, name: string, configured: Fields, asked: Fields): boolean {
  const { region = [], zone = [] } = factsOf(type).lookup ?? {};
  const says = (place: 'region' | 'zone') => textOf(asked[place]) ?? textOf(configured[place]);
  const texts = [region.includes(name) ? says('region') : undefined, zone.includes(name) ? says('zone') : undefined];
  return texts.some((text) => text !== undefined && !isUnknownLocation(text));
}

/** Drops undefined entries, so that the cloud's default takes their place. */
const known = (texts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

const textOf = (value: Value | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

// ---- Builds the placeholder answer of a data source in the shape in which the configuration uses it.

const LIST_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'length element slice toset tolist concat flatten sort index contains setproduct zipmap one distinct reverse chunklist ' +
    'compact setunion setsubtract setintersection sum max min coalescelist matchkeys alltrue anytrue'
  ).split(' '),
);
const MAP_FUNCTIONS: ReadonlySet<string> = new Set(['keys', 'values', 'lookup', 'merge']);

function shaped(type: string, name: string, usage: Usage, depth = 0): Value {
  if (depth > PLACEHOLDER_DEPTH) return null;
  const { below, uses, own, keys, isList, decoded } = usage;
  const inside = (usages: Iterable<readonly [string, Usage]>): Value =>
    plain([...usages].map(([inner, use]) => [inner, shaped(type, inner, use, depth + 1)]));
  const item = (): Value => {
    if (below.size > 0) return inside(below);
    // A decoded text must contain the parts that the code reads.
    const isRead = decoded !== null && (decoded.below.size > 0 || decoded.keys.size > 0 || decoded.isList);
    return isRead ? JSON.stringify(shaped(type, name, decoded, depth + 1)) : exampleOf(type, name, uses);
  };
  if (keys.size > 0 && !isList) {
    // Names that are read from any item must be in each item.
    const ofItems = [...below].filter(([inner]) => !own.has(inner));
    const keyed = [...keys].map(([key, use]) => [key, { ...use, below: new Map([...ofItems, ...use.below]) }] as const);
    return inside([...[...below].filter(([inner]) => own.has(inner)), ...keyed]);
  }
  // The code tests whether one exists before it builds one: in a plan from nothing there is none.
  if (uses.has(Tag.any) && uses.size === 1 && below.size === 0 && !isList) return plain([]);
  const isMap = [...uses].some((use) => MAP_FUNCTIONS.has(use));
  const isLooped = uses.has(Tag.loop) || uses.has(Tag.forEach) || [...uses].some((use) => LIST_FUNCTIONS.has(use));
  if (isMap) return plain(below.size > 0 ? [[ELEMENT, item()]] : []);
  if (isTags(name)) return plain([]);
  if (isList || isLooped || (PLURAL.test(name) && !uses.has(Tag.text) && below.size === 0)) {
    const one = item();
    return typeof one === 'string' ? Array.from({ length: PLACEHOLDER_ITEMS }, (_, i) => `${one}-${i}`) : [one];
  }
  return item();
}

/** Builds an object without a prototype: the names come from the configuration, and `__proto__` is an ordinary one. */
function plain(entries: readonly (readonly [string, Value])[]): Value {
  const object: Record<string, Value> = Object.create(null);
  for (const [name, value] of entries) object[name] = value;
  return object;
}

/**
 * True if a string contains a placeholder: an address such as `aws_ami.id`, an example value of the catalogue, or the key
 * of a placeholder element.
 */
export const isStandIn = (text: string): boolean =>
  /(?:^|[^a-z0-9_.])[a-z][a-z0-9]*_[a-z0-9_]+\.[a-z0-9_]+(?:-[0-2])?(?![a-z0-9_.])/.test(text) ||
  holdsExample(text) ||
  holdsElement(text);
