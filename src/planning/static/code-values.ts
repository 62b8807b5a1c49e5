/**
 * Adds values from the code that a plan does not know before apply, as far as the code determines them: documents,
 * names and other strings.
 */

import { rightsAttributesOf, rightsRulesOf } from '../../catalog/access.js';
import { SHOWN_NAME } from '../../catalog/attributes.js';
import { EMPTY_POLICY } from '../../catalog/examples.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { namePathsOf } from '../../catalog/products.js';
import { isSecret } from '../../catalog/secrets.js';
import { holdsInstanceName, isInformative, STAND_IN, symbolOf, withGaps } from '../../graph/instance-name.js';
import { type Inventory, type Json, type Pattern, type Resource, topOf } from '../../graph/inventory.js';
import { VALUE_DEPTH } from '../../limits.js';
import { EVALUATED_ITEMS_MAX } from '../limits.js';
import { standInOf } from './functions/named.js';
import { isMap, itemsOf, Symbolic, type Value } from './value.js';

/** Evaluates the code of an inventory. */
export type CodeEvaluator = AttributeEvaluator & NameEvaluator & PatternEvaluator;

/** Returns an inventory with the documents, partial names and strings that the code determines. */
export const withCodeValues = (inventory: Inventory, evaluator: CodeEvaluator): Inventory => ({
  ...withPatterns(withNamesInPart(withDocuments(inventory, evaluator), evaluator), evaluator),
  writtenOf: (origin, attribute) => evaluator.writtenOf(origin, attribute),
});

// ---- Names that are known only in part, because an id or a variable in them is unknown.

/** Evaluates names of instances from the code. */
export interface NameEvaluator {
  /**
   * Returns an attribute, with unknown strings (`holdsInstanceName`) for values that the code does not give. Undefined
   * if the code does not set it.
   */
  namedIn(origin: string, attribute: string): Json | undefined;
}

/** Returns an inventory in which names that the plan does not know have the parts that the code shows. */
export function withNamesInPart(inventory: Inventory, evaluator: NameEvaluator): Inventory {
  const resources = inventory.resources.map((resource) => {
    const part = resource.mode === 'managed' ? partOf(resource, evaluator) : null;
    return part === null ? resource : { ...resource, values: { ...resource.values, [SHOWN_NAME]: part } };
  });
  return { ...inventory, resources };
}

/** Returns the known part of the first name that the code sets. Null if the name is known as a whole, or not at all. */
function partOf({ type, origin, values }: Resource, evaluator: NameEvaluator): string | null {
  for (const [top, ...rest] of namePathsOf(type)) {
    if (typeof textAt(values[top as string], rest) === 'string') return null;
    const written = textAt(evaluator.namedIn(origin, top as string), rest);
    const part = written !== undefined && holdsInstanceName(written) ? partOfName(written) : null;
    if (part !== null) return part;
  }
  return null;
}

/** Returns the strings in these attributes that the code gives without placeholders, and numbers as strings. */
export function provenTexts(
  origin: string,
  attributes: Iterable<string>,
  evaluator: NameEvaluator,
): ReadonlySet<string> {
  const proven = new Set<string>();
  for (const attribute of attributes) addTexts(evaluator.namedIn(origin, attribute), proven);
  return proven;
}

function addTexts(value: Json | undefined, texts: Set<string>, depth = VALUE_DEPTH): void {
  if (typeof value === 'string' && !holdsInstanceName(value)) texts.add(value);
  if (typeof value === 'number') texts.add(String(value));
  if (value === null || typeof value !== 'object' || depth === 0) return;
  for (const item of Object.values(value)) addTexts(item as Json, texts, depth - 1);
}

/** Stands for any number of unknown characters. */
const GAP = '…';
const GAPS = /…(?:[-_. /]*…)+/g;

/** Returns a name with gaps. Null if almost no letter of it is known. */
function partOfName(text: string): string | null {
  const part = withGaps(text, GAP).replace(GAPS, GAP).replace(/\s+/g, ' ').trim();
  return /\p{L}{2}/u.test(part) ? part : null;
}

/**
 * Returns the text at the end of a path, through blocks that occur once. Undefined if there is no text, or an empty
 * one.
 */
function textAt(value: Json | undefined, path: readonly string[]): string | undefined {
  let current = value;
  for (const step of path) {
    const block: Json | undefined = Array.isArray(current) && current.length === 1 ? (current[0] as Json) : current;
    if (typeof block !== 'object' || block === null || !Object.hasOwn(block, step)) return undefined;
    current = (block as Readonly<Record<string, Json>>)[step];
  }
  return typeof current === 'string' && current !== '' ? current : undefined;
}

// ---- Documents that a plan leaves out because an ARN or id in them is unknown.

/** Evaluates attributes of instances from the code. */
export interface AttributeEvaluator {
  /** Returns the value of an attribute, with instance names for unknown texts. Undefined if nothing is known. */
  writtenOf(origin: string, attribute: string): Json | undefined;
}

function withDocuments(inventory: Inventory, evaluator: AttributeEvaluator): Inventory {
  const resources = inventory.resources.map((resource) => {
    const documents = documentsOf(resource, evaluator);
    const partly = rightsPartlyOf(resource, evaluator);
    if (documents.length === 0 && partly.length === 0) return resource;
    return {
      ...resource,
      ...(documents.length > 0 && { values: { ...resource.values, ...Object.fromEntries(documents) } }),
      ...(partly.length > 0 && { partly: Object.fromEntries(partly) }),
    };
  });
  return { ...inventory, resources };
}

/** Returns attributes that grant rights and that the plan knows only in part, as far as the code shows them. */
function rightsPartlyOf({ type, origin, values }: Resource, evaluator: AttributeEvaluator): [string, Json][] {
  const attributes = (rightsRulesOf(type) ?? []).flatMap(rightsAttributesOf);
  return [...new Set(attributes.map(topOf))].flatMap((attribute): [string, Json][] => {
    const known = Object.hasOwn(values, attribute) ? [...textsOf(values[attribute])] : [];
    // A string is known as a whole. Of the strings in a list, only some may be known.
    if (typeof values[attribute] === 'string' && !known.some(isMadeUpDocument)) return [];
    const written = evaluator.writtenOf(origin, attribute);
    const texts = [...textsOf(written)];
    const isMore = texts.length > known.length || texts.some(holdsInstanceName);
    return written === undefined || !isMore ? [] : [[attribute, written]];
  });
}

/** Returns documents that the code shows. If the plan knows more of a document, the plan's version stays. */
function documentsOf({ type, origin, values }: Resource, evaluator: AttributeEvaluator): [string, Json][] {
  return attributesOf(type).flatMap((attribute): [string, Json][] => {
    const planned = Object.hasOwn(values, attribute) ? values[attribute] : undefined;
    if (typeof planned === 'string') return [];
    const written = evaluator.writtenOf(origin, attribute);
    const texts = [...textsOf(written)];
    // A document without an unknown part adds nothing to one that the plan knows in part.
    const isMore = planned === undefined || texts.some(holdsInstanceName);
    if (written === undefined || !isMore || isNameAlone(written)) return [];
    return texts.length > [...textsOf(planned)].length ? [[attribute, written]] : [];
  });
}

/** True for the placeholder answer of a data source. */
const isMadeUpDocument = (text: string): boolean => text === EMPTY_POLICY;

/** True for the bare name of a document that another resource writes. */
const isNameAlone = (written: Json): boolean => typeof written === 'string' && !written.trimStart().startsWith('{');

/** Returns the attributes and blocks of a type that are documents, or hold them. */
function attributesOf(type: string): readonly string[] {
  const { grants = [], writesDocument: source } = KNOWLEDGE.factsOf(type);
  const paths = [grants].flat().flatMap(({ documents = [] }) => documents);
  return [...new Set([...paths.map(topOf), ...(source === undefined ? [] : [source.blocks])])];
}

function* textsOf(value: Json | undefined, depth = VALUE_DEPTH): Generator<string> {
  if (typeof value === 'string') yield value;
  if (value === null || typeof value !== 'object' || depth === 0) return;
  for (const item of Object.values(value)) yield* textsOf(item as Json, depth - 1);
}

// ---- Texts that are known only in part, by which the resources that they name can be found.

/** Evaluates strings of instances from the code. */
export interface PatternEvaluator {
  /** Returns the strings of a resource that the code determines only in part, without secrets. */
  patternsOf(origin: string): readonly Pattern[];
}

function withPatterns(inventory: Inventory, source: PatternEvaluator): Inventory {
  const resources = inventory.resources.map((resource) => {
    const patterns = source.patternsOf(resource.origin);
    return patterns.length === 0 ? resource : { ...resource, patterns };
  });
  return { ...inventory, resources };
}

/**
 * Returns the strings of a resource that are known only in part.
 * @param total number of items that may still be visited in all resources; reduced by this call
 */
export function patternsIn(type: string, value: Value, total: { left: number }): readonly Pattern[] {
  // Nested lists with shared parts may stand for more items than any computer can count, so each visit counts.
  const limit = Math.min(EVALUATED_ITEMS_MAX, total.left);
  const search: Search = { type, budget: { left: limit }, found: [] };
  addPatterns(search, { path: [] }, value);
  total.left -= limit - Math.max(0, search.budget.left);
  return search.found;
}

/** A search for patterns in the values of one resource. */
interface Search {
  readonly type: string;
  readonly budget: { left: number };
  readonly found: Pattern[];
}

interface Position {
  readonly path: readonly string[];
  /** Name that the user chose for the value: `A` in `{ name = "A", value = ... }`. */
  readonly valueName?: string;
}

function addPatterns(search: Search, position: Position, value: Value, depth = VALUE_DEPTH): void {
  const { type, budget, found } = search;
  if (budget.left-- <= 0 || depth === 0) return;
  const text = value instanceof Symbolic ? standInOf(value) : value;
  if (typeof text === 'string') {
    if (!holdsInstanceName(text) || !isInformative(text)) return;
    const path = position.path.join('.');
    if (!isSecret(type, position.path)) found.push({ ...position, path, text });
    if (KNOWLEDGE.isProgramSetting(path)) found.push(...settingsIn(text).map((setting) => ({ ...setting, path })));
  } else if (isMap(value)) {
    const title = value.get(NAME);
    for (const [name, item] of value) {
      if (budget.left <= 0) return;
      const isNamed = VALUES.has(name) && typeof title === 'string';
      const inner = { path: [...position.path, name], ...(isNamed && { valueName: title }) };
      addPatterns(search, inner, item, depth - 1);
    }
  } else {
    for (const item of itemsOf(value) ?? []) {
      if (budget.left <= 0) return;
      addPatterns(search, position, item, depth - 1);
    }
  }
}

/**
 * A setting in a script or a document whose whole value is unknown: `TOPIC="${var.topic}"`, `"TOPIC": "${var.topic}"`.
 */
const SETTING = new RegExp(`([A-Za-z_][\\w.-]{0,63})["']?\\s{0,8}[:=]\\s{0,8}["']?(${STAND_IN})(?=["'\\s,;}]|$)`, 'g');

/** Returns the settings whose value is unknown. They contain expressions, so no value in the script is revealed. */
const settingsIn = (script: string): readonly { readonly valueName: string; readonly text: string }[] =>
  [...script.matchAll(SETTING)].flatMap(([, valueName = '', text = '']) =>
    symbolOf(text) === null ? [] : [{ valueName, text }],
  );

// Members of an entry in a list of settings or filters.
const NAME = 'name';
const VALUES: ReadonlySet<string> = new Set(['value', 'values']);
