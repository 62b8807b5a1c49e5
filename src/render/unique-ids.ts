/**
 * Returns a function that makes ids unique by a suffix: `a`, `a~2`, `a~3`. Ids from the source may collide with the ids
 * that a file format reserves, or with each other.
 * @param reserved ids that are never returned
 */
export function uniqueIds(reserved: Iterable<string> = []): (base: string) => string {
  const used = new Set(reserved);
  return (base) => {
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}~${count}`;
    used.add(id);
    return id;
  };
}
