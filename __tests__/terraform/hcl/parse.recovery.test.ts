// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { REFUSED } from './awkward.js';
import { showBody } from './show.js';

const read = (text: string) => {
  const { body, faults } = parseHcl(text, 'a.tf');
  return { shown: showBody(body), places: faults.map(({ line, column }) => [line, column]), faults };
};

/** A fault between two attributes: the one before and the one after are read. */
test.each([
  ['no value', 'b =\n', 'b = ???\n', [2, 4]],
  ['a tuple without a comma', 'b = [1, 2\n  "c",\n]\n', 'b = ???\n', [3, 3]],
  ['a tuple that is not closed', 'b = [1,\n', 'b = ???\n', [3, 3]],
  ['an object that is not closed', 'b = {\n  x = 1\nlocals {\n}\n', 'b = ???\n', [4, 8]],
  ['a string that is not closed', 'b = "x\n', 'b = ???\n', [2, 7]],
  ['a sequence that is wrong', 'b = "${c d}"\n', 'b = ???\n', [2, 10]],
  ['a sequence that is not closed', 'b = "${c"\n', 'b = ???\n', [2, 9]],
  ['a sequence in a heredoc that is wrong', 'b = <<X\n}\n${c d}\n}\nX\n', 'b = ???\n', [4, 5]],
  ['a heredoc without its end', 'b = <<X\n', 'b = ???\n', [2, 5]],
  ['a heredoc in what is skipped', 'b = [c d, <<X\ne = 1\nX\n]\n', 'b = ???\n', [2, 8]],
  ['noise', '? ! &\n', '', [2, 1]],
  ['a bracket that closes nothing', 'b = 1]\n', 'b = 1\n', [2, 6]],
  ['a header without a body', 'b "c"\n', '', [2, 6]],
  ['a label with a template', 'b "${c}" {\n  x = 1\n}\n', '', [2, 3]],
])('%s', (_, broken, shown, place) => {
  const text = `a = 1\n${broken}e = 2\n`;
  const found = read(text);
  expect(found.shown.replace('locals\n', '')).toBe(`a = 1\n${shown}e = 2\n`);
  expect(found.places[0]).toEqual(place);
  expect(found.faults.length).toBeGreaterThan(0);
});

test('a fault in a block keeps its other items and its end', () => {
  const { shown } = read('a {\n  b = [\n    1 2\n  ]\n  c = "x\n  d { e = ) }\n  f = 3\n}\ng = 4\n');
  expect(shown).toBe('g = 4\na\n  b = ???\n  c = ???\n  f = 3\n  d\n    e = ???\n');
});

test('an unclosed block ends before the next block at its indentation', () => {
  const { shown, faults } = read(
    'resource "a" "b" {\n  c = 1\n  d {\n    e = 2\n\nresource "f" "g" {\n  h = 3\n}\n\nlocals {\n  i = 4\n}\n',
  );
  expect(shown).toBe('resource a b\n  c = 1\n  d\n    e = 2\nresource f g\n  h = 3\nlocals\n  i = 4\n');
  expect(faults).toHaveLength(1);
  expect(faults[0]?.problem).toMatch(/not closed/);
});

test('a surplus brace does not end the file', () => {
  const { shown, places } = read('a {\n}\n}\nb = 1\n}\nc = 2\n');
  expect(shown).toBe('b = 1\nc = 2\na\n');
  expect(places).toEqual([
    [3, 1],
    [5, 1],
  ]);
});

test('an unreadable value has a position', () => {
  const text = 'a = [\n  1 2\n]  \nb = 1\n';
  const [a] = parseHcl(text, 'a.tf').body.attributes;
  expect(text.slice(a?.value.span.start, a?.value.span.end)).toBe('[\n  1 2\n]');
  expect(text.slice(a?.span.start, a?.span.end)).toBe('a = [\n  1 2\n]');
});

test.each(REFUSED)('$name: what Terraform refuses is a fault with a place and words', ({ text }) => {
  const { faults } = parseHcl(text, 'a.tf');
  expect(faults.length).toBeGreaterThan(0);
  for (const { line, column, problem } of faults) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(text.split('\n').length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(problem).not.toBe('');
  }
});

test('an unclosed bracket ends before an item at its indentation, not before a deeper one', () => {
  expect(read('a {\n  b = [1,\n  c = 2\n}\nd = 3\n').shown).toBe('d = 3\na\n  b = ???\n  c = 2\n');
  expect(read('a {\n  b = [1,\n    c = 2\n  ]\n}\nd = 3\n').shown).toBe('d = 3\na\n  b = ???\n');
});
