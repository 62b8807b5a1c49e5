// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
/**
 * Variables of units whose code is elsewhere. Terragrunt copies the files of the unit over its code, and passes inputs as
 * environment variables, unless they are set. So variable files and the environment take precedence.
 */
import { join } from 'node:path';
import type { Inventory } from '../../../src/graph/inventory.js';
import { readDirectory } from '../../../src/planning/index.js';
import { nodeIo } from '../../../src/platform/node.js';
import { repository } from './support.js';

type Files = Record<string, string>;

function drawn(files: Files, given: readonly string[] = [], env: Record<string, string> = {}): Promise<Inventory> {
  const root = repository(files);
  const planning = { planner: 'static', engine: 'auto', workspace: null, seconds: 60, debug: null } as const;
  const varFiles = given.map((path) => join(root, path));
  const source = { name: 'live', directory: join(root, 'live'), repository: null };
  const io = nodeIo();
  const own = { ...io, env: { ...io.env, ...env } };
  return readDirectory({ ...source, planning: { ...planning, varFiles, network: false } }, own, () => {});
}

const namesOf = ({ resources }: Inventory) => resources.map(({ values }) => values.name).sort();

const QUEUE = `variable "name" {}
variable "env" { default = "none" }
resource "aws_sqs_queue" "q" { name = "\${var.name}-\${var.env}" }
`;
const UNIT = 'terraform { source = "../../modules/q" }\ninputs = { name = "a", env = "input" }\n';
const FILES = { 'modules/q/main.tf': QUEUE, 'live/app/terragrunt.hcl': UNIT };

test.each<[string, Files, string]>([
  ['beside the unit', { 'live/app/terraform.tfvars': 'env = "unit"' }, 'a-unit'],
  ['beside its code', { 'modules/q/terraform.tfvars': 'env = "code"' }, 'a-code'],
  [
    'of one name in both places, of which the unit has its own',
    { 'modules/q/x.auto.tfvars': 'env = "code"\nname = "b"', 'live/app/x.auto.tfvars': 'env = "unit"' },
    'a-unit',
  ],
  [
    'in both places, by the order of their names',
    { 'modules/q/z.auto.tfvars': 'env = "code"', 'live/app/a.auto.tfvars': 'env = "unit"\nname = "b"' },
    'b-code',
  ],
])('variable files %s go before inputs', async (_, files, name) => {
  expect(namesOf(await drawn({ ...FILES, ...files }))).toEqual([name]);
});

test('variable files take precedence over the environment, which takes precedence over inputs', async () => {
  const env = { TF_VAR_env: 'environment', TF_VAR_name: 'b' };
  expect(namesOf(await drawn({ ...FILES, 'live/app/terraform.tfvars': 'name = "c"' }, [], env))).toEqual([
    'c-environment',
  ]);
});

describe('a variable file of the user', () => {
  const other = { 'modules/o/main.tf': 'variable "other" {}\nresource "aws_sqs_queue" "o" { name = var.other }\n' };
  const two = { ...FILES, ...other, 'live/other/terragrunt.hcl': 'terraform { source = "../../modules/o" }\n' };

  test('takes precedence over everything', async () => {
    const files = { ...two, 'live/app/terraform.tfvars': 'env = "unit"', 'm.tfvars': 'env = "given"\nother = "o"' };
    const inventory = await drawn(files, ['m.tfvars']);
    expect(namesOf(inventory)).toEqual(['a-given', 'o']);
    expect(inventory.warnings.filter((text) => text.includes('declares no such'))).toEqual([]);
  });

  test('yields one warning for a name that no unit declares', async () => {
    const inventory = await drawn({ ...two, 'm.tfvars': 'env = "given"\nother = "o"\nnobody = 1' }, ['m.tfvars']);
    const warnings = inventory.warnings.filter((text) => text.includes('declares no such'));
    expect(warnings).toEqual([expect.stringMatching(/m\.tfvars sets nobody, but the code declares no such variable$/)]);
  });
});

test.each([
  ['beside it', '', 'catalog/q/main.tf'],
  ['elsewhere', 'terraform { source = "../../../modules/q" }\n', 'modules/q/main.tf'],
])('a unit of a stack has the files of its template, with code %s', async (_, source, code) => {
  const files = {
    'live/terragrunt.stack.hcl': 'unit "q" {\n  source = "../catalog/q"\n  path = "q"\n}\n',
    'catalog/q/terragrunt.hcl': `${source}inputs = { name = "a", env = "input" }\n`,
    'catalog/q/terraform.tfvars': 'env = "template"',
    [code]: QUEUE,
  };
  expect(namesOf(await drawn(files))).toEqual(['a-template']);
});
