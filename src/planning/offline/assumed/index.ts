/**
 * Marks the resources of an offline plan whose existence rests on placeholders, and removes placeholder values from all
 * resources, because they must not be drawn. `sources.ts` lists the placeholders, `taint.ts` follows them.
 */

import { elementNumber } from '../../../catalog/examples.js';
import { isKnownRegionOrZone, LOCATION_ATTRIBUTES } from '../../../catalog/locations.js';
import { namePathsOf } from '../../../catalog/products.js';
import { isKnownSetting, settingKindOf } from '../../../catalog/settings.js';
import { put } from '../../../graph/group-by.js';
import { type Inventory, type Json, type Resource, topOf } from '../../../graph/inventory.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import type { Attribute, Body, Expression, Traversal } from '../../../terraform/hcl/model.js';
import { attributesIn, childrenOf, expressionsIn, literalText } from '../../../terraform/hcl/walk.js';
import type { ModuleCode, ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { prefixesOf } from '../../../terraform/references/absent-blocks.js';
import { configAddressOf } from '../../../terraform/references/addresses.js';
import { type ConfigGraph, referencesFrom } from '../../../terraform/references/config-graph.js';
import { prefixOf, resourceAddress } from '../../../terraform/references/subject.js';
import { absentBlocks, configAddresses } from '../../gaps.js';
import { type NameEvaluator, provenTexts } from '../../static/code-values.js';
import { eachInstanceCount, type InstanceCount } from '../known-after-apply/instance-counts.js';
import type { Assumption } from '../model.js';
import { directoriesOf, modulesOf } from '../modules.js';
import { isStandIn } from '../values/answers.js';
import type { Placeholder } from '../values/variables.js';
import { type AssumptionInputs, sourcesOf } from './sources.js';
import { Taint } from './taint.js';

/** The inventory and the assumptions of a plan. */
interface PlanFacts {
  readonly inventory: Inventory;
  readonly assumptions: readonly Assumption[];
}

/**
 * Returns the inventory without placeholder values, and the assumptions that its resources rest on.
 * @param evaluator evaluates names from the code without placeholders, to find out which names contain one
 */
export function withoutPlaceholders(
  inventory: Inventory,
  graph: ConfigGraph,
  inputs: AssumptionInputs,
  evaluator: NameEvaluator,
): PlanFacts {
  const { sources, taint } = traceTaint(graph, inputs);
  const placeholderTexts = [...inputs.variables.placeholders.values()].flatMap(textsIn);
  const filter = new FactFilter(inputs.tree, graph, taint, placeholderTexts, evaluator);
  /** Graph-format addresses of the resources that rest on an assumption, by the assumption's text. */
  const dependents = new Map<string, string[]>();
  const conditionalDependents = new Map<string, string[]>();
  const isConditional = conditionTest(inputs.tree);
  const assumptionsByConfig = new Map<string, ReadonlySet<string>>();
  const configOf = ({ origin }: Resource): string => configAddressOf(origin) ?? origin;
  const withFacts = inventory.resources.map((resource) => {
    const config = configOf(resource);
    const restsOn = assumptionsByConfig.get(config) ?? taint.ofResource(config);
    assumptionsByConfig.set(config, restsOn);
    for (const assumption of restsOn) {
      put(dependents, assumption, resource.address);
      if (isConditional(config)) put(conditionalDependents, assumption, resource.address);
    }
    const values = filter.factsOf(resource, config);
    return { ...resource, values, ...(restsOn.size > 0 && { provenance: 'assumed' as const }) };
  });
  const resources = withFacts.map((resource) => ({
    ...resource,
    values: filter.withoutTextsRemovedElsewhere(resource.values, configOf(resource)),
  }));
  const present = configAddresses(inventory.resources.map(({ origin }) => origin));
  const absent = absentBlocks(inputs.tree, present, (address) => taint.ofInstanceCount(address));
  for (const { address, assumptions } of absent) for (const text of assumptions) put(dependents, text, address);
  const assumptions = [...sources.assumptions]
    .filter(([text]) => sources.always.has(text) || dependents.has(text))
    .map(([text, subject]) => ({
      ...{ text, ...subject },
      resources: dependents.get(text) ?? [],
      conditional: conditionalDependents.get(text) ?? [],
    }));
  return {
    inventory: { ...inventory, resources, absent: absent.map(({ assumptions: _, ...block }) => block) },
    assumptions,
  };
}

/**
 * Returns the instance counts that are zero because of a placeholder.
 * @param origins addresses of all instances in a plan; not called if there is no placeholder
 * @param proven configuration addresses that have instances if placeholders are unknown; others are zero without them
 */
export function placeholderZeroCounts(
  origins: () => readonly string[],
  proven: ReadonlySet<string>,
  graph: ConfigGraph,
  inputs: AssumptionInputs,
): readonly InstanceCount[] {
  const { sources, taint } = traceTaint(graph, inputs);
  if ([...sources.assumptions.keys()].every((text) => sources.chosen.has(text))) return [];
  const { tree } = inputs;
  return zeroCountsIn({ tree, present: configAddresses(origins()), proven, taint, chosen: sources.chosen });
}

/**
 * Returns a predicate: true for a resource, by configuration address, that a condition in its `count` or `for_each`
 * creates or leaves out. So does a condition of a module around it.
 */
function conditionTest(tree: ModuleNode): (config: string) => boolean {
  const conditional = new Set<string>();
  eachInstanceCount(tree, (count, node) => {
    const address = countAddress(count, node);
    if (address !== null && isCondition(count.attribute.value, node.code)) conditional.add(address);
  });
  return (config) => [config, ...prefixesOf(config)].some((unit) => conditional.has(unit));
}

/** True for an expression with a condition, or with a local that consists of one. */
const isCondition = (value: Expression, { locals }: Pick<ModuleCode, 'locals'>): boolean =>
  [...expressionsIn(value)].some(
    (inner) =>
      inner.kind === 'conditional' ||
      (inner.kind === 'traversal' &&
        inner.root === 'local' &&
        [...expressionsIn(locals.get(nameAt(inner)) ?? inner)].some(({ kind }) => kind === 'conditional')),
  );

const nameAt = ({ steps: [step] }: Traversal): string => (step?.kind === 'attribute' ? step.name : '');

/** Lists the placeholders, and follows them through the code. */
function traceTaint(graph: ConfigGraph, inputs: AssumptionInputs) {
  const sources = sourcesOf(inputs);
  return { sources, taint: new Taint(graph, inputs.tree, sources) };
}

/** An Azure zone, such as `1`. A single digit occurs in many values by chance, so it is not searched for. */
const ZONE_NUMBER = /^\d$/;

/** Returns all texts in a placeholder, without keys. */
function textsIn(value: Placeholder): readonly string[] {
  if (typeof value === 'string') return ZONE_NUMBER.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

// ---- Instance counts that are zero because of a placeholder. In `count = var.stage == "prod" ? 1 : 0`, a placeholder
// never equals "prod", so the zero proves nothing.

/** Inputs of the search for instance counts that are zero because of a placeholder. */
interface ZeroInputs {
  readonly tree: ModuleNode;
  /** Configuration addresses of resources that have instances. */
  readonly present: ReadonlySet<string>;
  /** Configuration addresses of resources that have instances if placeholders are unknown. */
  readonly proven: ReadonlySet<string>;
  readonly taint: Taint;
  /** Assumptions with a value that was chosen as the likelier alternative. */
  readonly chosen: ReadonlySet<string>;
}

/**
 * Returns the instance counts that are zero because of a placeholder. If a module is called several times, the count
 * must be such a zero in every call.
 */
function zeroCountsIn({ tree, present, proven, taint, chosen }: ZeroInputs): readonly InstanceCount[] {
  const occupied = new Set([...present].flatMap(prefixesOf));
  const possible = new Set([...proven, ...[...proven].flatMap(prefixesOf)]);
  const restsOnPlaceholder = (address: string): boolean =>
    possible.has(address) && [...taint.ofInstanceCount(address)].some((text) => !chosen.has(text));
  const repeated = new Set<string>();
  eachInstanceCount(tree, (count, node) => repeated.add(countAddress(count, node) ?? ''));
  // A module without instances has none of its resources either, whatever the counts inside it.
  const isReached = ({ path }: ModuleNode): boolean =>
    path.every((_, index) => {
      const prefix = prefixOf(path.slice(0, index + 1));
      return occupied.has(prefix) || !repeated.has(prefix) || restsOnPlaceholder(prefix);
    });
  const zeros = new Map<Attribute, { readonly count: InstanceCount; isZero: boolean; isReached: boolean }>();
  eachInstanceCount(tree, (count, node) => {
    const address = countAddress(count, node);
    if (address === null) return;
    const zero = zeros.get(count.attribute) ?? { count, isZero: true, isReached: false };
    zeros.set(count.attribute, zero);
    zero.isZero &&= !present.has(address) && !occupied.has(address) && restsOnPlaceholder(address);
    zero.isReached ||= isReached(node);
  });
  return [...zeros.values()].filter((zero) => zero.isZero && zero.isReached).map(({ count }) => count);
}

/**
 * Returns the configuration address, or module prefix, of the block that an instance count belongs to. Null for a data
 * source, which is drawn only because a resource uses it.
 */
function countAddress({ block: { type, labels } }: InstanceCount, { path, code }: ModuleNode): string | null {
  const [first = '', second = ''] = labels;
  if (type === 'module') return prefixOf([...path, first]);
  const resource = code.resources.find(
    (candidate) => candidate.mode === 'managed' && candidate.type === first && candidate.name === second,
  );
  return type === 'resource' && resource !== undefined ? `${prefixOf(path)}${resourceAddress(resource)}` : null;
}

// ---- Resources without their placeholder values. A placeholder may determine how many instances there are and in
// which zones, but must not appear in a diagram as a name or value.

/**
 * Decides which texts and numbers of a resource come from the code, and not from a placeholder. Call `factsOf` for all
 * resources first, then `withoutTextsRemovedElsewhere`.
 *
 * Example: `var.name` has the placeholder `name`. `bucket = var.name` and `bucket = upper(var.name)` are both removed,
 * `acl = "private"` stays.
 */
export class FactFilter {
  /** Attributes that contain a placeholder, by configuration address of the resource. */
  readonly #attributes = new Map<string, ReadonlySet<string>>();
  /** All texts that were removed. */
  readonly #removed = new Set<string>();
  /** Removed texts that are placeholders themselves, not names that may be made of one. */
  readonly #placeholders = new Set<string>();

  /** The blocks of all resources, by configuration address; null until they are needed. */
  #codeByConfig: ReadonlyMap<string, CodeOfResource> | null = null;

  /** All literal texts of the code; null until they are needed. */
  #literals: ReadonlySet<string> | null = null;

  /**
   * @param placeholderTexts every text in the placeholders of variables
   * @param evaluator evaluates the code without the placeholders
   */
  constructor(
    readonly tree: ModuleNode,
    readonly graph: ConfigGraph,
    readonly taint: Taint,
    readonly placeholderTexts: readonly string[],
    readonly evaluator: NameEvaluator,
  ) {}

  /**
   * Returns the values of a resource without placeholders.
   * @param config configuration address of the resource
   */
  factsOf(resource: Resource, config: string): Resource['values'] {
    const attributes = this.#taintedAttributes(config, resource.type);
    let proven: ReadonlySet<string> | null = null;
    /**
     * A part of a placeholder, or the result of a function, does not contain the whole placeholder. So every string
     * needs proof that it comes from the code. A literal number in the code proves nothing: it may be equal by chance.
     */
    const isProven = (text: string, { isLocation, name }: TextPosition): boolean => {
      if (NEEDS_NO_PROOF.test(text) || isKnownRegionOrZone(text) || (isLocation && CHOSEN_ZONE.test(text))) return true;
      proven ??= provenTexts(resource.origin, attributes, this.evaluator);
      if (proven.has(text)) return true;
      // A setting such as a size is a fact to its reader: the branch that a placeholder takes may not be the one taken.
      return !NUMBER.test(text) && !isSetting(name) && this.#literalsOfCode().has(text);
    };
    return removeTexts(this.#withoutKeys(resource), attributes, (text, position) => {
      if (NUMBER.test(text)) return !isProven(text, position);
      const isPlaceholder = this.#isPlaceholder(text);
      if (isPlaceholder) this.#placeholders.add(text);
      // Other resources may have an unproven setting from elsewhere.
      const isUnproven = !isPlaceholder && !isProven(text, position);
      if (isUnproven && isSetting(position.name)) return true;
      const isRemoved = isPlaceholder || isUnproven;
      if (isRemoved) this.#removed.add(text);
      return isRemoved;
    });
  }

  /** Returns all literal texts of the code. Computed once, and only if a text needs proof. */
  #literalsOfCode(): ReadonlySet<string> {
    this.#literals ??= literalsIn(this.tree);
    return this.#literals;
  }

  /**
   * Removes texts that contain an instance key made of a placeholder. `name = each.key` names no variable, so taint
   * does not reach it.
   */
  #withoutKeys({ origin, values }: Resource): Resource['values'] {
    const parts = parseTerraformAddress(origin);
    const indexes = [parts?.index, ...(parts?.modules ?? []).map(({ index }) => index)];
    const keys = indexes
      .flatMap((index) => (index?.startsWith('"') === true ? [index.slice(1, -1)] : []))
      .filter((key) => elementNumber(key) !== null || this.placeholderTexts.includes(key));
    if (keys.length === 0) return values;
    return removeTexts(
      values,
      new Set(Object.keys(values)),
      (text) => keys.some((key) => containsText(text, key)),
      'keep',
    );
  }

  /**
   * Removes texts that `factsOf` has removed from other resources. Example: a subnet repeats the name of its network,
   * and would be drawn in an unknown network if the name stayed.
   */
  withoutTextsRemovedElsewhere(values: Resource['values'], config: string): Resource['values'] {
    if (this.#removed.size === 0) return values;
    const isRemoved = (text: string, { isLocation }: TextPosition) =>
      (isLocation ? this.#placeholders : this.#removed).has(text);
    return removeTexts(values, this.#referringAttributes(config), isRemoved, 'keep');
  }

  /** Returns the attributes that refer to another resource. */
  #referringAttributes(config: string): ReadonlySet<string> {
    const paths = referencesFrom(this.graph, config).flatMap(({ path }) => (path === null ? [] : [topOf(path)]));
    return new Set(paths);
  }

  /** Returns the attributes that may contain a placeholder. */
  #taintedAttributes(config: string, type: string): ReadonlySet<string> {
    const known = this.#attributes.get(config);
    if (known !== undefined) return known;
    const tainted = new Set<string>();
    for (const { to, path } of referencesFrom(this.graph, config)) {
      if (this.taint.ofValue(to).size === 0) continue;
      if (path !== null) tainted.add(topOf(path));
      // A reference inside `length(...)` has no path, but a name may be made of it.
      else {
        for (const [top] of namePathsOf(type)) tainted.add(top as string);
        for (const top of this.#decidedSettings(config)) tainted.add(top);
      }
    }
    this.#attributes.set(config, tainted);
    return tainted;
  }

  /** Returns the attributes and blocks with a setting that a condition or comparison decides. */
  #decidedSettings(config: string): readonly string[] {
    this.#codeByConfig ??= codeByConfig(this.tree);
    const { code, body } = this.#codeByConfig.get(config) ?? {};
    if (code === undefined || body === undefined) return [];
    return attributesIn(body)
      .filter(({ attribute }) => isSetting(attribute.name) && isDecided(attribute.value, code))
      .flatMap(({ path: [top] }) => top ?? []);
  }

  /** True if a text contains a placeholder, of a data source or of a variable. */
  #isPlaceholder(text: string): boolean {
    return isStandIn(text) || this.placeholderTexts.some((placeholder) => containsText(text, placeholder));
  }
}

/**
 * Texts that need no proof: documents, which the static planner rewrites if they hold a placeholder, and IP ranges.
 * Placeholder ranges are in a network of their own (catalog/examples.ts).
 */
const NEEDS_NO_PROOF = /^\s*[{[]|\n|^\d+(?:\.\d+){3}(?:\/\d+)?$/;

/** A number as text. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A zone that was chosen from placeholders. */
const CHOSEN_ZONE = /^(?:zone )?\d$/;

/** Returns the literal texts of the code, without the parts of templates. */
function literalsIn(tree: ModuleNode): ReadonlySet<string> {
  const literals = new Set<string>();
  const pending = directoriesOf(tree).flatMap((code) =>
    code.files.flatMap(({ body }) => attributesIn(body).map(({ attribute }) => attribute.value)),
  );
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const text = literalText(next);
    if (text !== null) literals.add(text);
    const isTemplate = next.kind === 'template';
    for (const child of childrenOf(next)) if (!isTemplate || child.kind !== 'literal') pending.push(child);
  }
  return literals;
}

/** True if a string contains `part`. A short part must be the whole string, because it occurs in many by chance. */
const containsText = (text: string, part: string): boolean =>
  part.length < TEXT_LENGTH_MIN ? text === part : text.includes(part);

/** Minimum length of a string that is searched for inside others: `eu` is in `queue`. */
const TEXT_LENGTH_MIN = 3;

/**
 * Treatment of numbers. `keep`: they stay. `test`: a number or boolean that is a whole attribute is removed, since it
 * may be computed from a placeholder, such as `length(var.zones) * 2`; other numbers are tested like texts.
 */
type NumberTreatment = 'keep' | 'test';

interface CodeOfResource {
  readonly code: ModuleCode;
  readonly body: Body;
}

/** Returns the block of each resource with the code of its module, by configuration address. */
function codeByConfig(tree: ModuleNode): ReadonlyMap<string, CodeOfResource> {
  const blocks = new Map<string, CodeOfResource>();
  for (const { code, path } of modulesOf(tree))
    for (const resource of code.resources)
      blocks.set(`${prefixOf(path)}${resourceAddress(resource)}`, { code, body: resource.block.body });
  return blocks;
}

/** True for an expression whose value a condition or a comparison decides. */
const isDecided = (value: Expression, code: ModuleCode): boolean =>
  isCondition(value, code) || [...expressionsIn(value)].some(({ kind }) => kind === 'operation');

/** The position of a text in the values of a resource. */
interface TextPosition {
  /** Name of the innermost attribute that has the text. */
  readonly name: string;
  /** True if the outermost attribute names a location. */
  readonly isLocation: boolean;
}

type TextTest = (text: string, position: TextPosition) => boolean;

/** True for a size, version, number or switch, by the name of its attribute. */
const isSetting = (name: string): boolean => settingKindOf(name) !== undefined || isKnownSetting(name);

/**
 * Removes texts from the attributes of a resource.
 * @param attributes names of the attributes to search
 */
function removeTexts(
  values: Resource['values'],
  attributes: ReadonlySet<string>,
  isRemoved: TextTest,
  numbers: NumberTreatment = 'test',
): Resource['values'] {
  if (attributes.size === 0) return values;
  const remaining: Record<string, Json> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    const rest = attributes.has(name) ? filterAttribute(name, value, isRemoved, numbers) : value;
    if (rest !== undefined) remaining[name] = rest;
  }
  return remaining;
}

/** Returns one attribute without the removed texts and numbers. Undefined if nothing of it is left. */
function filterAttribute(name: string, value: Json, isRemoved: TextTest, numbers: NumberTreatment): Json | undefined {
  if (numbers === 'test' && (typeof value === 'number' || typeof value === 'boolean')) return undefined;
  const isLocation = LOCATION_ATTRIBUTES.has(name);
  return filterValue(value, name, (item, inner) => {
    const position = { name: inner, isLocation };
    if (typeof item === 'string') return isRemoved(item, position);
    return numbers === 'test' && isRemoved(String(item), position);
  });
}

/** @param name name of the innermost attribute that has the item */
type ItemTest = (item: string | number, name: string) => boolean;

/**
 * Removes single texts from a value, since one tag may come from the code and another from a placeholder. A list of
 * numbers with nothing left is unknown, not empty.
 */
function filterValue(value: Json, name: string, isRemoved: ItemTest): Json | undefined {
  if (typeof value === 'string' || typeof value === 'number') return isRemoved(value, name) ? undefined : value;
  if (Array.isArray(value)) return filterList(value, name, isRemoved);
  if (value === null || typeof value !== 'object') return value;
  const remaining: Record<string, Json> = Object.create(null);
  for (const [member, item] of Object.entries(value)) {
    const rest = filterValue(item, member, isRemoved);
    if (rest !== undefined) remaining[member] = rest;
  }
  return remaining;
}

/** Removes items from a list. Undefined for a list of numbers with nothing left. */
function filterList(list: readonly Json[], name: string, isRemoved: ItemTest): Json | undefined {
  const remaining = list.map((item) => filterValue(item, name, isRemoved)).filter((item) => item !== undefined);
  const isOfNumbers = list.some((item) => typeof item === 'number' || (typeof item === 'string' && NUMBER.test(item)));
  return remaining.length === 0 && isOfNumbers ? undefined : remaining;
}
