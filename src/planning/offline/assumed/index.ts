/** Finds the resources whose existence or values rest on placeholders. */

import { elementNumber } from '../../../catalog/examples.js';
import { isKnownRegionOrZone, LOCATION_ATTRIBUTES } from '../../../catalog/locations.js';
import { namePathsOf } from '../../../catalog/products.js';
import { type Inventory, type Json, type Resource, topOf } from '../../../graph/inventory.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import type { Attribute } from '../../../terraform/hcl/model.js';
import { attributesIn, childrenOf, literalText } from '../../../terraform/hcl/walk.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { prefixesOf } from '../../../terraform/references/absent-blocks.js';
import { configAddressOf } from '../../../terraform/references/addresses.js';
import { type ConfigGraph, referencesFrom } from '../../../terraform/references/config-graph.js';
import { prefixOf } from '../../../terraform/references/scope.js';
import { resourceAddress } from '../../../terraform/references/subject.js';
import { absentBlocks, configAddresses } from '../../gaps.js';
import * as messages from '../../messages.js';
import { type Namer, provenTexts } from '../../static/written/own-names.js';
import { eachNumber, type UnknownNumber } from '../known-after-apply/numbers.js';
import type { Assumption } from '../model.js';
import { directoriesOf } from '../modules.js';
import { isStandIn } from '../values/answers.js';
import type { Placeholder } from '../values/placeholder.js';
import { type AssumptionInputs, sourcesOf } from './sources.js';
import { Taint } from './taint.js';

interface Assumed {
  readonly inventory: Inventory;
  readonly assumptions: readonly Assumption[];
}

/**
 * Returns the inventory without placeholder values, and the assumptions that its resources rest on.
 *
 * @param namer decides which names are made of unknown values
 */
export function assumed(inventory: Inventory, graph: ConfigGraph, inputs: AssumptionInputs, namer: Namer): Assumed {
  const { sources, taint } = startOf(graph, inputs);
  const facts = new Facts(
    inputs.tree,
    graph,
    taint,
    [...inputs.variables.placeholders.values()].flatMap(textsIn),
    namer,
  );
  const rest = new Map<string, string[]>();
  const known = new Map<string, ReadonlySet<string>>();
  const configOf = ({ origin }: Resource): string => configAddressOf(origin) ?? origin;
  const first = inventory.resources.map((resource) => {
    const config = configOf(resource);
    const texts = known.get(config) ?? taint.ofResource(config);
    known.set(config, texts);
    for (const text of texts) rest.set(text, [...(rest.get(text) ?? []), resource.address]);
    const values = facts.of(resource, config);
    return { ...resource, values, ...(texts.size > 0 && { provenance: 'assumed' as const }) };
  });
  const resources = first.map((resource) => ({
    ...resource,
    values: facts.ofOthers(resource.values, configOf(resource)),
  }));
  const absent = absentBlocks(inputs.tree, configAddresses(inventory.resources.map(({ origin }) => origin)), (unit) =>
    taint.ofNumber(unit),
  );
  for (const { address, texts } of absent)
    for (const text of texts) rest.set(text, [...(rest.get(text) ?? []), address]);
  const variables = new Set([...inputs.variables.placeholders.keys()].map(messages.assumedVariable));
  const assumptions = sources.texts
    .filter((text) => sources.always.has(text) || rest.has(text))
    .map((text) => ({
      text,
      isOfVariable: variables.has(text),
      isMistake: sources.mistakes.has(text),
      resources: rest.get(text) ?? [],
    }));
  return { inventory: { ...inventory, resources, absent: absent.map(({ texts: _, ...one }) => one) }, assumptions };
}

/**
 * Returns the numbers of instances that are zero because of a placeholder.
 *
 * @param origins addresses of all instances in a plan; not called if there is no placeholder
 */
export function zerosIn(
  origins: () => readonly string[],
  graph: ConfigGraph,
  inputs: AssumptionInputs,
): readonly UnknownNumber[] {
  const { sources, taint } = startOf(graph, inputs);
  if (sources.texts.every((text) => sources.chosen.has(text))) return [];
  return placeholderZeros({ tree: inputs.tree, present: configAddresses(origins()), taint, chosen: sources.chosen });
}

function startOf(graph: ConfigGraph, inputs: AssumptionInputs) {
  const sources = sourcesOf(inputs);
  return { sources, taint: new Taint(graph, inputs.tree, sources) };
}

/** An Azure zone. A digit only tells one zone from another, so it is no text to look for in values. */
const ZONE_NUMBER = /^\d$/;

function textsIn(value: Placeholder): readonly string[] {
  if (typeof value === 'string') return ZONE_NUMBER.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

// ---- Finds numbers of instances that are zero because of a placeholder.
// A placeholder text differs from every text that the code compares it with, so the zero proves nothing and the
// number is unknown.

interface Zeros {
  readonly tree: ModuleNode;
  /** Configuration addresses of resources that have instances. */
  readonly present: ReadonlySet<string>;
  readonly taint: Taint;
  /** Texts of placeholders that were chosen as the likelier alternative. */
  readonly chosen: ReadonlySet<string>;
}

/**
 * Returns the numbers that are zero because of a placeholder. If several calls lead to one module, a number counts only
 * if it is such a zero in all of them.
 */
function placeholderZeros({ tree, present, taint, chosen }: Zeros): readonly UnknownNumber[] {
  const occupied = new Set([...present].flatMap(prefixesOf));
  const isLocationholder = (unit: string): boolean => [...taint.ofNumber(unit)].some((text) => !chosen.has(text));
  const numbered = new Set<string>();
  eachNumber(tree, (number, node) => numbered.add(unitIn(number, node) ?? ''));
  const isReached = ({ path }: ModuleNode): boolean =>
    path.every((_, i) => {
      const prefix = prefixOf(path.slice(0, i + 1));
      return occupied.has(prefix) || !numbered.has(prefix) || isLocationholder(prefix);
    });
  const zeros = new Map<Attribute, { readonly number: UnknownNumber; isZero: boolean; isReached: boolean }>();
  eachNumber(tree, (number, node) => {
    const unit = unitIn(number, node);
    if (unit === null) return;
    const zero = zeros.get(number.attribute) ?? { number, isZero: true, isReached: false };
    zeros.set(number.attribute, zero);
    zero.isZero &&= !present.has(unit) && !occupied.has(unit) && isLocationholder(unit);
    zero.isReached ||= isReached(node);
  });
  return [...zeros.values()].filter((zero) => zero.isZero && zero.isReached).map(({ number }) => number);
}

/**
 * Returns the configuration address or module prefix that a number belongs to. Null for a data source, which is drawn
 * only because a resource uses it.
 */
function unitIn({ block: { type, labels } }: UnknownNumber, { path, code }: ModuleNode): string | null {
  const [first = '', second = ''] = labels;
  if (type === 'module') return prefixOf([...path, first]);
  const resource = code.resources.find((one) => one.mode === 'managed' && one.type === first && one.name === second);
  return type === 'resource' && resource !== undefined ? `${prefixOf(path)}${resourceAddress(resource)}` : null;
}

// ---- Removes placeholder values from resources.
// A placeholder may decide the number of instances and their zones, but it is no fact and must not appear in a
// diagram.

export class Facts {
  /** Attributes that hold a placeholder, by configuration address of the resource. */
  readonly #attributes = new Map<string, ReadonlySet<string>>();
  /** Texts that were removed. */
  readonly #left = new Set<string>();
  /** Removed texts that are placeholders themselves, not names that may be made of one. */
  readonly #placeholders = new Set<string>();

  /** All literal texts of the code; null until they are needed. */
  #literals: ReadonlySet<string> | null = null;

  /**
   * @param texts every text and key of the placeholder variables
   * @param namer evaluates the code without the placeholders
   */
  constructor(
    readonly tree: ModuleNode,
    readonly graph: ConfigGraph,
    readonly taint: Taint,
    readonly texts: readonly string[],
    readonly namer: Namer,
  ) {}

  /** Returns the values of a resource without placeholders. */
  of(resource: Resource, config: string): Resource['values'] {
    const attributes = this.#placeholdersIn(config, resource.type);
    let proven: ReadonlySet<string> | null = null;
    /**
     * A part of a placeholder, or a function's result for one, does not contain the placeholder's text. So every text
     * needs proof. A number is no proof: it may occur elsewhere in the code by chance.
     */
    const isProven = (text: string, isLocation: boolean): boolean => {
      if (TELLS_ITSELF.test(text) || isKnownRegionOrZone(text) || (isLocation && CHOSEN_ZONE.test(text))) return true;
      proven ??= provenTexts(resource.origin, attributes, this.namer);
      return proven.has(text) || (!NUMBER.test(text) && this.#literalsOfCode().has(text));
    };
    return without(this.#withoutKeys(resource), attributes, (text, isLocation) => {
      if (NUMBER.test(text)) return !isProven(text, isLocation);
      const isLocationholder = this.#isLocationholder(text);
      if (isLocationholder) this.#placeholders.add(text);
      const isOut = isLocationholder || !isProven(text, isLocation);
      if (isOut) this.#left.add(text);
      return isOut;
    });
  }

  #literalsOfCode(): ReadonlySet<string> {
    this.#literals ??= literalsIn(this.tree);
    return this.#literals;
  }

  /** Removes texts made of a placeholder that is the instance's key. `each.key` refers to nothing that could be traced. */
  #withoutKeys({ origin, values }: Resource): Resource['values'] {
    const parts = parseTerraformAddress(origin);
    const indexes = [parts?.index, ...(parts?.modules ?? []).map(({ index }) => index)];
    const keys = indexes
      .flatMap((index) => (index?.startsWith('"') === true ? [index.slice(1, -1)] : []))
      .filter((key) => elementNumber(key) !== null || this.texts.includes(key));
    if (keys.length === 0) return values;
    return without(values, new Set(Object.keys(values)), (text) => keys.some((key) => holds(text, key)), KEEPS_NUMBERS);
  }

  /**
   * Removes texts that were removed from other resources. Example: a subnet repeats the name of its network, and would
   * be in an unknown network if the name stayed. Call `of` for all resources first.
   */
  ofOthers(values: Resource['values'], config: string): Resource['values'] {
    if (this.#left.size === 0) return values;
    const isOut = (text: string, isLocation: boolean) => (isLocation ? this.#placeholders : this.#left).has(text);
    return without(values, this.#taken(config), isOut, KEEPS_NUMBERS);
  }

  /** Returns the attributes that refer to another resource. */
  #taken(config: string): ReadonlySet<string> {
    const paths = referencesFrom(this.graph, config).flatMap(({ path }) => (path === null ? [] : [topOf(path)]));
    return new Set(paths);
  }

  #placeholdersIn(config: string, type: string): ReadonlySet<string> {
    const known = this.#attributes.get(config);
    if (known !== undefined) return known;
    const found = new Set<string>();
    for (const { to, path } of referencesFrom(this.graph, config)) {
      if (this.taint.ofValue(to).size === 0) continue;
      if (path !== null) found.add(topOf(path));
      // A reference inside `length(...)` has no path, but a name may be made of it.
      else for (const [top] of namePathsOf(type)) found.add(top as string);
    }
    this.#attributes.set(config, found);
    return found;
  }

  #isLocationholder(text: string): boolean {
    return isStandIn(text) || this.texts.some((one) => holds(text, one));
  }
}

/**
 * Texts that need no proof: documents, which the static planner rewrites if they hold a placeholder, and IP ranges.
 * Placeholder ranges are in a network of their own (catalog/examples.ts).
 */
const TELLS_ITSELF = /^\s*[{[]|\n|^\d+(?:\.\d+){3}(?:\/\d+)?$/;

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A zone that was chosen from placeholders. */
const CHOSEN_ZONE = /^(?:zone )?\d$/;

/** Returns the literal texts of the code, without the parts of templates. */
function literalsIn(tree: ModuleNode): ReadonlySet<string> {
  const literals = new Set<string>();
  const open = directoriesOf(tree).flatMap((code) =>
    code.files.flatMap(({ body }) => attributesIn(body).map(({ attribute }) => attribute.value)),
  );
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const text = literalText(next);
    if (text !== null) literals.add(text);
    const isTemplate = next.kind === 'template';
    for (const child of childrenOf(next)) if (!isTemplate || child.kind !== 'literal') open.push(child);
  }
  return literals;
}

/** True if a text contains another one. A short text must match as a whole, since it occurs in almost any text. */
const holds = (text: string, part: string): boolean =>
  part.length < TEXT_LENGTH_MIN ? text === part : text.includes(part);

const TEXT_LENGTH_MIN = 3;

const KEEPS_NUMBERS = true;

/**
 * Removes texts from the attributes of a resource.
 *
 * @param attributes names of the attributes to search
 * @param isOut called with each text, and true if its attribute names a location
 */
function without(
  values: Resource['values'],
  attributes: ReadonlySet<string>,
  isOut: (text: string, isLocation: boolean) => boolean,
  keepsNumbers = false,
): Resource['values'] {
  if (attributes.size === 0) return values;
  const all: Record<string, Json> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    const isSum = !keepsNumbers && (typeof value === 'number' || typeof value === 'boolean');
    const isLocation = LOCATION_ATTRIBUTES.has(name);
    const isLeftOut = (item: string | number): boolean =>
      typeof item === 'string' ? isOut(item, isLocation) : !keepsNumbers && isOut(String(item), isLocation);
    const kept = !attributes.has(name) ? value : isSum ? undefined : rest(value, isLeftOut);
    if (kept !== undefined) all[name] = kept;
  }
  return all;
}

/**
 * Removes single texts from a value, since one tag may come from the code and another from a placeholder. A list of
 * numbers with nothing left is unknown, not empty.
 */
function rest(value: Json, isOut: (item: string | number) => boolean): Json | undefined {
  if (typeof value === 'string' || typeof value === 'number') return isOut(value) ? undefined : value;
  if (Array.isArray(value)) return listRest(value, isOut);
  if (value === null || typeof value !== 'object') return value;
  const kept: Record<string, Json> = Object.create(null);
  for (const [name, item] of Object.entries(value)) {
    const left = rest(item, isOut);
    if (left !== undefined) kept[name] = left;
  }
  return kept;
}

function listRest(list: readonly Json[], isOut: (item: string | number) => boolean): Json | undefined {
  const left = list.map((item) => rest(item, isOut)).filter((item) => item !== undefined);
  const isOfNumbers = list.some((item) => typeof item === 'number' || (typeof item === 'string' && NUMBER.test(item)));
  return left.length === 0 && isOfNumbers ? undefined : left;
}
