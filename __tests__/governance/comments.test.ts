import { filesBelow } from '../support/files.js';

/** A comment says who does what. These words begin a clause without a subject, which has to be read twice. */
const CLAUSES = 'What|Whatever|Of|Where|Wherever|Whether|Who|Whoever|Whose|How|Which';
const BLOCK = new RegExp(`/\\*\\*?\\s+(?:\\*\\s+)?(?:${CLAUSES})\\b`);
const LINE = new RegExp(`^\\s*// (?:${CLAUSES})\\b`);

/** Returns the first lines of comments that begin with such a word; a line comment may continue the one above it. */
const vagueComments = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, at, lines) => {
    const next = lines[at + 1] ?? '';
    const isBlock = BLOCK.test(line) || (/^\s*\/\*\*?\s*$/.test(line) && BLOCK.test(`${line} ${next}`));
    const isLine = LINE.test(line) && !/^\s*\/\//.test(lines[at - 1] ?? '');
    return isBlock || isLine ? [line.trim() || next.trim()] : [];
  });

test('comments begin with their subject', () => {
  const vague = filesBelow('src', '.ts').flatMap(({ path, text }) =>
    vagueComments(text).map((line) => `${path}: ${line}`),
  );
  expect(vague).toEqual([]);
});

test.each([
  ['/** What is left. */', 1],
  ['/**\n * Whether it is left.\n */', 1],
  ['// Where it stands.', 1],
  ['// Names the file, or\n// Where it stands.', 0],
  ['/** Returns what is left. */', 0],
])('%j has %d', (text, count) => {
  expect(vagueComments(text)).toHaveLength(count);
});

/**
 * Returns the lines on which a block comment below the file header ends before a blank line. Editors show such a block as
 * the description of the next declaration, which it does not describe.
 */
const detachedBlocks = (text: string): readonly number[] => {
  const header = /^(?:#!.*\n)?\s*\/\*[\s\S]*?\*\//.exec(text)?.[0].length ?? 0;
  return [...text.matchAll(/\*\/[ \t]*\n[ \t]*\n/g)]
    .filter(({ index }) => index >= header)
    .map(({ index }) => text.slice(0, index).split('\n').length);
};

test('a block comment stands on what it describes: write // ---- Title. above a section of a file', () => {
  const detached = filesBelow('src', '.ts').flatMap(({ path, text }) =>
    detachedBlocks(text).map((line) => `${path}:${line}`),
  );
  expect(detached).toEqual([]);
});

test.each<[string, readonly number[]]>([
  ['/** Reads files. */\n\nconst a = 1;\n', []],
  ['#!/usr/bin/env node\n/**\n * Reads files.\n */\n\nconst a = 1;\n', []],
  ["import { a } from './a.js';\n\n/** Reads files. */\n\nconst b = a;\n", [3]],
  ['/** Reads files. */\n\nconst a = 1;\n\n/**\n * Writes files.\n */\n\nconst b = 1;\n', [7]],
  ['/** Reads files. */\n\n// ---- Writing.\n\n/** The name. */\nconst b = 1;\n', []],
])('%j has detached blocks that end on the lines %j', (text, lines) => {
  expect(detachedBlocks(text)).toEqual(lines);
});

const EXPORTED_FUNCTION = /^export (?:async )?(?:function\*? (\w+)|const (\w+)[^=\n]* = (?:async )?(?:\(|<|\w+ =>))/;

/** Returns the names of exported functions without a docstring. Overloads share the one of the first. */
const undocumented = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, at, lines) => {
    const [, declared, assigned] = EXPORTED_FUNCTION.exec(line) ?? [];
    const name = declared ?? assigned;
    const above = lines[at - 1] ?? '';
    return name === undefined || above.endsWith('*/') || above.includes(`function ${name}(`) ? [] : [name];
  });

/** A message is a text with gaps, and its name says what it is about. */
const ARE_TEXTS = /messages[^/]*\.ts$|\/messages\//;

test('every exported function has a docstring', () => {
  const bare = filesBelow('src', '.ts')
    .filter(({ path }) => !ARE_TEXTS.test(path))
    .flatMap(({ path, text }) => undocumented(text).map((name) => `${path}: ${name}`));
  expect(bare).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ['export function read(): void {}', ['read']],
  ['/** Reads. */\nexport async function read(): Promise<void> {}', []],
  ['/** Reads. */\nexport function read(a: 1): 1;\nexport function read(a: 2): 2;', []],
  ['export const isRead = (a: string): boolean => true;', ['isRead']],
  ['export const read: Reader<Text> = async (a) => a;', ['read']],
  ['export const LIMIT = 3;\nfunction own(): void {}', []],
])('%j has exported functions without a docstring: %j', (text, names) => {
  expect(undocumented(text)).toEqual(names);
});
