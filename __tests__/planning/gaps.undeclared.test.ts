/** Variable files that set undeclared names, and the quiet line about placeholders, with both planners. */
import { readCode } from '../../src/diagram/read.js';
import { directoryOf } from '../support/code.js';
import { ioAtHome } from '../support/repository.js';

const CODE = `variable "name" {
  default = "x"
}
variable "region" {
  default = "eu-west-1"
}
resource "aws_sqs_queue" "q" {
  name = var.name
}
`;
const LONG = 'x'.repeat(500);

async function readIn(files: Readonly<Record<string, string>>, given: readonly string[], planner: 'static' | 'auto') {
  const directory = directoryOf(files);
  const varFiles = given.map((name) => `${directory}/${name}`);
  const planning = {
    ...{ planner, engine: 'auto' as const, workspace: null, varFiles, seconds: 60, debug: null, network: false },
  };
  const found = await readCode({ name: '.', directory, repository: null, planning }, ioAtHome());
  const short = (text: string) => text.replaceAll(`${directory}/`, '');
  return { warnings: found.warnings.map(short), notes: found.notes ?? [] };
}

describe.each(['static', 'auto'] as const)('--planner %s', (planner) => {
  test.each([
    [
      'a typing error',
      { 'und.tfvars': 'nme = "prod"\n' },
      ['und.tfvars'],
      ['und.tfvars sets nme (did you mean name?), but the code declares no such variable'],
    ],
    [
      'a file that Terraform reads by itself, in JSON with a comment',
      { 'a.auto.tfvars.json': '{"//": "ours", "zone": 1, "name": "y"}' },
      [],
      ['a.auto.tfvars.json sets zone, but the code declares no such variable'],
    ],
    [
      'several names, and several files',
      { 'a.tfvars': 'a1 = 1\nb2 = 2\nc3 = 3\nd4 = 4\ne5 = 5\n', 'b.tfvars': 'regoin = "x"\n' },
      ['a.tfvars', 'b.tfvars'],
      [
        'a.tfvars sets a1, b2, c3 and 2 more, but the code declares no such variables',
        'b.tfvars sets regoin (did you mean region?), but the code declares no such variable',
      ],
    ],
    ['declared names', { 'a.tfvars': 'name = "y"\n' }, ['a.tfvars'], []],
    [
      'a long name',
      { 'a.tfvars.json': JSON.stringify({ [LONG]: 1 }) },
      ['a.tfvars.json'],
      [`a.tfvars.json sets ${'x'.repeat(59)}…, but the code declares no such variable`],
    ],
  ] as const)('%s', async (_, files, given, expected) => {
    const { warnings } = await readIn({ 'main.tf': CODE, ...files }, given, planner);
    expect(warnings).toEqual(expected);
  });

  test('names are not reported as undeclared if a file cannot be parsed', async () => {
    const files = { 'main.tf': CODE, 'variables.tf': 'variable "zone" {\n', 'a.tfvars': 'zone = 1\n' };
    const { warnings } = await readIn(files, ['a.tfvars'], planner);
    expect(warnings.join()).not.toContain('declares no such');
  });
});

test.each([
  [
    'a variable',
    'variable "a" {}\nresource "aws_sqs_queue" "q" {\n  name = var.a\n}\n',
    '1 placeholder: var.a has no value, using a placeholder. Set variables with --varfile <file> or TF_VAR_<name>.',
  ],
  [
    'a data source alone, which no variable file sets',
    'data "aws_vpc" "v" {}\nresource "aws_sqs_queue" "q" {\n  count = length(data.aws_vpc.v.tags) > 5 ? 1 : 1\n}\n',
    '1 placeholder: data.aws_vpc.v is not read offline, using placeholder data',
  ],
  [
    'many',
    `${['a', 'b', 'c', 'd'].map((name) => `variable "${name}" {}\n`).join('')}resource "aws_sqs_queue" "q" {}\n`,
    /^4 placeholders: var\.a .*; var\.b .*; var\.c .*; and 1 more \(--debug lists them\)\. Set variables with --varfile/,
  ],
])('placeholders are one quiet line, and no warning: %s', async (_, code, line) => {
  const { notes, warnings } = await readIn({ 'main.tf': code }, [], 'auto');
  expect({ notes, warnings }).toEqual({
    notes: [typeof line === 'string' ? line : expect.stringMatching(line)],
    warnings: [],
  });
});
