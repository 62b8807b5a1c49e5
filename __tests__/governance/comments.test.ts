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
