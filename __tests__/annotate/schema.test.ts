import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { parse } from 'yaml';
import { readAnnotations } from '../../src/annotate/index.js';
import { casesMet } from '../support/long.js';
import { ROOT } from '../support/root.js';

const schema = JSON.parse(readFileSync(join(ROOT, 'docs/annotations.schema.json'), 'utf8'));
const fitsSchema = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

const isRead = (value: unknown): boolean => {
  try {
    readAnnotations(JSON.stringify(value), 'file');
    return true;
  } catch {
    return false;
  }
};

test('the examples of the documentation are valid', () => {
  const page = readFileSync(join(ROOT, 'docs/annotations.md'), 'utf8');
  const examples = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text]) => text as string);
  expect(examples.length).toBeGreaterThan(0);
  for (const text of examples) {
    expect(() => readAnnotations(text, 'annotations.md')).not.toThrow();
    expect(fitsSchema(parse(text))).toBe(true);
  }
});

test('the annotation files of the fixtures match the schema', () => {
  const folder = join(ROOT, 'fixtures/annotations');
  const files = readdirSync(folder).map(
    (name) => parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>,
  );
  const texts = files.flatMap(({ user, option }) => [user, option].filter((text) => text !== undefined));
  for (const text of texts) expect({ text, fits: fitsSchema(parse(text)) }).toEqual({ text, fits: true });
  expect(texts.length).toBeGreaterThan(40);
});

test('the reader accepts exactly what the schema allows', () => {
  const keys = fc.constantFrom(
    'aws_lb.a',
    'external.b',
    '*',
    'label',
    'detail',
    'steps',
    'resource',
    'edge_labels',
    'xlabel',
    'description',
    'No Address',
  );
  const leaf = fc.oneof(keys, fc.constantFrom('x', '', 0.2, 7, true, null, 'y'.repeat(130), 'z'.repeat(250)));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      leaf,
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(keys, tie('value'), { maxKeys: 2 }),
    ),
  }));
  const words = fc.record({ label: leaf, detail: leaf, edge_labels: value }, { requiredKeys: [] });
  const flow = fc.record(
    {
      description: leaf,
      steps: fc.array(fc.record({ resource: leaf, label: leaf }, { requiredKeys: [] }), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  );
  const leaves = fc.oneof(leaf, fc.array(leaf, { maxLength: 2 }));
  const colour = fc.constantFrom('#000', '#010203', '#12', 'red', 7, null);
  const group = fc.record(
    {
      ...{ members: leaves, tags: fc.oneof(leaf, fc.dictionary(keys, leaves, { maxKeys: 2 })), team: leaves },
      ...{ draw: fc.constantFrom('box', 'colour', 'color', 'line', null), colour },
    },
    { requiredKeys: [] },
  );
  // Contrasts are no matter of the schema, so these colours have them.
  const brand = fc.record(
    {
      ...{ background: fc.constantFrom('#fff', '#fffefd', 'white'), text: colour, line: colour, accent: colour },
      ...{ dark: fc.oneof(leaf, fc.record({ text: fc.constantFrom('#fff', 'white') }, { requiredKeys: [] })) },
      ...{ font: leaf, font_files: leaves },
    },
    { requiredKeys: [] },
  );
  const target = fc.oneof(keys, fc.dictionary(keys, leaf, { maxKeys: 1 }));
  const targets = fc.oneof(value, target, fc.array(target, { maxLength: 2 }));
  const member = fc.oneof(
    fc.tuple(fc.constant('format'), fc.constantFrom(0.1, 0.2, 0.3, 0.4, '0.2', null)),
    fc.tuple(fc.constant('title'), leaf),
    fc.tuple(fc.constant('font'), fc.oneof(leaf, fc.array(leaf, { maxLength: 2 }))),
    fc.tuple(fc.constant('groups'), fc.oneof(value, fc.dictionary(keys, fc.oneof(leaf, group), { maxKeys: 2 }))),
    fc.tuple(fc.constant('icons'), fc.oneof(value, fc.dictionary(keys, leaf, { maxKeys: 2 }))),
    fc.tuple(fc.constant('brand'), fc.oneof(value, brand)),
    fc.tuple(fc.constant('add'), fc.oneof(value, fc.dictionary(keys, words), fc.array(keys))),
    fc.tuple(fc.constantFrom('connect', 'disconnect'), fc.oneof(value, fc.dictionary(keys, targets, { maxKeys: 2 }))),
    fc.tuple(fc.constant('remove'), fc.oneof(value, fc.array(keys))),
    fc.tuple(fc.constant('update'), fc.oneof(value, fc.dictionary(keys, words, { maxKeys: 2 }))),
    fc.tuple(fc.constant('flows'), fc.oneof(value, fc.dictionary(keys, flow, { maxKeys: 2 }))),
    fc.tuple(fc.constant('other'), value),
  );
  const file = fc.array(member, { maxLength: 2 }).map((members) => Object.fromEntries(members));
  let taken = 0;
  fc.assert(
    fc.property(file, (one) => {
      const reads = isRead(one);
      if (reads) taken++;
      if (fitsSchema(one) !== reads) throw new Error(`${reads ? 'read, and' : 'not read, but'} ${JSON.stringify(one)}`);
    }),
    { numRuns: 1500 },
  );
  expect(taken).toBeGreaterThan(casesMet(300));
});
