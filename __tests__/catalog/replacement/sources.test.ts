/** What the generator makes of schemas in Go, and of several releases. */
import { expressionAt, tokensOf } from '../../../scripts/replacement/go/expressions.js';
import { packageOf, resultOf } from '../../../scripts/replacement/go/package.js';
import { addRules, type Reader } from '../../../scripts/replacement/go/schema.js';
import type { TypeFacts } from '../../../scripts/replacement/go/versions.js';
import { historyOf } from '../../../scripts/replacement/history.js';
import { rowsOf } from '../../../scripts/replacement/rows.js';
import type { ReplacementRule, UnsetValue } from '../../../src/catalog/replacement.js';

/** Returns a reader with nothing read yet, and what it could not read. */
function readerOf(text: string, major = 0): { reader: Reader; missing: string[] } {
  const missing: string[] = [];
  const constants = new Map([['storage.KindBlob', 'Blob']]);
  const reader: Reader = {
    own: packageOf([text], major),
    rules: new Map(),
    defaults: new Map(),
    constantOf: (name) => constants.get(name),
    missing: (what) => missing.push(what),
  };
  return { reader, missing };
}

const GO = `
package a

func ResourceA() *schema.Resource {
	return &schema.Resource{
		Create: func(d *schema.ResourceData, m interface{}) error { return nil },
		Schema: map[string]*schema.Schema{
			// A comment with { in it.
			"name": {Type: schema.TypeString, Required: true, ForceNew: true},
			"size": {Type: schema.TypeInt, Optional: true},
			"made": {Type: schema.TypeString, Computed: true, ForceNew: true},
			"disk": {
				Type: schema.TypeList, Optional: true,
				Elem: diskSchema(),
			},
			"rule": {
				Type: schema.TypeSet, Optional: true,
				Elem: &schema.Resource{Schema: map[string]*schema.Schema{
					"port": {Type: schema.TypeInt, Required: true, ForceNew: true},
					"text": {Type: schema.TypeString, Optional: true},
				}},
			},
		},
	}
}

func diskSchema() *schema.Resource {
	return &schema.Resource{Schema: map[string]*schema.Schema{
		"kind": {Type: schema.TypeString, Optional: true, ForceNew: true},
		"tags": {Type: schema.TypeMap, Optional: true},
	}}
}
`;

test('a schema in Go', () => {
  const start = GO.indexOf('map[string]*schema.Schema');
  const { reader, missing } = readerOf(`${GO}\nvar all = ${GO.slice(start, GO.indexOf('\n\t}\n}'))}`);
  addRules(reader, { kind: 'other', text: 'all' });
  expect(missing).toEqual([]);
  expect(Object.fromEntries(reader.rules)).toEqual({
    name: 'always',
    size: 'never',
    disk: 'sometimes',
    'disk.kind': 'always',
    'disk.tags': 'never',
    rule: 'always',
    'rule.port': 'always',
    'rule.text': 'always',
  });
  expect(rowsOf(new Map([['google_a', reader.rules]]))).toEqual({ google_a: 'disk.kind name rule' });
});

const METHOD = `
package b

func (r BoxResource) Arguments() map[string]*pluginsdk.Schema {
	args := map[string]*pluginsdk.Schema{
		"name": {Type: pluginsdk.TypeString, Required: true, ForceNew: !features.FivePointOh()},
		"kind": {Type: pluginsdk.TypeString, Optional: true, Default: string(storage.KindBlob)},
		"open": {Type: pluginsdk.TypeBool, Optional: true},
		"zone": {Type: pluginsdk.TypeString, Optional: true, Computed: true},
		"port": {Type: pluginsdk.TypeInt, Optional: true, Default: portOf()},
		"old": {Type: pluginsdk.TypeString, Optional: true, ForceNew: true},
	}
	if !features.FivePointOh() {
		args["size"] = &pluginsdk.Schema{Type: pluginsdk.TypeInt, Optional: true, ForceNew: isFixed}
		args["port"].Default = 80
	}
	if features.FivePointOh() {
		delete(args, "old")
	}
	return args
}
`;

test.each([
  [4, 'always', { is: 'default', value: '80' }, 'unknown', 'always'],
  [5, 'never', { is: 'unknown' }, undefined, undefined],
])('the attributes of major version %i', (major, name, port, size, old) => {
  const { reader, missing } = readerOf(METHOD, major);
  addRules(reader, resultOf(reader.own, reader.own.functions.get('BoxResource.Arguments')!)!);
  expect(missing).toEqual([]);
  const { rules, defaults } = reader;
  expect([rules.get('name'), rules.get('size'), rules.get('old')]).toEqual([name, size, old]);
  expect(defaults.get('port')).toEqual(port);
  expect(defaults.get('kind')).toEqual({ is: 'default', value: 'Blob' });
  // The SDK takes no value for false.
  expect(defaults.get('open')).toEqual({ is: 'default', value: 'false' });
  expect(defaults.get('zone')).toEqual({ is: 'kept' });
});

test('the call of a function without a name', () => {
  const { reader } = readerOf('package c');
  const [expression] = expressionAt(
    tokensOf(
      'func() map[string]*schema.Schema { return map[string]*schema.Schema{"a": {Optional: true, ForceNew: true}} }()',
    ),
    0,
  );
  addRules(reader, expression);
  expect([...reader.rules]).toEqual([['a', 'always']]);
});

test('rules that changed, and attributes that newer releases no longer have', () => {
  const release = (version: string, rules: Record<string, ReplacementRule>, kind: UnsetValue, isPartial = false) => ({
    version,
    types: new Map<string, TypeFacts>([
      ['azurerm_a', { rules: new Map(Object.entries(rules)), defaults: new Map([['kind', kind]]), isPartial }],
    ]),
  });
  const one: UnsetValue = { is: 'default', value: '1' };
  const two: UnsetValue = { is: 'default', value: '2' };
  const { rules, earlier, defaults } = historyOf([
    release('4.0.0', { ip: 'never', gone: 'always', odd: 'always' }, one),
    release('4.9.0', { ip: 'always', odd: 'unknown' }, one),
    release('5.0.0', { ip: 'sometimes', odd: 'always' }, two, true),
  ]);
  expect(rowsOf(rules)).toEqual({ azurerm_a: 'gone ~ip odd' });
  expect(earlier).toEqual({ azurerm_a: '4.9.0:=ip 5.0.0:ip' });
  expect(defaults).toEqual({ azurerm_a: '? ?kind' });
});
