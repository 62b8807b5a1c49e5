/** Reports of fixtures/pull-requests as a job writes them for the job that comments. Its schema refuses unknown members. */
import { Ajv } from 'ajv';
import { MANIFEST_SCHEMA, serialiseManifest } from '../../src/action/artifacts/manifest.js';
import { drawCompared } from '../../src/pull-request/draw.js';
import { IO, sourceOf } from '../support/pull-requests.js';

const validate = new Ajv({ allowUnionTypes: true }).compile(MANIFEST_SCHEMA);

test.each([
  ['blocks of a node', 'part-dynamodb-indexes', '"blocks":'],
  ['values of touched resources', 'row-touched-values', '"of":"max_connections"'],
  ['facts of a new resource', 'row-new-with-rights', '"facts":'],
  ['a firewall rule', 'sg-nacl-deny-removed', '"rules":'],
  ['what a part does', 'fact-dns-weight-moved', '"effects":'],
  ['rights that come with a new resource', 'row-new-with-rights', '"isWithNew":'],
  ['what is opened', 'sg-ssh-open', '"isInferred":'],
])('the manifest of a change fits its schema: %s', async (_, name, member) => {
  const { diagram } = await drawCompared(
    { id: 'a', path: '.', name },
    {
      ...{ source: sourceOf(name, 'after', 'static'), detail: 'normal', annotations: null, model: null, folder: null },
      ...{ view: { simplified: false, overview: true }, title: null, hidesAccounts: false },
      drawing: { formats: ['mermaid'], themes: ['light'], scale: null, modules: 'auto', layout: 'nested' },
    },
    sourceOf(name, 'before', 'static'),
    IO,
  );
  const text = serialiseManifest({ ...diagram, files: {} });
  expect(text).toContain(member);
  expect([validate(JSON.parse(text)), validate.errors]).toEqual([true, null]);
});
