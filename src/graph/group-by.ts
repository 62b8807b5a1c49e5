/** Groups the list by key. Groups are in order of first appearance, members in order of the list. */
export function groupBy<T, K>(list: readonly T[], key: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const entry of list) {
    const groupKey = key(entry);
    const group = groups.get(groupKey);
    if (group) group.push(entry);
    else groups.set(groupKey, [entry]);
  }
  return groups;
}

/** Appends an entry to the list of its key, and creates the list if needed. */
export function put<T>(lists: Map<string, T[]>, key: string, entry: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [entry]);
  else list.push(entry);
}
