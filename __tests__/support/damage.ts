/** What somebody's editor, a full disk or a script does to a file. */
import fc from 'fast-check';

/** Stands for a value that no message may hold. */
export const CANARY = 'CANARY';

export const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 60 }),
  how: fc.constantFrom('cut', 'drop', 'twice', 'insert', 'replace'),
  text: fc.constantFrom(
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\',
    '\n',
    `"${CANARY}"`,
    CANARY,
    `'${CANARY}`,
    '1',
    '\0',
    '*',
    '&',
    '!',
    '%',
    '\t',
  ),
});
export type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

/** @returns the text after all edits, each of which starts at its part of what the ones before have left */
export function broken(text: string, edits: readonly Edit[]): string {
  return edits.reduce((before, { at, length, how, text: more }) => {
    const start = Math.floor(at * before.length);
    const end = how === 'insert' ? start : Math.min(before.length, start + length);
    if (how === 'cut') return before.slice(0, start);
    if (how === 'twice') return before.slice(0, end) + before.slice(start);
    return before.slice(0, start) + (how === 'drop' ? '' : more) + before.slice(end);
  }, text);
}

/** Values of another kind than a reader expects. */
export const junk = fc.constantFrom<unknown>(
  ...[null, 7, -1, 1e308, '', 'a.b', '__proto__', [], {}, true, [null], [[]]],
  { references: [null, 'x', 'each.value', 'module.a', 'var.'] },
  { __proto__: null, constructor: 1 },
);

/** @returns the same value with some of its parts exchanged. @param pick gives 0 to exchange a part, 1 to rename a key */
export function exchanged(value: unknown, pick: () => number, replacement: () => unknown): unknown {
  if (pick() === 0) return replacement();
  if (Array.isArray(value)) return value.map((item) => exchanged(item, pick, replacement));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [pick() === 1 ? '__proto__' : key, exchanged(item, pick, replacement)]),
  );
}
