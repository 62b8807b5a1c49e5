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
import { NAME_ROOM } from '../text/room.js';
import { severalIn } from '../text/several.js';
import { detailValues } from './details.js';
import { GAP, isNumber, keysOf, type Lone, moduleWords, nameWords } from './words.js';

/** A longer name than the captions have room for is no better than the one in the configuration. */
const OWN_LENGTH = 60;

/** A name prefix ends in these: the cloud adds the rest. */
const DANGLING = /[-_.]+$/;

const singular = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=..)s$/, '');

/** Whether a name only repeats the words beside it: users "Users", one more or one fewer. */
export const repeats = (name: string, words: string): boolean => {
  const plain = singular(name);
  return plain !== '' && plain === singular(words);
};

/** Whether a name is but the title or its noun: `endpoint` for a "VPC endpoint". */
const repeatsNoun = (name: string, title: string): boolean =>
  repeats(name, title) || repeats(name, title.split(' ').at(-1) as string);

/**
 * The name of one resource in its cloud. Where it tells no more than the title does (a VPC that is named `main`), only
 * if the configuration knows no better one.
 */
function ownName(node: GraphNode, title: string, isLastResort: boolean, lone: Lone): string | undefined {
  // Of several, the attributes are those of the first, but for what all of them are called.
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

/** Whether the words of a name of which parts are not known are all such words; false of a name that is known. */
const isOfWords = (name: string, isSuch: (word: string) => boolean): boolean =>
  name.includes(GAP) && (name.toLowerCase().match(WORD) ?? []).every(isSuch);

const kindOf = (title: string) => {
  const noun = title.toLowerCase().split(' ').at(-1);
  return (word: string): boolean => KIND_WORDS.has(word) || word === noun || isNumber(word);
};

/** Whether what is known of a name says what kind of thing it is and no more: `vnet-…` of a virtual network. */
const isOfKind = (name: string, title: string): boolean => isOfWords(name, kindOf(title));

/** Or in which environment: the name in the code says more, where that says anything. */
function isVagueInPart(name: string, title: string): boolean {
  const isKind = kindOf(title);
  return isOfWords(name, (word) => isKind(word) || ENVIRONMENT_WORDS.has(word));
}

/** A name without what the boxes around it say at its ends: `shop-db-eu-west-1a` in VPC shop, zone eu-west-1a, is `db`; whole where nothing else is in it. */
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

/** A name in the code without the title at its end: `example` of a "Key Vault" `example_key_vault`. */
function besideTitle(name: string, title: string): string {
  const end = `_${title.toLowerCase().replaceAll(' ', '_')}`;
  return name.toLowerCase().endsWith(end) ? name.slice(0, -end.length) : name;
}

/** Modules from the root inwards, the ones without a telling name left out unless there are no others. */
function telling(modules: Address['modules']): Address['modules'] {
  let depth = modules.length;
  while (depth > 0 && SAYS_NOTHING.has(modules[depth - 1]?.name as string)) depth--;
  return modules.slice(0, depth || modules.length);
}

/**
 * A name with one of the modules around it behind it, the innermost first, at last with all of them: `orders (eu)`. A module
 * with one resource of a kind is often called like it: `module.web["eu"].aws_instance.web` is `web eu`.
 */
function withModules(modules: Address['modules'], name: string, lone: Lone): string[] {
  const isCalledLike = modules.at(-1)?.name === name;
  const words = moduleNames(modules, lone).reverse();
  const base = isCalledLike ? (words.pop() as string) : name;
  // Of what a module is called like, only what is around that module tells it from others.
  const around = words.filter((word) => word !== base);
  const forms = [...around].reverse().concat(around.length > 1 ? around.join(', ') : []);
  return [...(isCalledLike ? [base] : []), ...forms.map((each) => within(base, each))];
}

/** The modules around something, the innermost first. */
const moduleNames = (modules: Address['modules'], lone: Lone): string[] =>
  modules.map((_, at) => moduleWords(modules.slice(0, at + 1), lone)).reverse();

const within = (name: string, around: string): string => `${name} (${around})`;

/** The modules around a node; of one that stands for several, without the keys by which these differ. */
function modulesAround({ modules }: Address, { count, instances = [] }: GraphNode): Address['modules'] {
  if (count === 1) return modules;
  const all = instances.map((address) => parseAddress(address)?.modules);
  return modules.map((step, at) =>
    all.every((steps) => steps?.[at]?.index === step.index) ? step : { ...step, index: null },
  );
}

/** Its own keys; of what stands for several, those that all of them have. */
function ownKeys(address: Address, { count, instances = [] }: GraphNode, lone: Lone): readonly string[] {
  if (lone.resource(address)) return [];
  const key = address.indexes.join('][');
  const isShared = instances.length > 0 && instances.every((each) => parseAddress(each)?.indexes.join('][') === key);
  return count === 1 || isShared ? keysOf(address) : [];
}

export interface Surroundings {
  /** The words that are drawn beside the name: product, or kind of box. */
  readonly title: string;
  readonly lone: Lone;
  /** Names of the boxes around, where the name need not repeat them: in the title of a box, which has one line. */
  readonly said: readonly string[];
}

/**
 * What a node may be called, from what people would say to what no other node is called. One rule for all clouds:
 *
 * 1. The name that the resource has in its cloud, where the plan knows it and it tells something: `shop-orders-prod`.
 *    That is what a console, a bill and a log call it; a name in the code is known to whoever has the code only.
 * 2. Otherwise name and key in the configuration: `orders_api`, `worker 2`, `endpoint ec2messages`; the key alone where
 *    the name tells nothing (`this`) or only repeats the title's noun: `ec2messages` for a VPC endpoint
 *    `endpoint["ec2messages"]`. The module's name stands in for a name that tells nothing. A `[0]` without a `[1]` is no
 *    key, nor is the key of the first of several that are one node; those have no name in the cloud of their own either.
 * 3. Other forms for siblings that would be called the same: with copy number, with one of its modules, as the
 *    configuration calls it, with all modules. No path and no address: nobody says `db / db_1 / db_instance / this`.
 *
 * Names are without copy number, quotes and escapes.
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
  // A name that tells nothing is none, where nothing else is known.
  const first = repeatsLess === name && saysNothing && own === undefined ? '' : repeatsLess;
  const isSaid = saysNothing && own === undefined;
  return [
    ...new Set([
      first,
      full,
      ...(address.copy === null ? [] : [`${full} ${address.copy}`]),
      // A name that only repeats the title tells nothing beside the name of a module.
      ...(vague && !isSaid && own === undefined && allKeys.length === 0 ? moduleNames(modules, lone) : []),
      ...withModules(isSaid ? modules.slice(0, -1) : modules, full, lone),
      inCode,
      ...withModules(saysNothing ? modules.slice(0, -1) : modules, inCode, lone),
      ...withModules(around, inCode, lone),
      ...(inModule ? [within(inCode, moduleNames(around, lone).reverse().join(', '))] : []),
    ]),
  ];
}

/** `ssm, ec2messages` for endpoints that are one icon and are called `endpoint`; empty where their keys are numbers. */
function keysOfAll({ instances = [] }: GraphNode): string {
  const keys = instances
    .map((address) => parseAddress(address))
    .map((each) => (each === null ? '' : keysOf(each).join(' ')));
  if (keys.length === 0 || !keys.every((key) => /\D/.test(key))) return '';
  return severalIn(NAME_ROOM, keys);
}
