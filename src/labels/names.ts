import { factsOf } from '../catalog/index.js';
import { SAYS_NOTHING } from '../catalog/products.js';
import { type Address, parseAddress, unescapeName } from '../graph/address.js';
import type { GraphNode } from '../graph/model.js';
import { NAME_ROOM, severalIn } from '../platform/text/wrap.js';
import { cloudName } from './cloud-name.js';
import { repeatsNoun } from './repeats.js';
import { isNumber, keysOf, moduleText, type NameContext } from './words.js';

export interface NameOptions {
  /** Text beside the name: the product, or the type of a box. */
  readonly title: string;
  readonly context: NameContext;
  /** Names of enclosing boxes, which the name need not repeat; empty except for the title of a box, which has a single line. */
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
 * Names have no quotes and escapes, and no copy number except in step 3. The first name may be empty, if no informative one is known.
 */
export function namesOf(node: GraphNode, options: NameOptions): string[] {
  if (node.called !== undefined) return [node.called, node.address];
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
  const all = moduleTexts(parts.allModules, context);
  return [
    ...new Set([
      ...best,
      inCode,
      ...withModules(inCode, isUninformative ? modules.slice(0, -1) : modules, context),
      ...withModules(inCode, parts.allModules, context),
      ...(all.length > 0 ? [within(inCode, all.join(', '))] : []),
    ]),
  ];
}

/** Returns the location in the name of a pseudo-node: `eu-west-1a` for the zone `aws_az.main_eu-west-1a`; undefined for other nodes. */
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

function codePartsOf(node: GraphNode, address: Address, { title, context }: NameOptions): CodeParts {
  const name = unescapeName(address.name);
  const isUninformative = SAYS_NOTHING.has(withoutTitle(name, title));
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

function fullCodeName(node: GraphNode, parts: CodeParts): string {
  const all = parts.isVague && parts.keys.length === 0 ? keysOfInstances(node) : '';
  return all === '' ? codeName(parts, parts.keys) : all;
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
  return modules.map((step, at) =>
    others.every((steps) => steps?.[at]?.index === step.index) ? step : { ...step, index: null },
  );
}

/** Returns the modules from the root inwards, without uninformative ones at the end, unless all are. */
function withoutUninformative(modules: Address['modules']): Address['modules'] {
  let depth = modules.length;
  while (depth > 0 && SAYS_NOTHING.has(modules[depth - 1]?.name as string)) depth--;
  return depth === 0 ? modules : modules.slice(0, depth);
}

/** Returns the keys of a resource; for several in one node, the keys if all have the same. */
function sharedKeys(address: Address, { count, instances = [] }: GraphNode, context: NameContext): readonly string[] {
  if (context.isOnlyInstance(address)) return [];
  const key = address.indexes.join('][');
  const isShared = instances.length > 0 && instances.every((each) => parseAddress(each)?.indexes.join('][') === key);
  return count === 1 || isShared ? keysOf(address) : [];
}

/**
 * Returns the keys of several instances in one icon: `ssm, ec2messages` for endpoints named `endpoint`. Empty if the keys are
 * numbers.
 */
function keysOfInstances({ instances = [] }: GraphNode): string {
  const keys = instances
    .map((address) => parseAddress(address))
    .map((address) => (address === null ? '' : keysOf(address).join(' ')));
  if (keys.length === 0 || !keys.every((key) => /\D/.test(key))) return '';
  return severalIn(NAME_ROOM, keys);
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
  return [...(isNamedAlike ? [base] : []), ...forms.map((form) => within(base, form))];
}

/** Returns the names of the modules, from the root inwards. */
const moduleTexts = (modules: Address['modules'], context: NameContext): string[] =>
  modules.map((_, at) => moduleText(modules.slice(0, at + 1), context));

const within = (name: string, modules: string): string => `${name} (${modules})`;

/** Characters that join the words of a name. */
const JOINTS = ['-', '_', '.', ' ', '/'];

/**
 * Removes names of enclosing boxes from the ends of a name: `shop-db-eu-west-1a` in VPC shop, zone eu-west-1a, is `db`. Returns
 * the whole name if nothing would remain.
 */
function withoutEnclosing(name: string, enclosingNames: readonly string[]): string {
  let rest = name;
  for (const text of enclosingNames) {
    if (text === '') continue;
    for (const joint of JOINTS) {
      if (rest.startsWith(text + joint)) rest = rest.slice(text.length + 1);
      if (rest.endsWith(joint + text)) rest = rest.slice(0, -text.length - 1);
    }
  }
  return enclosingNames.includes(rest) ? name : rest;
}
