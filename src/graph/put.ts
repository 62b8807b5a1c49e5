/** Appends an entry to the list of its key. */
export function put<T>(found: Map<string, T[]>, key: string, thing: T): void {
  const others = found.get(key);
  if (others === undefined) found.set(key, [thing]);
  else others.push(thing);
}
