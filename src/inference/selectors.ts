/**
 * References by selection: a service selects pods by labels, an ingress names its service. Both ends are in one
 * namespace of one cluster. The catalogue has the rules.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import type { SelectionRule } from '../catalog/rules.js';
import { groupBy, put } from '../graph/group-by.js';
import { isExact } from '../graph/instance-name.js';
import { leadsInto, type Reference, type Resource } from '../graph/inventory.js';
import { namesAt } from './identities/host-names.js';
import { blocksAt, textsAt } from './values.js';

/**
 * Returns references for selections. Example: `selector = { app = "web" }` refers to the deployment whose pods have
 * that label.
 * @param resources in address order
 * @param known existing references; joined pairs get no second one
 */
export function referencesBySelection(
  resources: readonly Resource[],
  known: readonly Reference[],
  knowledge: Knowledge,
): readonly Reference[] {
  const managed = resources.filter(({ mode }) => mode === 'managed');
  const selecting = managed.filter(({ type }) => knowledge.factsOf(type).selects !== undefined);
  if (selecting.length === 0) return [];
  const scopeOf = scopesIn(resources, known, knowledge);
  const selectedBy = selectedFinder(managed, scopeOf, knowledge);
  const joined = new Set(known.map(({ from, to }) => `${from}\n${to}`));
  return selecting.flatMap((resource) => {
    const { address: from, type, values } = resource;
    const added: Reference[] = [];
    for (const rule of knowledge.factsOf(type).selects ?? []) {
      if (!applies(values, rule)) continue;
      for (const path of rule.paths) {
        for (const words of wordsAt(resource, rule.by, path)) {
          for (const to of selectedBy(scopeOf(resource), rule.by, words)) {
            const key = `${from}\n${to}`;
            if (to === from || joined.has(key)) continue;
            joined.add(key);
            added.push({ from, to, path, via: 'value' });
          }
        }
      }
    }
    return added;
  });
}

const applies = (values: Resource['values'], { when = {} }: SelectionRule): boolean =>
  Object.entries(when).every(([path, texts]) => textsAt(values, path.split('.')).some((text) => texts.includes(text)));

/**
 * Returns the selecting words: all labels of a map together, or each name alone. Texts that are known only in part are
 * equal if their unknown parts have the same expression.
 */
function wordsAt(resource: Resource, by: SelectionRule['by'], path: string): readonly (readonly string[])[] {
  if (by === 'name') return namesAt(resource, path).flatMap((text) => (text === '' ? [] : [[text]]));
  const partlyKnown = (resource.patterns ?? [])
    .filter((pattern) => pattern.path.startsWith(`${path}.`))
    .map(({ path: label, text }) => [label.slice(path.length + 1), isExact(text) ? text : null] as const);
  return blocksAt(resource.values, path.split('.')).flatMap((labels) => {
    const words = [...Object.entries(labels), ...partlyKnown].map(([key, value]) =>
      typeof value === 'string' ? `${key}=${value}` : null,
    );
    // An unknown label may have any value, and an empty selector selects nothing.
    return words.length === 0 || words.includes(null) ? [] : [words as readonly string[]];
  });
}

type FindSelected = (scope: string, by: SelectionRule['by'], words: readonly string[]) => readonly string[];

/** Returns a function that finds the resources with all of some words in a scope. */
function selectedFinder(
  resources: readonly Resource[],
  scopeOf: (resource: Resource) => string,
  knowledge: Knowledge,
): FindSelected {
  const addressesByWord = new Map<string, string[]>();
  const keyOf = (scope: string, by: SelectionRule['by'], word: string): string => JSON.stringify([scope, by, word]);
  for (const resource of resources) {
    for (const rule of knowledge.factsOf(resource.type).selected ?? []) {
      if (!applies(resource.values, rule)) continue;
      const words = new Set(rule.paths.flatMap((path) => wordsAt(resource, rule.by, path)).flat());
      for (const word of words) put(addressesByWord, keyOf(scopeOf(resource), rule.by, word), resource.address);
    }
  }
  return (scope, by, words) => {
    const [first = [], ...otherLists] = words.map((word) => addressesByWord.get(keyOf(scope, by, word)) ?? []);
    const otherSets = otherLists.map((addresses) => new Set(addresses));
    return first.filter((address) => otherSets.every((addresses) => addresses.has(address)));
  };
}

/** Returns a function for the scope of a resource, namespace and cluster, as one string. */
function scopesIn(
  resources: readonly Resource[],
  known: readonly Reference[],
  knowledge: Knowledge,
): (resource: Resource) => string {
  const byAddress = new Map(resources.map((resource) => [resource.address, resource]));
  const outgoing = groupBy(known, ({ from }) => from);
  const targetsOf = (address: string, paths: readonly string[]): readonly string[] =>
    (outgoing.get(address) ?? []).flatMap(({ to, path }) =>
      paths.some((attribute) => leadsInto(path, attribute)) ? [to] : [],
    );
  const textOf = ({ values }: Resource, paths: readonly string[]): string | undefined =>
    paths.flatMap((path) => textsAt(values, path.split('.'))).find((text) => text !== '');
  /** The group's own name, or its address if the name is unknown. */
  const nameOf = (group: string): string => {
    const resource = byAddress.get(group);
    const nameAttribute = resource && knowledge.factsOf(resource.type).grouped?.nameAttribute;
    return (nameAttribute && textOf(resource, [nameAttribute])) ?? group;
  };
  const scopes = new Map<string, string>();
  return (resource) => {
    const { address, type } = resource;
    const cached = scopes.get(address);
    if (cached !== undefined) return cached;
    const { attributes = [], clusterAttributes = [], defaultNames = [] } = knowledge.factsOf(type).grouped ?? {};
    const isGroup = (to: string): boolean =>
      knowledge.factsOf(byAddress.get(to)?.type ?? '').grouped?.nameAttribute !== undefined;
    const [group] = targetsOf(address, attributes).filter(isGroup);
    const name = textOf(resource, attributes) ?? (group === undefined ? '' : nameOf(group));
    const scope = JSON.stringify(
      [defaultNames.includes(name) ? '' : name, ...new Set(targetsOf(address, clusterAttributes))].sort(),
    );
    scopes.set(address, scope);
    return scope;
  };
}
