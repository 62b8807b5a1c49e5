import { SHOWN_NAME } from '../catalog/attributes.js';
import { factsOf } from '../catalog/index.js';
import {
  ENVIRONMENT_WORDS,
  KIND_WORDS,
  MADE_UP_NAME,
  nameAttributesOf,
  SAYS_NOTHING,
  UNIQUE_SUFFIX,
} from '../catalog/products.js';
import { type Address, parseAddress } from '../graph/address.js';
import type { GraphNode } from '../graph/model.js';
import { NAME_ROOM, severalIn } from '../platform/text/wrap.js';
import { detailValues } from './captions.js';
import { GAP, isNumber, keysOf, type Lone, moduleWords, nameWords } from './words.js';

/** Maximum length of a cloud name. A longer one has no advantage over the name in the code, because captions cut it. */
const OWN_LENGTH = 60;

/** A name prefix ends in these characters: the cloud appends the rest. */
const DANGLING = /[-_.]+$/;

const singular = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=..)s$/, '');

/** True if a name only repeats the text beside it, singular or plural: users "Users". */
export const repeats = (name: string, words: string): boolean => {
  const plain = singular(name);
  return plain !== '' && plain === singular(words);
};

/** True if a name is only the title or its noun: `endpoint` for a "VPC endpoint". */
const repeatsNoun = (name: string, title: string): boolean =>
  repeats(name, title) || repeats(name, title.split(' ').at(-1) as string);

/**
 * Returns the name of a resource in its cloud. A name that only repeats the title (a VPC named `main`) is used as a last resort.
 */
function ownName(node: GraphNode, title: string, isLastResort: boolean, lone: Lone): string | undefined {
  // The attributes of a node for several resources are those of the first; only the common name applies to all.
  const attributes = node.count > 1 ? [SHOWN_NAME] : nameAttributesOf(node.type);
  const names = detailValues(node, attributes, '')
    .filter((value) => !MADE_UP_NAME.test(value) && !lone.isCommonPart(value))
    .map((value) => value.replace(UNIQUE_SUFFIX, '').replace(DANGLING, ''))
    .filter((name) => name !== '' && name.length <= OWN_LENGTH);
  const telling = names.find(
    (name) => !SAYS_NOTHING.has(name) && !repeatsNoun(name, title) && !isVagueInPart(name, title),
  );
  return telling ?? (isLastResort ? names.find((name) => !isOfKind(name, title)) : undefined);
}

const WORD = /[\p{L}\d]+/gu;

/** True for a partly unknown name whose words all satisfy the predicate; false for a known name. */
const isOfWords = (name: string, isSuch: (word: string) => boolean): boolean =>
  name.includes(GAP) && (name.toLowerCase().match(WORD) ?? []).every(isSuch);

const kindOf = (title: string) => {
  const noun = title.toLowerCase().split(' ').at(-1);
  return (word: string): boolean => KIND_WORDS.has(word) || word === noun || isNumber(word);
};

/** True if the known part of a name only repeats the type: `vnet-…` of a virtual network. */
const isOfKind = (name: string, title: string): boolean => isOfWords(name, kindOf(title));

/** True if the known part only names the type or environment. The name in the code is then better, if it is informative. */
function isVagueInPart(name: string, title: string): boolean {
  const isKind = kindOf(title);
  return isOfWords(name, (word) => isKind(word) || ENVIRONMENT_WORDS.has(word));
}

/**
 * Removes names of enclosing boxes from the ends of a name: `shop-db-eu-west-1a` in VPC shop, zone eu-west-1a, is `db`. Returns
 * the whole name if nothing would remain.
 */
function withoutSaid(name: string, said: readonly string[]): string {
  let rest = name;
  for (const text of said) {
    if (text === '') continue;
    for (const joint of ['-', '_', '.', ' ', '/']) {
      if (rest.startsWith(text + joint)) rest = rest.slice(text.length + 1);
      if (rest.endsWith(joint + text)) rest = rest.slice(0, -text.length - 1);
    }
  }
  return said.includes(rest) ? name : rest;
}

/** Removes the title from the end of a name in the code: `example` of a "Key Vault" `example_key_vault`. */
function besideTitle(name: string, title: string): string {
  const end = `_${title.toLowerCase().replaceAll(' ', '_')}`;
  return name.toLowerCase().endsWith(end) ? name.slice(0, -end.length) : name;
}

/** Returns the modules from the root inwards, without uninformative ones at the end, unless all are. */
function telling(modules: Address['modules']): Address['modules'] {
  let depth = modules.length;
  while (depth > 0 && SAYS_NOTHING.has(modules[depth - 1]?.name as string)) depth--;
  return modules.slice(0, depth || modules.length);
}

/**
 * Returns the name followed by one of its modules, innermost first, and finally by all of them: `orders (eu)`.
 * A module with one resource is often named like it: `module.web["eu"].aws_instance.web` is `web eu`.
 */
function withModules(modules: Address['modules'], name: string, lone: Lone): string[] {
  const isCalledLike = modules.at(-1)?.name === name;
  const words = moduleNames(modules, lone).reverse();
  const base = isCalledLike ? (words.pop() as string) : name;
  // If module and resource have the same name, only the modules further out distinguish it.
  const around = words.filter((word) => word !== base);
  const forms = [...around].reverse().concat(around.length > 1 ? around.join(', ') : []);
  return [...(isCalledLike ? [base] : []), ...forms.map((each) => within(base, each))];
}

/** Returns the names of the modules, innermost first. */
const moduleNames = (modules: Address['modules'], lone: Lone): string[] =>
  modules.map((_, at) => moduleWords(modules.slice(0, at + 1), lone)).reverse();

const within = (name: string, around: string): string => `${name} (${around})`;

/** Returns the modules of a node; for several resources, without the keys in which they differ. */
function modulesAround({ modules }: Address, { count, instances = [] }: GraphNode): Address['modules'] {
  if (count === 1) return modules;
  const all = instances.map((address) => parseAddress(address)?.modules);
  return modules.map((step, at) =>
    all.every((steps) => steps?.[at]?.index === step.index) ? step : { ...step, index: null },
  );
}

/** Returns the keys of a resource; for several, the keys that all share. */
function ownKeys(address: Address, { count, instances = [] }: GraphNode, lone: Lone): readonly string[] {
  if (lone.resource(address)) return [];
  const key = address.indexes.join('][');
  const isShared = instances.length > 0 && instances.every((each) => parseAddress(each)?.indexes.join('][') === key);
  return count === 1 || isShared ? keysOf(address) : [];
}

export interface Surroundings {
  /** Text beside the name: the product, or the type of a box. */
  readonly title: string;
  readonly lone: Lone;
  /** Names of enclosing boxes that the name need not repeat; only for the title of a box, which has a single line. */
  readonly said: readonly string[];
}

/**
 * Returns possible names of a node, from the most natural to an unambiguous one. One rule for all clouds:
 *
 * 1. The name in the cloud, if the plan knows it and it is informative: `shop-orders-prod`.
 *    Consoles, bills and logs use this name; only readers of the code know the name there.
 * 2. Otherwise name and key in the code: `orders_api`, `worker 2`, `endpoint ec2messages`. The key alone is used if the
 *    name is uninformative (`this`) or repeats the noun of the title: `ec2messages` for a VPC endpoint
 *    `endpoint["ec2messages"]`. The module's name replaces an uninformative name. A `[0]` without a `[1]` is not a key.
 *    Neither is the key of the first of several resources in one node, which have no common cloud name either.
 * 3. Longer names for siblings that would have the same one: with copy number, with one of the modules, as in the
 *    code, with all modules. Never a path or an address: nobody says `db / db_1 / db_instance / this`.
 *
 * Names have no quotes and escapes, and no copy number except in step 3.
 */
export function namesOf(node: GraphNode, { title, lone, said }: Surroundings): string[] {
  const address = parseAddress(node.address);
  if (node.called !== undefined) return [node.called, node.address];
  if (address === null) return [node.address];
  const [, ...found] = factsOf(address.type).placeName?.exec(address.name) ?? [];
  const place = found.find((name) => name !== undefined);
  if (place !== undefined) return [place, node.address];

  const name = nameWords(address.name);
  const allKeys = ownKeys(address, node, lone);
  const saysNothing = SAYS_NOTHING.has(besideTitle(name, title));
  const vague = saysNothing || repeatsNoun(name, title);
  const own = ownName(node, title, vague && allKeys.length === 0, lone);
  const around = modulesAround(address, node);
  const modules = telling(around);
  const inModule = modules.length > 0;
  const stem = saysNothing && inModule ? moduleWords(modules, lone) : name;
  const configured = (keys: readonly string[]): string =>
    vague && keys.some((key) => !isNumber(key)) ? keys.join(' ') : [stem, ...keys].join(' ');

  const inCode = vague && allKeys.length === 0 ? keysOfAll(node) || configured(allKeys) : configured(allKeys);
  const inCodeWithout = (words: readonly string[]): string =>
    node.instances === undefined ? configured(allKeys.filter((key) => !words.includes(key))) : inCode;
  const full = own ?? inCode;
  const short = own === undefined ? inCodeWithout(said) : withoutSaid(own, said);
  const repeatsLess = vague && own === undefined && short === stem ? full : short;
  // An uninformative name is left out if nothing better is known.
  const first = repeatsLess === name && saysNothing && own === undefined ? '' : repeatsLess;
  const isSaid = saysNothing && own === undefined;
  return [
    ...new Set([
      first,
      full,
      ...(address.copy === null ? [] : [`${full} ${address.copy}`]),
      // A name that only repeats the title adds nothing to the name of a module.
      ...(vague && !isSaid && own === undefined && allKeys.length === 0 ? moduleNames(modules, lone) : []),
      ...withModules(isSaid ? modules.slice(0, -1) : modules, full, lone),
      inCode,
      ...withModules(saysNothing ? modules.slice(0, -1) : modules, inCode, lone),
      ...withModules(around, inCode, lone),
      ...(inModule ? [within(inCode, moduleNames(around, lone).reverse().join(', '))] : []),
    ]),
  ];
}

/**
 * Returns the keys of several instances in one icon: `ssm, ec2messages` for endpoints named `endpoint`. Empty if the keys are
 * numbers.
 */
function keysOfAll({ instances = [] }: GraphNode): string {
  const keys = instances
    .map((address) => parseAddress(address))
    .map((each) => (each === null ? '' : keysOf(each).join(' ')));
  if (keys.length === 0 || !keys.every((key) => /\D/.test(key))) return '';
  return severalIn(NAME_ROOM, keys);
}
