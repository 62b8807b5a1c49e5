/** The network that every account has from the start: it is called so, it is one, and machines start in it. */
import { present } from '../../../src/labels/index.js';
import { drawn, pathOf, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const titles = (sketches: Sketches): string[] =>
  present(drawn(sketches), { modules: 'none' })
    .items.filter((item) => item.kind === 'box' && item.type === 'aws_vpc')
    .map(({ title }) => title);

const ADOPTED: Sketches = { 'module.db.aws_default_vpc.this': {} };
const TWICE: Sketches = { ...ADOPTED, 'module.web.aws_default_vpc.this': {} };
const OTHER: Sketches = { 'aws_vpc.main': { values: { tags: { Name: 'shop' } } } };

test.each<[string, Sketches, string[]]>([
  ['that code takes over', ADOPTED, ['Default VPC']],
  ['that two modules take over', TWICE, ['Default VPC']],
  [
    'that is looked up',
    {
      'aws_vpc.any': { mode: 'data', values: { default: true, cidr_block: '172.31.0.0/16' } },
      'aws_security_group.g': { refs: { vpc_id: 'aws_vpc.any' } },
    },
    ['Default VPC'],
  ],
  [
    'that somebody has given a name',
    { 'aws_default_vpc.this': { values: { tags: { Name: 'shop' } } } },
    ['Default VPC shop'],
  ],
  ['and one that is only called so', { 'aws_vpc.default': {} }, ['VPC']],
])('the network %s', (_, sketches, expected) => expect(titles(sketches)).toEqual(expected));

test.each<[string, Sketches, string[]]>([
  ['where it is the only network', ADOPTED, ['module.db.aws_default_vpc.this']],
  ['once where two take it over', TWICE, ['module.db.aws_default_vpc.this']],
  ['not where there is another one', { ...ADOPTED, ...OTHER }, []],
  ['not in another one', OTHER, []],
  [
    'not where two regions have one each',
    { 'aws_default_vpc.a': { at: { region: 'eu-west-1' } }, 'aws_default_vpc.b': { at: { region: 'us-east-1' } } },
    [],
  ],
])('a machine that says nothing stands in it, %s', (_, sketches, around) => {
  const graph = drawn({ ...sketches, 'aws_instance.i': {} });
  expect(pathOf(graph, 'aws_instance.i')).toEqual([...around, 'aws_instance.i']);
  expect(graph.nodes.get('aws_instance.i')?.provenance).toBe(around.length > 0 ? 'assumed' : 'planned');
});

test('a database without subnets is where its security group is: in the default network', () => {
  const graph = drawn({
    'aws_vpc.any': { mode: 'data', values: { default: true } },
    'aws_security_group.g': {},
    'aws_db_instance.d': { refs: { vpc_security_group_ids: 'aws_security_group.g' } },
  });
  expect(pathOf(graph, 'aws_db_instance.d')).toEqual(['aws_vpc.any', 'aws_db_instance.d']);
});
