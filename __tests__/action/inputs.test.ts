import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { areInvalid, BadInput, readInputs } from '../../src/action/inputs/read.js';
import { INPUTS, type InputSpec } from '../../src/action/inputs/table.js';
import { OUTPUTS } from '../../src/action/outputs.js';
import { ROOT } from '../support/root.js';

const specs: readonly InputSpec[] = INPUTS;
const read = (values: Record<string, string> = {}) =>
  readInputs({ input: (name) => (Object.hasOwn(values, name) ? values[name]! : '') });

test('nothing given: the defaults, each of the right kind', async () => {
  expect(await read()).toMatchObject({
    ...{ mode: 'draw', path: [], formats: ['svg', 'png'], scale: null, timeout: 120, overview: true },
    ...{ simplified: false, title: '', comment: 'update', images: 'auto', 'pr-number': null, 'github-token': '' },
  });
});

test('whether modules are fetched depends on whose code it is, where nobody says more', async () => {
  expect(await read()).toMatchObject({ fetch: 'auto' });
});

test('lists by the line, formats by the comma, numbers and words', async () => {
  const given = { path: ' a \n\n b\r\nc, d', formats: 'png', scale: '1.5', 'pr-number': '12', modules: 'false' };
  const expected = { path: ['a', 'b', 'c, d'], formats: ['png'], scale: 1.5, 'pr-number': 12, modules: 'false' };
  expect(await read(given)).toMatchObject(expected);
});

test.each([
  ['mode', 'DRAW'],
  ['formats', 'svg,gif'],
  ['scale', '-1'],
  ['scale', '1e3'],
  ['pr-number', '1.5'],
  ['pr-number', '0'],
  ['retention-days', '9999'],
  ['modules', 'True'],
  ['id', 'a b'],
  ['id', 'a.b'],
  ['comment-id', '<!--'],
  ['artifact-name', 'a/b'],
  ['image', '--privileged'],
  ['image-base-url', 'http://example.com'],
  ['image-base-url', 'https://example.com/")'],
  ['title', 'x'.repeat(10_001)],
])('%s: %p is refused by name', async (name, value) => {
  const wrong = await read({ [name]: value });
  expect(areInvalid(wrong) && wrong.map(({ input }) => input)).toEqual([name]);
});

test('any values are inputs or faults', async () => {
  const names = fc.constantFrom(...INPUTS.map(({ name }) => name));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, fc.string({ maxLength: 30 }), { maxKeys: 5 }), async (values) => {
      const result = await read(values);
      if (!areInvalid(result)) return;
      for (const problem of result) {
        expect(problem).toBeInstanceOf(BadInput);
        expect(Object.keys(values)).toContain(problem.input);
      }
    }),
    { numRuns: 40 },
  );
});

test('each input is declared once, with a default that it takes', async () => {
  const names = specs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(areInvalid(await read())).toBe(false);
});

const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
  readonly inputs: Record<string, { readonly description: string; readonly default?: string }>;
  readonly outputs: Record<string, { readonly description: string }>;
  readonly runs: Record<string, string>;
};

test('action.yml says what the declarations say: npm run build', () => {
  const declared = specs.map(({ name, description, default: usual }) => [
    name,
    { description, required: false, ...(usual !== '' && { default: usual }) },
  ]);
  expect(action.inputs).toEqual(Object.fromEntries(declared));
  expect(action.outputs).toEqual(Object.fromEntries(OUTPUTS.map(({ name, description }) => [name, { description }])));
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/action.js' });
});

test.each(['docs/action-reference.md'])('%s lists every input, and none that is not there: npm run build', (page) => {
  const table = /<!-- action inputs -->\n([\s\S]*?)<!-- end -->/.exec(readFileSync(join(ROOT, page), 'utf8'))![1]!;
  const listed = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(listed).toEqual(specs.map(({ name }) => name));
});
