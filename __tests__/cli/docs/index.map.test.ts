/** `groundplan docs`: the diagram of all root modules cannot be drawn. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../../src/cli/main.js';
import { External, NoResources } from '../../../src/errors.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { memoryIo } from '../../support/memory-io.js';
import { newTemporary } from '../../support/temporary.js';

let failure: (folder: string) => unknown;
let folder: string;
jest.mock('../../../src/cli/docs/draw.js', () => ({
  ...jest.requireActual('../../../src/cli/docs/draw.js'),
  drawEstate: () => Promise.reject(failure(folder)),
}));

const LINKED = {
  'network/main.tf': 'resource "aws_vpc" "a" {}\noutput "id" { value = aws_vpc.a.id }\n',
  'shop/main.tf': `data "terraform_remote_state" "n" {
  backend = "local"
  config  = { path = "../network/terraform.tfstate" }
}
resource "aws_security_group" "s" { vpc_id = data.terraform_remote_state.n.outputs.id }
`,
};

async function docs() {
  folder = newTemporary('groundplan-docs-');
  for (const [path, text] of Object.entries(LINKED)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const io = memoryIo({}, { ...nodeFiles, directory: folder, home: '/home/nobody' });
  const code = await main(['docs', folder, '--outdir', join(folder, 'site'), '--planner', 'static', '--no-fetch'], io);
  const index = readFileSync(join(folder, 'site', 'index.md'), 'utf8');
  return { code, err: io.err(), index, files: readdirSync(join(folder, 'site')) };
}

test('the root modules are written, the index has the reason without a path of the machine, and the run fails', async () => {
  failure = (top) => new External(`${top}/shop ended while it was drawn`);
  const { code, err, index, files } = await docs();
  expect(code).toBe(4);
  expect(err).toContain('the diagram of all root modules was not drawn:\nerror: ');
  expect(index).toMatch(/\n## Not drawn\n\n- All root modules: shop ended while it was drawn\n$/);
  expect(files).toEqual(expect.arrayContaining(['network.svg', 'shop.svg', 'index.md']));
  expect(files).not.toContain('estate.svg');
});

test('an internal error does not reveal the directory either', async () => {
  failure = (top) => new TypeError(`x of ${top}`);
  const { code, index } = await docs();
  expect(code).toBe(1);
  expect(index).toContain('- All root modules: ');
  expect(index).not.toContain(folder);
});

test('a joined diagram without resources is not a failure', async () => {
  failure = () => new NoResources('none');
  const { code, index } = await docs();
  expect(code).toBe(0);
  expect(index).not.toContain('Not drawn');
});
