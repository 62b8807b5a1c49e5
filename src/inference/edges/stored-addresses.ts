/**
 * Stored addresses: a program that reads a secret or parameter calls the service whose address is stored in it. Example: a function
 * may read a secret whose value has the endpoint of a database, so it calls the database.
 */
import { leadsInto } from '../../graph/inventory.js';
import { byReference, type Evidence } from '../evidence.js';
import { remembered, type Scene } from '../scene.js';
import type { Arrow } from './candidates.js';

/** A service whose address is stored. */
interface Stored {
  readonly to: string;
  readonly evidence: Evidence;
}

/** Returns a function that finds the services whose addresses a store holds, itself or in its only part with a value. */
function storedFinder({ drawn, folds, isContainer, model, rootsOf }: Scene): (store: string) => readonly Stored[] {
  const { factsOf, referencesOf } = model;
  const isStore = (address: string): boolean => factsOf(address).valueAttributes !== undefined;
  const isService = (address: string): boolean => {
    const { category, passive, supporting } = factsOf(address);
    return drawn.has(address) && !isContainer(address) && !passive && !supporting && category !== 'security';
  };
  return remembered((store) => {
    const parts = folds.partsOf(store).filter(isStore);
    const holder = isStore(store) ? store : parts.length === 1 ? (parts[0] as string) : null;
    if (holder === null) return [];
    const { valueAttributes = [] } = factsOf(holder);
    const references = referencesOf(holder).filter(({ path }) => valueAttributes.some((end) => leadsInto(path, end)));
    return references.flatMap((reference) =>
      rootsOf(reference.to)
        .filter(isService)
        .map((to) => ({ to, evidence: byReference(reference) })),
    );
  });
}

/**
 * Adds edges from the programs that read a store to the services whose addresses it holds. A program that may read the store, but
 * does not name it, is assumed to.
 */
export function throughStores(arrows: readonly Arrow[], scene: Scene): readonly Arrow[] {
  const { model } = scene;
  const storedIn = storedFinder(scene);
  const { categories } = model.knowledge.programs;
  const joined = new Set(arrows.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const added: Arrow[] = [];
  for (const { from, to: store, isImplied, evidence: storeEvidence } of arrows) {
    if (isImplied === true || !categories.includes(model.factsOf(from).category)) continue;
    for (const { to, evidence } of storedIn(store)) {
      if (to === from || joined.has(`${from} ${to}`)) continue;
      joined.add(`${from} ${to}`).add(`${to} ${from}`);
      const isNamed = storeEvidence.some(({ rule }) => rule === 'reference' || rule === 'value');
      added.push({ from, to, label: '', ...(!isNamed && { isImplied: true as const }), evidence: [evidence] });
    }
  }
  return [...arrows, ...added];
}
