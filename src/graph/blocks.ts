/** Names of the blocks of one kind that are added or removed: the indexes of a table, the rules of a bucket. */
export interface BlockChange {
  /** Path of the blocks. */
  readonly path: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Names on both sides. */
  readonly kept: readonly string[];
}

/**
 * Returns the block changes that are in every list. `kept` is empty if the lists differ in it, because its number would be wrong
 * for some.
 */
export function sharedBlocks([first = [], ...others]: readonly (readonly BlockChange[])[]): readonly BlockChange[] {
  return first.flatMap((change) => {
    const same = others.map((changes) => changes.find(({ path }) => path === change.path));
    const shared = (list: 'removed' | 'added'): readonly string[] =>
      change[list].filter((name) => same.every((other) => other?.[list].includes(name)));
    const [removed, added] = [shared('removed'), shared('added')];
    if (removed.length + added.length === 0) return [];
    const isKeptAlike = same.every((other) => String(other?.kept) === String(change.kept));
    return [{ ...change, removed, added, kept: isKeptAlike ? change.kept : [] }];
  });
}
