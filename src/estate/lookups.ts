/**
 * Matches data sources with resources of other root modules by names and tags. A term is one name or tag (`name=web`):
 * resources have terms, and data sources and texts ask for them.
 */
import { TAG_ATTRIBUTES } from '../catalog/attributes.js';
import { holdsPlaceholder, isPlaceholderAccount } from '../catalog/examples.js';
import { isGlobal } from '../catalog/index.js';
import {
  ACCOUNT_ATTRIBUTE,
  comparableName,
  filterMeaning,
  hasUniqueName,
  ID_ARGUMENTS,
  isOwnedByCloud,
  type LookupTarget,
  lookupTargetOf,
  nameArgumentsOf,
  nameAttributesOf,
  namedInText,
  SCOPES,
} from '../catalog/lookups.js';
import type { Json, Resource } from '../graph/inventory.js';
import { byText } from '../graph/order.js';
import { sha256 } from '../platform/hash.js';
import { matchesName } from '../platform/text/matching.js';
import { IDENTIFIERS_MAX, TEXT_LENGTH_MAX } from './limits.js';
import type { CloudLocation, ExportedResource, Lookup } from './model.js';

/** The tag with the name of a resource. Its value may be shown, unlike the values of other tags. */
const NAME_TAG = 'Name';
/** Hexadecimal digits of a tag's fingerprint. Their 48 bits tell the tags of an estate apart. */
const FINGERPRINT_LENGTH = 12;

const nameTerm = (name: string): string => `name=${comparableName(name)}`;

/** Returns the term of a tag. The value of any other tag than the name is not shown, so a fingerprint stands for it. */
const tagTerm = (key: string, value: string): string =>
  key === NAME_TAG ? `called=${value}` : `tag:${sha256(`${key}=${value}`).slice(0, FINGERPRINT_LENGTH)}`;

/** Returns a text that is known and not empty; null for any other value. */
const textAt = (values: Resource['values'], name: string): string | null => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'string' && value !== '' && !holdsPlaceholder(value) ? value : null;
};

/** Returns the tags of a resource by key. If several attributes have the same key, the first one counts. */
function tagsIn(values: Resource['values']): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const attribute of TAG_ATTRIBUTES) {
    const value = values[attribute];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    for (const [key, text] of Object.entries(value))
      if (typeof text === 'string' && !tags.has(key)) tags.set(key, text);
  }
  return tags;
}

/** Returns the account, region and scope of a resource as far as they are known. */
export function cloudLocationOf({ type, account: ofProvider, region, values }: Resource): CloudLocation {
  const account = textAt(values, ACCOUNT_ATTRIBUTE) ?? ofProvider;
  const scopes = SCOPES.flatMap((name) => {
    const text = textAt(values, name);
    return text === null ? [] : [[name, text] as const];
  });
  return {
    ...(account !== undefined && !isPlaceholderAccount(account) && { account }),
    ...(region !== undefined && !isGlobal(type, values) && { region }),
    ...(scopes.length > 0 && { scopes: Object.fromEntries(scopes) }),
  };
}

/** Returns the terms by which a managed resource can be looked up; empty if neither its name nor its tags are known. */
export function termsOf({ type, values }: Resource): readonly string[] {
  const names = nameAttributesOf(type).flatMap((attribute) => textAt(values, attribute) ?? []);
  const tags = [...tagsIn(values)].map(([key, value]) => tagTerm(key, value));
  return [...new Set([...names.map(nameTerm), ...tags])].sort(byText);
}

/** The conditions of a data source that looks up resources. */
export interface Selection extends Omit<Lookup, 'near'> {
  readonly rule: 'name' | 'tag';
}

/**
 * Returns the selection of a data source; null if it cannot mean a resource of another root module, because it asks for
 * facts about the cloud (`aws_region`) or for resources of the cloud provider (a public image).
 */
export function selectionOf(resource: Resource): Selection | null {
  const target = resource.mode === 'data' ? lookupTargetOf(resource.type) : null;
  if (target === null) return null;
  const written = writtenValues(resource);
  const { values, isWritten } = written;
  const named = namesIn(target, written);
  const filters = filtersIn(values);
  const tags = [...tagsIn(values), ...filters.tags];
  const names = [...named.names, ...filters.names];
  const ids = ID_ARGUMENTS.filter((name) => isWritten(name) && !named.attributes.includes(name));
  const inText = ids.flatMap((name) => namedInText(textAt(values, name) ?? '')).at(0);
  if ([...names, ...ids.map((name) => textAt(values, name) ?? '')].some(isOwnedByCloud)) return null;
  if (inText !== undefined) names.push(inText.name);
  const terms = [...names.map(nameTerm), ...tags.map(([key, value]) => tagTerm(key, value))];
  const hasCondition = terms.length > 0 || named.isUnknown || ids.length > 0 || filters.isUnknown;
  if (!hasCondition) return null;
  return {
    rule: names.length > 0 || tags.length === 0 ? 'name' : 'tag',
    types: target.types,
    many: target.many,
    terms: [...new Set(terms)].sort(byText),
    isPartial: named.isUnknown || filters.isUnknown,
    ...cloudLocationOf({ ...resource, values }),
    ...(inText !== undefined && locationInText(inText)),
  };
}

/** Returns the account, region and scopes that an identifier states. They override those of the provider. */
const locationInText = ({ account, region, scopes }: CloudLocation): CloudLocation => ({
  ...(account !== undefined && { account }),
  ...(region !== undefined && { region }),
  ...(scopes !== undefined && { scopes }),
});

interface WrittenValues {
  readonly values: Resource['values'];
  readonly isWritten: (name: string) => boolean;
}

/** Returns the values that the code sets. In a plan without providers, all other values are placeholders. */
export function writtenValues({ values, declared }: Resource): WrittenValues {
  if (declared === undefined) return { values, isWritten: (name) => Object.hasOwn(values, name) };
  const written = new Set([...declared.lines.keys()].map((path) => path.split('.', 1)[0] as string));
  const isWritten = (name: string): boolean => written.has(name);
  return { values: Object.fromEntries(Object.entries(values).filter(([name]) => isWritten(name))), isWritten };
}

/**
 * Returns the names that a data source asks for, and the attributes that state them. `isUnknown` is true if the value of
 * one of these is not known.
 */
function namesIn(target: LookupTarget, { values, isWritten }: WrittenValues) {
  const attributes = nameArgumentsOf(target).filter(isWritten);
  const names = attributes.flatMap((name) => textAt(values, name) ?? []);
  return { attributes, names, isUnknown: names.length < attributes.length };
}

/**
 * Reads the names and tags of blocks such as `filter { name = "tag:Name", values = ["main"] }`. Several values are
 * alternatives, so none of them becomes a term. `isUnknown` is true if such a block, or one with an unknown value, may
 * exclude resources.
 */
function filtersIn(values: Resource['values']) {
  const names: string[] = [];
  const tags: [string, string][] = [];
  let isUnknown = false;
  const blocks = Array.isArray(values.filter) ? (values.filter as readonly Json[]) : [values.filter ?? null];
  for (const block of blocks) {
    if (typeof block !== 'object' || block === null || Array.isArray(block)) continue;
    const { name, values: list } = block as Readonly<Record<string, Json>>;
    const meaning = typeof name === 'string' ? filterMeaning(name) : null;
    const [only, ...others] = Array.isArray(list) ? (list as readonly Json[]) : [];
    if (meaning === null) continue;
    if (typeof only !== 'string' || others.length > 0) isUnknown = true;
    else if (meaning.is === 'name') names.push(only);
    else tags.push([meaning.tag, only]);
  }
  return { names, tags, isUnknown };
}

// ---- Texts.

/** A resource that a text of a managed resource names. */
export interface TextMention extends Omit<Lookup, 'near'> {
  /** Path of the attribute with the text, as in `Reference.path`. */
  readonly path: string;
}

/** Returns the resources that texts of a managed resource name by an ARN, a resource ID or a self link. */
export function mentionsIn({ values }: Resource): readonly TextMention[] {
  const mentions = new Map<string, TextMention>();
  for (const [attribute, value] of Object.entries(values)) {
    for (const { path, text } of textsIn(attribute, value)) {
      for (const { types, name, ...location } of namedInText(text)) {
        const lookup = { types, terms: [nameTerm(name)], many: false, isPartial: false, ...location };
        const key = JSON.stringify(lookup);
        if (mentions.size < IDENTIFIERS_MAX && !mentions.has(key)) mentions.set(key, { path, ...lookup });
      }
    }
  }
  return [...mentions.values()];
}

/** Yields the texts in a value with their paths. Items of a list have the path of the list, as in `Reference.path`. */
function* textsIn(path: string, value: Json): Generator<{ readonly path: string; readonly text: string }> {
  if (typeof value === 'string') {
    if (value.length <= TEXT_LENGTH_MAX) yield { path, text: value };
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value);
    for (const [name, item] of Object.entries(value)) yield* textsIn(isList ? path : `${path}.${name}`, item as Json);
  }
}

// ---- Comparison of a lookup with a resource.

/**
 * True if the resource has the type and all terms of the lookup, and account, region and scope do not contradict it.
 */
export const matches = (lookup: Lookup, resource: ExportedResource): boolean =>
  lookup.terms.length > 0 &&
  lookup.types.includes(resource.type) &&
  (hasUniqueName(resource.type) || isSameLocation(lookup, resource)) &&
  lookup.terms.every((term) => hasTerm(resource, term));

const hasTerm = ({ terms }: ExportedResource, term: string): boolean =>
  /[*?]/.test(term) ? terms.some((candidate) => matchesName(term, candidate)) : terms.includes(term);

/** True unless an account, region or scope is known on both sides and differs. */
function isSameLocation(first: CloudLocation, second: CloudLocation): boolean {
  const isDifferent = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && a.toLowerCase() !== b.toLowerCase();
  if (isDifferent(first.account, second.account) || isDifferent(first.region, second.region)) return false;
  return !Object.entries(first.scopes ?? {}).some(([name, value]) => isDifferent(value, second.scopes?.[name]));
}
