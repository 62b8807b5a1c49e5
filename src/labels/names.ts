/** Possible names of a node, from the most natural to an unambiguous one: `namesOf`. */

import { SHOWN_NAME } from '../catalog/attributes.js';
import { factsOf } from '../catalog/index.js';
import {
  ENVIRONMENT_WORDS,
  GENERATED_NAME,
  KIND_WORDS,
  MEANINGLESS_NAMES,
  nameAttributesOf,
  UNIQUE_SUFFIX,
} from '../catalog/products.js';
import { type Address, parseAddress, unescapeName } from '../graph/address.js';
import type { GraphNode } from '../graph/model.js';
import { GAP, knownPart } from '../platform/text/gaps.js';
import { joinFittingNames, NAME_ROOM } from '../platform/text/wrap.js';
import { detailValues } from './captions.js';
import { isNumber, keysOf, moduleText, type NameContext, repeatsNoun } from './words.js';

/** The texts around a name, which it need not repeat. */
export interface NameOptions {
  /** The title beside the name: the product, or the type of a box. */
  readonly title: string;
  readonly context: NameContext;
  /**
   * Names of enclosing boxes. Given for the name of a box, whose title has a single line; empty for an icon, whose
   * caption has room.
   */
  readonly enclosingNames: readonly string[];
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
 * Names have no quotes and escapes, and no copy number except in step 3. The first name may be empty, if no informative
 * one is known.
 */
export function namesOf(node: GraphNode, options: NameOptions): string[] {
  if (node.labelOverride !== undefined) return [node.labelOverride, node.address];
  const address = parseAddress(node.address);
  if (address === null) return [node.address];
  const location = locationName(address);
  if (location !== undefined) return [location, node.address];

  const { title, context, enclosingNames } = options;
  const parts = codePartsOf(node, address, options);
  const { isUninformative, isVague, keys, modules } = parts;
  const inCode = fullCodeName(node, parts);
  const inCloud = cloudName(node, title, isVague && keys.length === 0, context);
  const full = inCloud ?? inCode;
  const numbered = address.copy === null ? [] : [`${full} ${address.copy}`];
  const best =
    inCloud === undefined
      ? // A name that only repeats the title adds nothing to the name of a module.
        [
          shortCodeName(node, parts, enclosingNames),
          inCode,
          ...numbered,
          ...(isVague && !isUninformative && keys.length === 0 ? moduleTexts(modules, context).reverse() : []),
        ]
      : [withoutEnclosing(inCloud, enclosingNames), inCloud, ...numbered, ...withModules(inCloud, modules, context)];
  const allModuleTexts = moduleTexts(parts.allModules, context);
  return [
    ...new Set([
      ...best,
      inCode,
      ...withModules(inCode, isUninformative ? modules.slice(0, -1) : modules, context),
      ...withModules(inCode, parts.allModules, context),
      ...(allModuleTexts.length > 0 ? [inModules(inCode, allModuleTexts.join(', '))] : []),
    ]),
  ];
}

/**
 * Returns the location in the name of a pseudo-node: `eu-west-1a` for the zone `aws_az.main_eu-west-1a`; undefined for
 * other nodes.
 */
function locationName({ type, name }: Address): string | undefined {
  const [, ...groups] = factsOf(type).placeName?.exec(name) ?? [];
  return groups.find((group) => group !== undefined);
}

// ---- The name in the code.

/** The parts of an address from which the name in the code is made. */
interface CodeParts {
  /** Name of the resource: `orders_api`. */
  readonly name: string;
  /** The name, or that of the innermost informative module if the name is uninformative. */
  readonly stem: string;
  /** Keys of the instance; for several resources in one node, the keys that all share. */
  readonly keys: readonly string[];
  /** True for a name such as `this` or `main`. */
  readonly isUninformative: boolean;
  /** True for an uninformative name, and for one that repeats the noun of the title. */
  readonly isVague: boolean;
  /** The modules from the root inwards, without uninformative ones at the end. */
  readonly modules: Address['modules'];
  readonly allModules: Address['modules'];
}

/**
 * Returns the parts of the name in the code, without the keys and modules in which several resources of a node differ.
 */
function codePartsOf(node: GraphNode, address: Address, { title, context }: NameOptions): CodeParts {
  const name = unescapeName(address.name);
  const isUninformative = MEANINGLESS_NAMES.has(withoutTitle(name, title));
  const allModules = sharedModules(address, node);
  const modules = withoutUninformative(allModules);
  return {
    name,
    stem: isUninformative && modules.length > 0 ? moduleText(modules, context) : name,
    keys: sharedKeys(address, node, context),
    isUninformative,
    isVague: isUninformative || repeatsNoun(name, title),
    modules,
    allModules,
  };
}

/** Returns name and keys: `worker 2`; a text key alone if the name is vague: `ec2messages`. */
const codeName = ({ stem, isVague }: CodeParts, keys: readonly string[]): string =>
  isVague && keys.some((key) => !isNumber(key)) ? keys.join(' ') : [stem, ...keys].join(' ');

/** Returns the name with all keys; for several instances in one node, their keys alone if the name is vague. */
function fullCodeName(node: GraphNode, parts: CodeParts): string {
  const instanceKeys = parts.isVague && parts.keys.length === 0 ? keysOfInstances(node) : '';
  return instanceKeys === '' ? codeName(parts, parts.keys) : instanceKeys;
}

/** Returns the name without keys that an enclosing box already names; empty if no informative name is known. */
function shortCodeName(node: GraphNode, parts: CodeParts, enclosingNames: readonly string[]): string {
  const full = fullCodeName(node, parts);
  const keys = parts.keys.filter((key) => !enclosingNames.includes(key));
  const short = node.instances === undefined ? codeName(parts, keys) : full;
  const best = parts.isVague && short === parts.stem ? full : short;
  return parts.isUninformative && best === parts.name ? '' : best;
}

/** Removes the title from the end of a name in the code: `example` of a "Key Vault" `example_key_vault`. */
function withoutTitle(name: string, title: string): string {
  const end = `_${title.toLowerCase().replaceAll(' ', '_')}`;
  return name.toLowerCase().endsWith(end) ? name.slice(0, -end.length) : name;
}

/** Returns the modules of a node; for several resources, without the keys in which they differ. */
function sharedModules({ modules }: Address, { count, instances = [] }: GraphNode): Address['modules'] {
  if (count === 1) return modules;
  const others = instances.map((address) => parseAddress(address)?.modules);
  return modules.map((step, depth) =>
    others.every((steps) => steps?.[depth]?.index === step.index) ? step : { ...step, index: null },
  );
}

/** Returns the modules from the root inwards, without uninformative ones at the end, unless all are. */
function withoutUninformative(modules: Address['modules']): Address['modules'] {
  let depth = modules.length;
  while (depth > 0 && MEANINGLESS_NAMES.has(modules[depth - 1]?.name as string)) depth--;
  return depth === 0 ? modules : modules.slice(0, depth);
}

/** Returns the keys of a resource; for several in one node, the keys if all have the same. */
function sharedKeys(address: Address, { count, instances = [] }: GraphNode, context: NameContext): readonly string[] {
  if (context.isOnlyInstance(address)) return [];
  const key = address.indexes.join('][');
  const keyOf = (instance: string): string | undefined => parseAddress(instance)?.indexes.join('][');
  const isShared = instances.length > 0 && instances.every((instance) => keyOf(instance) === key);
  return count === 1 || isShared ? keysOf(address) : [];
}

/**
 * Returns the keys of several instances in one icon: `ssm, ec2messages` for endpoints named `endpoint`. Empty if the
 * keys are numbers.
 */
function keysOfInstances({ instances = [] }: GraphNode): string {
  const keys = instances
    .map((address) => parseAddress(address))
    .map((address) => (address === null ? '' : keysOf(address).join(' ')));
  if (keys.length === 0 || !keys.every((key) => /\D/.test(key))) return '';
  return joinFittingNames(NAME_ROOM, keys);
}

// ---- Longer and shorter forms.

/**
 * Returns the name followed by one of its modules, innermost first, and finally by all of them: `orders (eu)`.
 * A module with one resource is often named like it: `module.web["eu"].aws_instance.web` is `web eu`.
 */
function withModules(name: string, modules: Address['modules'], context: NameContext): string[] {
  const isNamedAlike = modules.at(-1)?.name === name;
  const texts = moduleTexts(modules, context);
  const base = isNamedAlike ? (texts.pop() as string) : name;
  // If module and resource have the same name, only the modules further out distinguish it.
  const others = texts.filter((text) => text !== base);
  const forms = [...[...others].reverse(), ...(others.length > 1 ? [others.join(', ')] : [])];
  return [...(isNamedAlike ? [base] : []), ...forms.map((form) => inModules(base, form))];
}

/** Returns the names of the modules, from the root inwards. */
const moduleTexts = (modules: Address['modules'], context: NameContext): string[] =>
  modules.map((_, depth) => moduleText(modules.slice(0, depth + 1), context));

const inModules = (name: string, modules: string): string => `${name} (${modules})`;

/** Characters that join the words of a name. */
const SEPARATORS = ['-', '_', '.', ' ', '/'];

/**
 * Removes names of enclosing boxes from the ends of a name: `shop-db-eu-west-1a` in VPC shop, zone eu-west-1a, is `db`.
 * Returns the whole name if nothing would remain.
 */
function withoutEnclosing(name: string, enclosingNames: readonly string[]): string {
  let remainder = name;
  for (const text of enclosingNames) {
    if (text === '') continue;
    for (const separator of SEPARATORS) {
      if (remainder.startsWith(text + separator)) remainder = remainder.slice(text.length + 1);
      if (remainder.endsWith(separator + text)) remainder = remainder.slice(0, -text.length - 1);
    }
  }
  return enclosingNames.includes(remainder) ? name : remainder;
}

// ---- The name in the cloud.

/** Maximum characters of a cloud name. Captions cut longer ones, which are then no better than the name in the code. */
const LENGTH_MAX = 60;

/**
 * Matches a path of collections and their members, up to the last member: `accessPolicies/123/servicePerimeters/`.
 */
const RESOURCE_PATH = /^[a-z]\w*\/[^/]+\/(?:\w+\/[^/]+\/)*\w+\/(?=[^/]+$)/i;

/** Matches the separators at the end of a name prefix, to which the cloud appends the rest. */
const TRAILING_SEPARATORS = /[-_.]+$/;

/** Matches a hash or random id at the end of a name: `key-41fc917d2090bbc15a93c7575f95efa7`. */
const HASH_AT_END = /[-_.]?(?=[0-9a-f]*\d)[0-9a-f]{16,}$/;

const WORD = /[\p{L}\d]+/gu;

/**
 * Returns the name of a resource in its cloud, such as `shop-orders-prod`; undefined if the source has no informative
 * one.
 * @param isLastResort true to accept a name such as `main`, because the name in the code is no better
 */
function cloudName(node: GraphNode, title: string, isLastResort: boolean, context: NameContext): string | undefined {
  // The attributes of a node for several resources are those of the first; only the common name applies to all.
  const attributes = node.count > 1 ? [SHOWN_NAME] : nameAttributesOf(node.type);
  const names = detailValues(node, attributes, '')
    .filter((value) => !GENERATED_NAME.test(value) && !context.isCommonPart(value))
    .map((value) =>
      value
        .replace(RESOURCE_PATH, '')
        .replace(UNIQUE_SUFFIX, '')
        .replace(HASH_AT_END, '')
        .replace(TRAILING_SEPARATORS, ''),
    )
    .filter((name) => name !== '' && name.length <= LENGTH_MAX);
  const informative = names.find(
    (name) => !MEANINGLESS_NAMES.has(name) && !repeatsNoun(name, title) && !isTypeOrEnvironment(name, title),
  );
  const name = informative ?? (isLastResort ? names.find((candidate) => !isOnlyType(candidate, title)) : undefined);
  return name === undefined ? undefined : knownPart(name);
}

/** True for a partly unknown name whose known words all satisfy the predicate; false for a known name. */
const hasOnlyWords = (name: string, matches: (word: string) => boolean): boolean =>
  name.includes(GAP) && (name.toLowerCase().match(WORD) ?? []).every(matches);

/** Returns a predicate for words that only name the type: `vnet`, `network`, a number. */
const typeWordOf = (title: string): ((word: string) => boolean) => {
  const noun = title.toLowerCase().split(' ').at(-1);
  return (word) => KIND_WORDS.has(word) || word === noun || isNumber(word);
};

/** True if the known part of a name only repeats the type: `vnet-…` of a virtual network. */
const isOnlyType = (name: string, title: string): boolean => hasOnlyWords(name, typeWordOf(title));

/** True if the known part only names the type or environment: `vm-…-dev`. */
function isTypeOrEnvironment(name: string, title: string): boolean {
  const isTypeWord = typeWordOf(title);
  return hasOnlyWords(name, (word) => isTypeWord(word) || ENVIRONMENT_WORDS.has(word));
}
