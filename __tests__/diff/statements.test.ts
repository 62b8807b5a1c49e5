import { statementsAbout } from '../../src/diff/statements.js';
import type { Inventory, Resource, Statement } from '../../src/graph/inventory.js';
import { statementsIn, withStatements } from '../../src/terraform/statements/read.js';
import { treeOf } from '../support/code.js';

type Files = Readonly<Record<string, string>> | string;

const readFrom = async (files: Files): Promise<readonly Statement[]> => statementsIn((await treeOf(files)).root);

const about = async (files: Files, before: readonly string[], after: readonly string[]) => {
  const { moved, forgotten, imported } = statementsAbout(await readFrom(files), before, after);
  return { moved: Object.fromEntries(moved), forgotten: [...forgotten], imported: [...imported] };
};

const moves = (...pairs: readonly string[]): string =>
  pairs.map((pair) => `moved {\n  from = ${pair.split(' > ')[0]}\n  to = ${pair.split(' > ')[1]}\n}\n`).join('');

const CALLS = 'module "m" {\n  source = "./m"\n}\n';

describe('moved', () => {
  const table: [what: string, code: Files, before: string[], after: string[], moved: Record<string, string>][] = [
    ['a resource', moves('a_x.old > a_x.new'), ['a_x.old'], ['a_x.new'], { 'a_x.old': 'a_x.new' }],
    [
      'all instances of it, each with its key',
      moves('a_x.old > a_x.new'),
      ['a_x.old[0]', 'a_x.old["k"]'],
      ['a_x.new[0]', 'a_x.new["k"]'],
      { 'a_x.old[0]': 'a_x.new[0]', 'a_x.old["k"]': 'a_x.new["k"]' },
    ],
    [
      'one instance, and no other',
      moves('a_x.a[0] > a_x.a["one"]', 'a_x.a[1] > a_x.a["two"]'),
      ['a_x.a[0]', 'a_x.a[1]', 'a_x.a[2]'],
      ['a_x.a["one"]', 'a_x.a["two"]'],
      { 'a_x.a[0]': 'a_x.a["one"]', 'a_x.a[1]': 'a_x.a["two"]' },
    ],
    [
      'the one without a key to a key',
      moves('a_x.a > a_x.a["k"]'),
      ['a_x.a'],
      ['a_x.a["k"]', 'a_x.a["l"]'],
      { 'a_x.a': 'a_x.a["k"]' },
    ],
    [
      'to another type',
      moves('null_resource.a > terraform_data.a'),
      ['null_resource.a'],
      ['terraform_data.a'],
      {
        'null_resource.a': 'terraform_data.a',
      },
    ],
    ['along a chain', moves('a_x.b > a_x.c', 'a_x.a > a_x.b'), ['a_x.a'], ['a_x.c'], { 'a_x.a': 'a_x.c' }],
    ['to where it is not: it is gone', moves('a_x.a > a_x.b'), ['a_x.a'], ['a_x.c'], {}],
    ['to where something is already', moves('a_x.a > a_x.b'), ['a_x.a', 'a_x.b'], ['a_x.b'], {}],
    ['in a circle, which Terraform refuses', moves('a_x.a > a_x.b', 'a_x.b > a_x.a'), ['a_x.a'], ['a_x.a'], {}],
    [
      'two to one place: the first by name',
      moves('a_x.b > a_x.c', 'a_x.a > a_x.c'),
      ['a_x.b', 'a_x.a'],
      ['a_x.c'],
      { 'a_x.a': 'a_x.c' },
    ],
    ['of what was not there', moves('a_x.gone > a_x.new'), ['a_x.other'], ['a_x.new'], {}],
    [
      'into a module',
      { 'main.tf': CALLS + moves('a_x.a > module.m.a_x.b'), 'm/main.tf': '# empty' },
      ['a_x.a'],
      ['module.m.a_x.b'],
      { 'a_x.a': 'module.m.a_x.b' },
    ],
    [
      'a module with all in it',
      moves('module.old > module.new'),
      ['module.old.a_x.a', 'module.old.module.in["k"].a_x.b[1]', 'module.older.a_x.a'],
      ['module.new.a_x.a', 'module.new.module.in["k"].a_x.b[1]'],
      {
        'module.old.a_x.a': 'module.new.a_x.a',
        'module.old.module.in["k"].a_x.b[1]': 'module.new.module.in["k"].a_x.b[1]',
      },
    ],
    [
      'all instances of a module',
      moves('module.old > module.new'),
      ['module.old[0].a_x.a', 'module.old["k"].a_x.a'],
      ['module.new[0].a_x.a', 'module.new["k"].a_x.a'],
      { 'module.old[0].a_x.a': 'module.new[0].a_x.a', 'module.old["k"].a_x.a': 'module.new["k"].a_x.a' },
    ],
    [
      'a module that gets a key',
      moves('module.m > module.m["k"]'),
      ['module.m.a_x.a'],
      ['module.m["k"].a_x.a'],
      { 'module.m.a_x.a': 'module.m["k"].a_x.a' },
    ],
    [
      'in each instance of the module that says so, after the module itself',
      {
        'main.tf': CALLS + moves('module.old > module.m'),
        'm/main.tf': moves('a_x.a > a_x.b'),
      },
      ['module.old["p"].a_x.a', 'module.old["q"].a_x.a', 'a_x.a'],
      ['module.m["p"].a_x.b', 'module.m["q"].a_x.b', 'a_x.b'],
      { 'module.old["p"].a_x.a': 'module.m["p"].a_x.b', 'module.old["q"].a_x.a': 'module.m["q"].a_x.b' },
    ],
    [
      'in JSON',
      { 'main.tf.json': '{"moved": [{"from": "a_x.a", "to": "a_x.b"}]}' },
      ['a_x.a'],
      ['a_x.b'],
      {
        'a_x.a': 'a_x.b',
      },
    ],
    ['without a block: a count that comes', '', ['a_x.a'], ['a_x.a[0]', 'a_x.a[1]'], { 'a_x.a': 'a_x.a[0]' }],
    ['without a block: a count that goes', '', ['a_x.a[0]', 'a_x.a[1]'], ['a_x.a'], { 'a_x.a[0]': 'a_x.a' }],
    ['behind a block: a count that comes', moves('a_x.a > a_x.b'), ['a_x.a'], ['a_x.b[0]'], { 'a_x.a': 'a_x.b[0]' }],
    ['no data source', moves('data.a_x.a > data.a_x.b'), ['data.a_x.a'], ['data.a_x.b'], {}],
    ['no expression for a key', moves('a_x.a[var.k] > a_x.b'), ['a_x.a[0]'], ['a_x.b'], {}],
    ['nothing from a resource to a module', moves('a_x.a > module.m'), ['a_x.a'], ['module.m.a_x.a'], {}],
    ['nothing from half a block', 'moved {\n  from = a_x.a\n}\n', ['a_x.a'], ['a_x.b'], {}],
  ];

  test.each(table)('%s', async (_, code, before, after, moved) => {
    expect(await about(code, before, after)).toEqual({ moved, forgotten: [], imported: [] });
  });
});

describe('removed', () => {
  const removed = (from: string, destroy: string | null): string =>
    `removed {\n  from = ${from}\n${destroy === null ? '' : `  lifecycle {\n    destroy = ${destroy}\n  }\n`}}\n`;

  test.each<[what: string, code: Files, forgotten: string[]]>([
    ['a resource that stays, with all instances', removed('a_x.a', 'false'), ['a_x.a[0]', 'a_x.a["k"]']],
    ['one that is destroyed', removed('a_x.a', 'true'), []],
    ['one without a word about that', removed('a_x.a', null), []],
    ['all in a module', removed('module.m', 'false'), ['module.m["k"].a_x.a', 'module.m["k"].module.n.a_x.b']],
    ['one in a module', removed('module.m.a_x.a', 'false'), ['module.m["k"].a_x.a']],
    ['one that is still there', removed('a_x.kept', 'false'), []],
    [
      'in a module that is called',
      { 'main.tf': CALLS, 'm/main.tf': removed('a_x.a', 'false') },
      ['module.m["k"].a_x.a'],
    ],
  ])('%s', async (_, code, forgotten) => {
    const before = ['a_x.a[0]', 'a_x.a["k"]', 'a_x.kept', 'module.m["k"].a_x.a', 'module.m["k"].module.n.a_x.b'];
    expect(await about(code, before, ['a_x.kept'])).toEqual({ moved: {}, forgotten, imported: [] });
  });
});

describe('import', () => {
  const imports = (to: string): string => `import {\n  to = ${to}\n  id = "x"\n}\n`;

  test.each<[what: string, code: string, imported: string[]]>([
    ['a resource', imports('a_x.a'), ['a_x.a']],
    ['one instance', imports('a_x.b["k"]'), ['a_x.b["k"]']],
    ['those that an expression tells', imports('a_x.b[each.key]'), ['a_x.b["k"]', 'a_x.b["l"]']],
    ['one in a module', imports('module.m[0].a_x.a'), ['module.m[0].a_x.a']],
    ['one that was there before', imports('a_x.kept'), []],
    ['one that has moved here', imports('a_x.now') + moves('a_x.then > a_x.now'), []],
    ['a module, which nobody can', imports('module.m'), []],
  ])('%s', async (_, code, imported) => {
    const after = ['a_x.a', 'a_x.b["k"]', 'a_x.b["l"]', 'a_x.kept', 'a_x.now', 'module.m[0].a_x.a'];
    expect((await about(code, ['a_x.kept', 'a_x.then'], after)).imported).toEqual(imported);
  });
});

describe('a moved block whose source still exists is an error', () => {
  const errorsIn = async (files: Files, resources: readonly Partial<Resource>[]) => {
    const declared = resources.map((resource) => ({
      mode: 'managed',
      provenance: 'stated',
      change: 'none',
      ...resource,
    }));
    const inventory = { resources: declared, references: [], warnings: [] } as unknown as Inventory;
    const { unparsed = [], warnings } = withStatements(inventory, (await treeOf(files)).root);
    expect(warnings).toEqual(unparsed);
    return unparsed;
  };
  const MOVES = moves('a_x.old > a_x.new');

  test('which names it', async () => {
    expect(await errorsIn(`\n${MOVES}`, [{ origin: 'a_x.old' }, { origin: 'a_x.new' }])).toEqual([
      'main.tf:2: Terraform rejects this moved block, because a_x.old still exists; remove the block, or the resource',
    ]);
    const inModule = { 'main.tf': `${CALLS}${moves('module.m > module.n')}`, 'm/m.tf': '' };
    expect(await errorsIn(inModule, [{ origin: 'module.m.a_x.y' }])).toHaveLength(1);
  });

  test.each<readonly [string, Files, Partial<Resource>]>([
    ['is gone', MOVES, { origin: 'a_x.new' }],
    ['is another instance', moves('a_x.a > a_x.a["k"]'), { origin: 'a_x.a["k"]' }],
    ['may have no instance', MOVES, { origin: 'a_x.old', provenance: 'assumed' }],
    ['is deleted', MOVES, { origin: 'a_x.old', change: 'delete' }],
    ['is a data source', MOVES, { origin: 'data.a_x.old', mode: 'data' }],
  ])('but not if it %s', async (_, files, resource) => {
    expect(await errorsIn(files, [resource])).toEqual([]);
  });
});
