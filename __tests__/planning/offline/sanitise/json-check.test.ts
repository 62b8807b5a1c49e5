// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language

import { sanitiseJson } from '../../../../src/planning/offline/sanitise/file.js';
import { parseHclJson } from '../../../../src/terraform/hcl/json/parse.js';
import { parseHcl } from '../../../../src/terraform/hcl/parse.js';
import { readModule } from '../../../../src/terraform/module-tree/module.js';
import { needs } from '../../../support/tools.js';
import { addressesOf, planned } from '../offline.js';

const copied = { pathInCopy: () => './x', absoluteOf: () => null, readable: () => 'no' as const };

function clean(text: string): unknown {
  const scope = { module: '/m', root: '/m', locals: new Map() };
  const context = {
    copied,
    module: readModule('/m', []),
    deferred: new Set<string>(),
    sourceOf: () => null,
    repairs: [],
    gaps: [],
    secrets: { isRoot: false, outputs: new Set<string>() },
    hiding: null,
  };
  return sanitiseJson(parseHclJson(text, 'main.tf.json'), scope, context).text;
}

const ASSERT = '"assert":{"condition":"${data.a.b.c == 1}","error_message":"no"}';

test.each([
  ['an object', `{"check":{"k":{"data":{"a":{"b":{"c":1}}},${ASSERT}}}}`, '{"data":{"a":{"b":{"c":1}}}}'],
  ['lists', `{"check":[{"k":[{${ASSERT},"data":[{"a":{"b":[{"c":1}]}}]}]}]}`, '{"data":[{"a":{"b":[{"c":1}]}}]}'],
  [
    'several',
    `{"check":{"k":{"data":{"a":{"b":{}}}},"l":{"data":{"a":{"c":{}}}}},"locals":{"x":1}}`,
    '{"data":{"a":{"b":{}}},"data":{"a":{"c":{}}},"locals":{"x":1}}',
  ],
  ['none', `{"check":{"k":{"assert":[]}},"locals":{"x":1}}`, '{"//":{"k":{"assert":[]}},"locals":{"x":1}}'],
  ['nothing', '{"check":null}', '{"//":null}'],
  [
    'what no plan may have in it',
    '{"check":{"k":{"data":{"a":{"b":{"provisioner":{"x":{}},"c":1}}}}}}',
    '{"data":{"a":{"b":{"//":{"x":{}},"c":1}}}}',
  ],
])('the data source of a check in JSON: %s', (_, text, expected) => {
  expect(clean(text)).toBe(expected);
});

needs('terraform').it('a JSON check is planned like one in native syntax', async () => {
  const native =
    'check "k" {\n  data "http" "x" {\n    url = "https://a"\n  }\n  assert {\n    condition = data.http.x.status == 1\n    error_message = "no"\n  }\n}';
  expect(parseHcl(native, 'main.tf').faults).toEqual([]);
  const json = {
    check: {
      k: {
        data: { http: { x: { url: 'https://a' } } },
        assert: { condition: '${data.http.x.status == 1}', error_message: 'no' },
      },
    },
  };
  const one = addressesOf(await planned({ files: { 'main.tf': native } }));
  const other = addressesOf(await planned({ files: { 'main.tf.json': JSON.stringify(json) } }));
  expect(one).toEqual(['data.http.x']);
  expect(other).toEqual(one);
});
