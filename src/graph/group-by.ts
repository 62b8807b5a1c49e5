/** Groups the list by key. Groups are in order of first appearance, members in order of the list. */
export function groupBy<T, K>(list: readonly T[], key: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const entry of list) {
    const k = key(entry);
    const group = groups.get(k);
    if (group) group.push(entry);
    else groups.set(k, [entry]);
  }
  return groups;
}

/** Appends an entry to the list of its key. */
export function put<T>(found: Map<string, T[]>, key: string, thing: T): void {
  const others = found.get(key);
  if (others === undefined) found.set(key, [thing]);
  else others.push(thing);
}
