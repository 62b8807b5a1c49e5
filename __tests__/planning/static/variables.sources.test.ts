/** `--debug` says where each variable of the root module has its value from, and never the value. */
import type { Inventory } from '../../../src/graph/inventory.js';
import { readDirectory } from '../../../src/planning/index.js';
import { directoryOf } from '../../support/code.js';
import { ioAtHome } from '../../support/repository.js';
import { has } from '../../support/tools.js';

const CODE = `variable "given" {}
variable "own" {}
variable "automatic" { default = "canary" }
variable "environment" {}
variable "usual" {
  default = "canary"
}
variable "open" {}
resource "aws_sqs_queue" "q" {
  name = "a-\${var.usual}"
}
`;
const FILES = {
  'main.tf': CODE,
  'terraform.tfvars': 'own = "canary"\ngiven = "canary"\n',
  'b.auto.tfvars.json': '{"automatic":"canary"}',
  'v.tfvars': 'given = "canary"\n',
};
const LINES = [
  'var.automatic is set by b.auto.tfvars.json',
  'var.environment is set by TF_VAR_environment',
  'var.given is set by v.tfvars',
  'var.open has no value',
  'var.own is set by terraform.tfvars',
  'var.usual has its default (main.tf:5)',
];

type Planner = 'static' | 'auto';

async function linesOf(planner: Planner, files: Readonly<Record<string, string>>, given: readonly string[]) {
  const directory = directoryOf(files);
  const lines: string[] = [];
  const debug = (text: string) => lines.push(text.replaceAll(`${directory}/`, ''));
  const planning = {
    ...{ planner, engine: 'auto' as const, workspace: null, seconds: 60, debug, network: false },
    varFiles: given.map((name) => `${directory}/${name}`),
  };
  const io = ioAtHome();
  const env = { ...io.env, TF_VAR_environment: 'canary' };
  const read = (): Promise<Inventory> =>
    readDirectory({ name: '.', directory, repository: null, planning }, { ...io, env }, () => {});
  return { lines, read };
}

describe.each<Planner>(has('terraform') ? ['static', 'auto'] : ['static'])('--planner %s', (planner) => {
  test('names --varfile, files of the directory, the environment, the default or no value', async () => {
    const { lines, read } = await linesOf(planner, FILES, ['v.tfvars']);
    await read();
    expect(lines.filter((line) => line.startsWith('var.'))).toEqual(LINES);
    expect(lines.join()).not.toContain('canary');
  });

  test('a missing variable file is reported once', async () => {
    const { lines, read } = await linesOf(planner, FILES, ['none.tfvars']);
    await expect(read()).rejects.toThrow('none.tfvars');
    expect(lines.filter((line) => line.startsWith('var.'))).toEqual([]);
  });
});
