import { countInstances, readStatic } from '../../../src/planning/static/index.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { configAddressOf } from '../../../src/terraform/references/addresses.js';
import { directoryOf, treeAt } from '../../support/code.js';

const CODE = {
  'main.tf': `
variable "zones" {}
resource "aws_vpc" "one" {}
resource "aws_subnet" "three" {
  count = 3
}
resource "aws_sqs_queue" "unknown" {
  for_each = var.zones
}
resource "aws_sns_topic" "none" {
  count = 0
}
data "aws_ami" "read" {
  for_each = toset(["a", "b"])
}
ephemeral "aws_secret" "hidden" {}
module "near" {
  source = "./near"
  count  = 2
}
module "far" {
  source   = "example.com/acme/far/aws"
  for_each = toset(["x", "y", "z"])
}
`,
  'near/main.tf': `
resource "aws_instance" "four" {
  count = 2
}
resource "aws_s3_bucket" "many" {
  count = 5000
}
`,
};

test('counts the instances of each block as reading the code does', async () => {
  const tree = await treeAt(directoryOf(CODE), { findModule: async () => ({ reason: 'far away' }) });
  const options = { varFiles: [], workspace: null };
  const io = { ...nodeFiles, env: {} };
  const counts = await countInstances(tree.root, options, io);
  const read = new Map<string, number>();
  for (const { origin, count = 1 } of (await readStatic(tree.root, options, io)).resources) {
    const address = configAddressOf(origin)!;
    read.set(address, (read.get(address) ?? 0) + (count === 'unknown' ? 1 : count));
  }
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(read));
  expect(Object.fromEntries(counts)).toMatchObject({
    'aws_subnet.three': 3,
    'aws_sqs_queue.unknown': 1,
    'data.aws_ami.read': 2,
    'module.near.aws_instance.four': 4,
    'module.near.aws_s3_bucket.many': 10_000,
  });
  expect([...counts.keys()].filter((address) => /hidden|none/.test(address))).toEqual([]);
});
