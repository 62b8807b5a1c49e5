import { byText } from '../graph/order.js';

/**
 * Returns a module name for each root module: `network/prod` is `network-prod`. Names do not depend on the order of the ids. The
 * part that all ids share is left out.
 */
export function moduleNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const sorted = [...new Set(ids)].sort(byText);
  const shared = sharedFolder(sorted);
  const taken = new Set<string>();
  return new Map(
    sorted.map((id) => {
      const word = id
        .slice(shared.length)
        .replace(/[^A-Za-z0-9_]+/g, '-')
        .replace(/^-+|-+$/g, '');
      const base = /^[A-Za-z_]/.test(word) ? word : `root-${word}`.replace(/-$/, '');
      let name = base;
      for (let number = 2; taken.has(name); number++) name = `${base}-${number}`;
      taken.add(name);
      return [id, name];
    }),
  );
}

/** Returns the folder that all ids are in, with its slash; empty if there is none. */
function sharedFolder(ids: readonly string[]): string {
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  let end = 0;
  while (end < first.length && first[end] === last[end]) end++;
  return ids.length < 2 ? '' : first.slice(0, first.lastIndexOf('/', end - 1) + 1);
}
