/** What the generator makes of documentation and of schemas in Go. */
import { ruleOf } from '../../../scripts/replacement/azure/wording.js';
import { packageOf } from '../../../scripts/replacement/google/package.js';
import { addRules } from '../../../scripts/replacement/google/schema.js';
import { rowsOf } from '../../../scripts/replacement/rows.js';
import type { ReplacementRule } from '../../../src/catalog/replacement.js';

test.each([
  ['The name. Changing this forces a new resource to be created.', 'always'],
  ['The name. Changing this forces a new Storage Account to be created. Defaults to `a`.', 'always'],
  ['Is it on? Changing this forces a new resource.', 'always'],
  ['The kind. Changing this forces a new resource to be created when `A` is changed to `B`.', 'sometimes'],
  ['The size.\n\n> **Note:** Decreasing `size` forces a new resource to be created.', 'sometimes'],
  ['The resource group in which the account has to be created.', 'never'],
])('%s', (doc, rule) => {
  expect(ruleOf(doc)).toBe(rule);
});

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
  const rules = new Map<string, ReplacementRule>();
  const missing: string[] = [];
  const own = packageOf([GO]);
  const body = own.functions.get('ResourceA')!.join(' ');
  expect(body).toContain('schema.Resource');
  const start = GO.indexOf('map[string]*schema.Schema');
  const variable = packageOf([`${GO}\nvar all = ${GO.slice(start, GO.indexOf('\n\t}\n}'))}`]);
  addRules(variable, rules, { kind: 'other', text: 'all' }, (what) => missing.push(what));
  expect(missing).toEqual([]);
  expect(Object.fromEntries(rules)).toEqual({
    name: 'always',
    size: 'never',
    disk: 'sometimes',
    'disk.kind': 'always',
    'disk.tags': 'never',
    rule: 'always',
    'rule.port': 'always',
    'rule.text': 'always',
  });
  expect(rowsOf(new Map([['google_a', rules]]))).toEqual({ google_a: 'disk.kind name rule' });
});
