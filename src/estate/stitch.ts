/**
 * Links root modules: each import becomes a link, outside or ambiguous. A pure function of the root modules, which depends
 * neither on their order nor on the files that they come from. Each candidate is decided alone, so that removing a root
 * module changes nothing but its own links.
 */
import { byText } from '../graph/order.js';
import { canonicalText } from './canonical.js';
import { resolveEnds } from './ends.js';
import type { AmbiguousImport, Estate, EstateLink, EstateRoot, Unlinked } from './model.js';
import { importKey, targetsIn } from './targets.js';

/**
 * Returns the estate of root modules. A root module that several files describe alike counts once; of different
 * descriptions the one that sorts first counts.
 */
export function stitch(descriptions: readonly EstateRoot[]): Estate {
  const roots = uniqueRoots(descriptions);
  const targets = targetsIn(roots);
  const byId = new Map(roots.map((root) => [root.id, root]));
  const links: EstateLink[] = [];
  const outside: Unlinked[] = [];
  const ambiguous: AmbiguousImport[] = [];
  for (const root of roots) {
    for (const one of root.imports) {
      const found = targets.get(importKey(root.id, one.id)) ?? [];
      const { rule, key, at } = one;
      const named = { from: root.id, import: one.id, rule, key, ...(at !== undefined && { at }) };
      const [target, ...others] = found;
      if (target === undefined) outside.push(named);
      else if (others.length > 0) {
        const candidates = [...new Set(found.map(({ root: { id } }) => id))].sort(byText);
        ambiguous.push({ ...named, candidates });
      } else {
        const { from, import: id, ...rest } = named;
        const ends = resolveEnds(root, one, { targets, byId });
        links.push({ from, to: target.root.id, import: id, certainty: target.certainty, ...rest, ends });
      }
    }
  }
  return { roots, links, outside, ambiguous };
}

function uniqueRoots(descriptions: readonly EstateRoot[]): readonly EstateRoot[] {
  const byId = new Map<string, EstateRoot>();
  for (const root of descriptions) {
    const known = byId.get(root.id);
    if (known === undefined || byText(canonicalText(root), canonicalText(known)) < 0) byId.set(root.id, root);
  }
  return [...byId.values()].sort((a, b) => byText(a.id, b.id));
}
