/** What was made up is no fact: it may say how many there are and in which zone, but it is not written into a picture. */
import { elementNumber } from '../../../catalog/examples.js';
import { isKnownPlace, PLACES } from '../../../catalog/locations.js';
import { namePathsOf } from '../../../catalog/products.js';
import { type Json, type Resource, topOf } from '../../../graph/inventory.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { attributesIn, childrenOf, literalText } from '../../../terraform/hcl/walk.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { type ConfigGraph, referencesFrom } from '../../../terraform/references/config-graph.js';
import { type Namer, provenTexts } from '../../static/written/own-names.js';
import { directoriesOf } from '../modules.js';
import { isStandIn } from '../values/shape.js';
import type { Taint } from './taint.js';

export class Facts {
  /** By configuration address: attributes that hold something made up. */
  readonly #attributes = new Map<string, ReadonlySet<string>>();
  /** Texts that have been left out. */
  readonly #left = new Set<string>();
  /** Those of them that are placeholders, not names that may be made of one. */
  readonly #placeholders = new Set<string>();

  /** Whole texts of the code. */
  #literals: ReadonlySet<string> | null = null;

  /** @param texts every text and key that was made up for variables; @param namer evaluates the code without them */
  constructor(
    readonly tree: ModuleNode,
    readonly graph: ConfigGraph,
    readonly taint: Taint,
    readonly texts: readonly string[],
    readonly namer: Namer,
  ) {}

  /** Without the values that were made up. */
  of(resource: Resource, config: string): Resource['values'] {
    const attributes = this.#madeUpIn(config, resource.type);
    let proven: ReadonlySet<string> | null = null;
    /** A part of a placeholder, or what a function makes of one, does not show it. */
    const isProven = (text: string, isPlace: boolean): boolean => {
      if (TELLS_ITSELF.test(text) || isKnownPlace(text) || (isPlace && ZONE_NUMBER.test(text))) return true;
      proven ??= provenTexts(resource.origin, attributes, this.namer);
      return proven.has(text) || this.#literalsOfCode().has(text);
    };
    return without(this.#withoutKeys(resource), attributes, (text, isPlace) => {
      const isPlaceholder = this.#isMadeUp(text);
      if (isPlaceholder) this.#placeholders.add(text);
      const isOut = isPlaceholder || !isProven(text, isPlace);
      if (isOut) this.#left.add(text);
      return isOut;
    });
  }

  #literalsOfCode(): ReadonlySet<string> {
    this.#literals ??= literalsIn(this.tree);
    return this.#literals;
  }

  /** Without what is made of a placeholder as the instance's key: `each.key` refers to nothing that could be looked up. */
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
   * Without what others have of them: a subnet says the name of its network that has been left out there, and would be in a
   * network that nobody knows. To be asked when all have been asked what they are without.
   */
  ofOthers(values: Resource['values'], config: string): Resource['values'] {
    if (this.#left.size === 0) return values;
    const isOut = (text: string, isPlace: boolean) => (isPlace ? this.#placeholders : this.#left).has(text);
    return without(values, this.#taken(config), isOut, KEEPS_NUMBERS);
  }

  /** Attributes that refer to something. */
  #taken(config: string): ReadonlySet<string> {
    const paths = referencesFrom(this.graph, config).flatMap(({ path }) => (path === null ? [] : [topOf(path)]));
    return new Set(paths);
  }

  #madeUpIn(config: string, type: string): ReadonlySet<string> {
    const known = this.#attributes.get(config);
    if (known !== undefined) return known;
    const found = new Set<string>();
    for (const { to, path } of referencesFrom(this.graph, config)) {
      if (this.taint.ofValue(to).size === 0) continue;
      if (path !== null) found.add(topOf(path));
      // The length of something has no path; a name may be made of it.
      else for (const [top] of namePathsOf(type)) found.add(top as string);
    }
    this.#attributes.set(config, found);
    return found;
  }

  #isMadeUp(text: string): boolean {
    return isStandIn(text) || this.texts.some((one) => holds(text, one));
  }
}

/**
 * Documents, which the static planner writes anew if a placeholder has got into them, and ranges of addresses: those that
 * are made of a placeholder are in a network of their own (catalog/examples.ts).
 */
const TELLS_ITSELF = /^\s*[{[]|\n|^\d+(?:\.\d+){3}(?:\/\d+)?$/;

/** A zone that was chosen from placeholders. */
const ZONE_NUMBER = /^(?:zone )?\d$/;

/** Every text that stands in the code as a whole; no parts of templates. */
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

/** Short ones are in everything. */
const holds = (text: string, part: string): boolean =>
  part.length < TEXT_LENGTH_MIN ? text === part : text.includes(part);

const TEXT_LENGTH_MIN = 3;

const KEEPS_NUMBERS = true;

/**
 * @param attributes those that are looked into
 * @param isOut called with each text and whether its attribute says where something is
 */
function without(
  values: Resource['values'],
  attributes: ReadonlySet<string>,
  isOut: (text: string, isPlace: boolean) => boolean,
  keepsNumbers = false,
): Resource['values'] {
  if (attributes.size === 0) return values;
  const all: Record<string, Json> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    const isSum = !keepsNumbers && (typeof value === 'number' || typeof value === 'boolean');
    const isPlace = PLACES.has(name);
    const kept = !attributes.has(name) ? value : isSum ? undefined : rest(value, (text) => isOut(text, isPlace));
    if (kept !== undefined) all[name] = kept;
  }
  return all;
}

/** A tag may be the configuration's own beside one that is not; numbers in blocks cannot be told apart. */
function rest(value: Json, isOut: (text: string) => boolean): Json | undefined {
  if (typeof value === 'string') return isOut(value) ? undefined : value;
  if (Array.isArray(value)) return value.map((item) => rest(item, isOut)).filter((item) => item !== undefined);
  if (value === null || typeof value !== 'object') return value;
  const kept: Record<string, Json> = Object.create(null);
  for (const [name, item] of Object.entries(value)) {
    const left = rest(item, isOut);
    if (left !== undefined) kept[name] = left;
  }
  return kept;
}
