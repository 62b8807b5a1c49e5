/** What a program calls what it is told, wherever that is written. */
import { referencesFrom } from '../../../src/terraform/references/config-graph.js';
import { hclReferences } from '../../../src/terraform/references/graph.js';
import { linksFrom } from '../../../src/terraform/references/links.js';
import { treeOf } from '../../support/code.js';

async function wordsOf(body: string, more = ''): Promise<readonly (readonly [string, string | undefined])[]> {
  const code = `resource "aws_vpc" "a" {}\nresource "aws_x" "x" {\n${body}\n}\n${more}`;
  const graph = hclReferences((await treeOf({ 'main.tf': code, 'm/main.tf': MODULE })).root);
  const isResource = (address: string) => /(?:^|\.)aws_\w+\.\w+$/.test(address);
  const from = [...graph.keys()].find((address) => /aws_x\.x$/.test(address) && graph.get(address)?.length !== 0) ?? '';
  const links = linksFrom(from, (address) => referencesFrom(graph, address), isResource);
  return links.map(({ to, valueName }) => [to, valueName] as const);
}

const MODULE = `
variable "env" {}
variable "url" {}
resource "aws_x" "x" {
  environment_variables = merge(var.env, { B = var.url })
}`;
const CALL = 'module "m" {\n source = "./m"\n env = { A = aws_vpc.a.id }\n url = aws_vpc.a.arn\n}';

test.each([
  ['environment {\n variables = { A = aws_vpc.a.id, B = aws_vpc.a.arn }\n}', ['A', 'B']],
  ['environment_variables = merge({ A = aws_vpc.a.id }, {})', ['A']],
  ['env {\n name = "A"\n value = aws_vpc.a.id\n}', ['A']],
  ['template {\n containers {\n env {\n name = "A"\n value = aws_vpc.a.id\n}\n}\n}', ['A']],
  [
    'container_definitions = jsonencode([{ image = "i", environment = [{ name = "A", value = aws_vpc.a.id }] }])',
    ['A'],
  ],
  ['app_settings = local.l', ['A']],
  ['user_data = aws_vpc.a.id', [undefined]],
  ['version = aws_vpc.a.id', [undefined]],
  ['source = aws_vpc.a.id', [undefined]],
  ['provider = aws_vpc.a', []],
  ['tags = { A = aws_vpc.a.id, B = aws_vpc.a.id }', [undefined]],
])('%s', async (body, words) => {
  const found = await wordsOf(body, 'locals {\n l = { A = aws_vpc.a.id }\n}');
  expect(found).toEqual(words.map((valueName) => ['aws_vpc.a', valueName]));
});

test('in a module the name comes from the module or from its input', async () => {
  expect([...(await wordsOf('', CALL))].sort()).toEqual([
    ['aws_vpc.a', 'A'],
    ['aws_vpc.a', 'B'],
  ]);
});
