/** A block without instances is drawn as assumed or listed as absent: a placeholder removes nothing silently. */
import { portion } from '../../support/long.js';
import { needs } from '../../support/tools.js';
import { type Asked, addressesOf, type Planned, planned } from './offline.js';

const terraform = needs('terraform');

const assumedIn = ({ inventory }: Planned) =>
  inventory.resources.filter(({ provenance }) => provenance === 'assumed').map(({ origin }) => origin);
const absentIn = ({ inventory }: Planned) =>
  Object.fromEntries((inventory.absent ?? []).map(({ address, reason }) => [address, reason]));

const TOPIC = 'resource "aws_sns_topic" "t" {\n  name = "t"\n}\n';

interface Case {
  readonly files: Asked['files'];
  readonly assumed: readonly string[];
  readonly absent?: Readonly<Record<string, string>>;
}

/** A number that a placeholder made zero is not known: one instance is drawn as assumed. */
const REVIVED: Readonly<Record<string, Case>> = {
  'a list without value that must contain a text, a text without value that must be another': {
    files: {
      'main.tf': `
variable "features" { type = list(string) }
variable "env" {}
resource "aws_sqs_queue" "q" {
  count = contains(var.features, "queue") ? 1 : 0
}
resource "aws_lambda_function" "f" {
  count = var.env == "prod" ? 1 : 0
}
${TOPIC}`,
    },
    assumed: ['aws_lambda_function.f[0]', 'aws_sqs_queue.q[0]'],
  },
  'a number without value that is compared': {
    files: {
      'main.tf': `variable "replicas" { type = number }
resource "aws_sqs_queue" "q" {
  count = var.replicas > 3 ? 2 : 0
}
${TOPIC}`,
    },
    assumed: ['aws_sqs_queue.q[0]'],
  },
  'a map without value, filtered by what is in it': {
    files: {
      'main.tf': `variable "services" { type = map(object({ tier = string })) }
resource "aws_sqs_queue" "q" {
  for_each = { for name, service in var.services : name => service if service.tier == "gold" }
}
${TOPIC}`,
    },
    assumed: ['aws_sqs_queue.q["each"]'],
  },
  'the answer of a data source, filtered': {
    files: {
      'main.tf': `data "aws_s3_objects" "o" { bucket = "b" }
resource "aws_sqs_queue" "per_key" {
  for_each = toset([for k in data.aws_s3_objects.o.keys : k if endswith(k, ".json")])
  name     = each.key
}
${TOPIC}`,
    },
    assumed: ['aws_sqs_queue.per_key["each"]'],
  },
  'the output of a remote state': {
    files: {
      'main.tf': `data "terraform_remote_state" "net" { backend = "s3" }
resource "aws_sqs_queue" "q" {
  count = data.terraform_remote_state.net.outputs.mode == "full" ? 1 : 0
}
${TOPIC}`,
    },
    assumed: ['aws_sqs_queue.q[0]'],
  },
  'the account, and the region of a provider without one': {
    files: {
      'main.tf': `data "aws_caller_identity" "me" {}
data "aws_region" "here" {}
resource "aws_sqs_queue" "q" {
  count = data.aws_caller_identity.me.account_id == "111122223333" ? 1 : 0
}
resource "aws_sqs_queue" "r" {
  count = data.aws_region.here.name == "us-east-1" ? 1 : 0
}
${TOPIC}`,
    },
    assumed: ['aws_sqs_queue.q[0]', 'aws_sqs_queue.r[0]'],
  },
  'a module and what is in it, one in the other': {
    files: {
      'main.tf': `variable "env" {}
module "a" {
  source = "./a"
  count  = var.env == "prod" ? 1 : 0
  size   = var.env
}
${TOPIC}`,
      'a/main.tf':
        'variable "size" {}\nresource "aws_sqs_queue" "q" {\n  count = var.size == "large" ? 1 : 0\n}\nresource "aws_sqs_queue" "p" {\n}\n',
    },
    assumed: ['module.a[0].aws_sqs_queue.p', 'module.a[0].aws_sqs_queue.q[0]'],
  },
};

/** What is known, or what a placeholder has chosen for a good reason, is listed. */
const LISTED: Readonly<Record<string, Case>> = {
  'a value that the code gives': {
    files: {
      'main.tf': `variable "enabled" { default = false }
variable "names" { default = {} }
resource "aws_sqs_queue" "q" {
  count = var.enabled ? 1 : 0
}
resource "aws_sqs_queue" "each" {
  for_each = var.names
}
${TOPIC}`,
    },
    assumed: [],
    absent: { 'aws_sqs_queue.q': 'count is 0', 'aws_sqs_queue.each': 'for_each is empty' },
  },
  'a number that is zero whatever the placeholder is': {
    files: {
      'main.tf': `variable "regions" { type = list(string) }
variable "services" { type = map(object({ tier = string })) }
variable "inspect" { default = false }
locals { per_region = var.inspect ? 1 : 0 }
resource "aws_sqs_queue" "q" {
  count = length(var.regions) * local.per_region
}
resource "aws_sqs_queue" "each" {
  for_each = { for name, service in var.services : name => service if var.inspect && service.tier == "gold" }
}
module "m" {
  source = "./m"
  on     = local.per_region
}
${TOPIC}`,
      'm/main.tf':
        'variable "on" {}\nvariable "sizes" { default = [1] }\nresource "aws_sqs_queue" "q" {\n  count = var.on * length(var.sizes)\n}\n',
    },
    assumed: [],
    absent: {
      'aws_sqs_queue.q': 'count is 0; assumed: var.regions has no value, using a placeholder',
      'aws_sqs_queue.each': 'for_each is empty; assumed: var.services has no value, using a placeholder',
      'module.m.aws_sqs_queue.q': 'count is 0',
    },
  },
  'a region that the provider has': {
    files: {
      'main.tf': `provider "aws" { region = "eu-west-1" }
data "aws_region" "here" {}
resource "aws_sqs_queue" "q" {
  count = data.aws_region.here.name == "us-east-1" ? 1 : 0
}
${TOPIC}`,
    },
    assumed: [],
    absent: { 'aws_sqs_queue.q': 'count is 0' },
  },
  'one of two alternatives': {
    files: {
      'main.tf': `variable "use_aurora" { type = bool }
resource "aws_rds_cluster" "c" {
  count = var.use_aurora ? 1 : 0
}
resource "aws_db_instance" "d" {
  count = var.use_aurora ? 0 : 1
}
${TOPIC}`,
    },
    assumed: ['aws_rds_cluster.c[0]'],
    absent: { 'aws_db_instance.d': 'count is 0; assumed: var.use_aurora has no value, using a placeholder' },
  },
  'what is built where a lookup finds something': {
    files: {
      'main.tf': `data "aws_instances" "old" {}
resource "aws_sqs_queue" "old" {
  count = length(data.aws_instances.old.ids) > 0 ? 1 : 0
}
${TOPIC}`,
    },
    assumed: [],
    absent: {
      'aws_sqs_queue.old': 'count is 0; assumed: data.aws_instances.old is not read offline, using placeholder data',
    },
  },
  'a module, and one without resources': {
    files: {
      'main.tf': `module "off" {
  source = "./off"
  count  = 0
}
module "names" { source = "./names" }
${TOPIC}`,
      'off/main.tf': 'resource "aws_sqs_queue" "q" {\n}\n',
      'names/main.tf': 'output "name" {\n  value = "x"\n}\n',
    },
    assumed: [],
    absent: { 'module.off': 'creates no resources (count)', 'module.names': 'has no resources' },
  },
  'code that is called twice, and known to be without it once': {
    files: {
      'main.tf': `variable "env" {}
module "a" {
  source = "./a"
  on     = var.env == "prod"
}
module "b" {
  source = "./a"
  on     = false
}
${TOPIC}`,
      'a/main.tf': 'variable "on" {}\nresource "aws_sqs_queue" "q" {\n  count = var.on ? 1 : 0\n}\n',
    },
    assumed: [],
    absent: {
      'module.a.aws_sqs_queue.q': 'count is 0; assumed: var.env has no value, using a placeholder',
      'module.b.aws_sqs_queue.q': 'count is 0',
    },
  },
  'a data source that is not read': {
    files: { 'main.tf': `data "aws_ami" "a" {\n  count = 0\n}\n${TOPIC}` },
    assumed: [],
    absent: { 'data.aws_ami.a': 'count is 0' },
  },
};

terraform.describe('a block without instances', () => {
  test.each(portion(Object.entries({ ...REVIVED, ...LISTED }), 3))('%s', async (_, { files, assumed, absent = {} }) => {
    const result = await planned({ files });
    expect(assumedIn(result).sort()).toEqual(assumed);
    expect(addressesOf(result)).toContain('aws_sns_topic.t');
    expect(absentIn(result)).toEqual(absent);
  });

  test('an attempt that fails leaves the plan before it', async () => {
    const files = {
      'main.tf': `variable "env" {}
resource "aws_sqs_queue" "q" {
  count = var.env == "prod" ? 1 : 0
}
resource "aws_sqs_queue" "r" {
  depends_on = [aws_sqs_queue.q]
}
`,
    };
    let plans = 0;
    const { nodeIo } = await import('../../../src/platform/node.js');
    const real = nodeIo();
    const run: typeof real.run = async (command, args, options) => {
      if (args[0] === 'plan') plans++;
      if (plans > 1 && args[0] === 'plan') return { end: 'time-out' } as Awaited<ReturnType<typeof real.run>>;
      return real.run(command, args, options);
    };
    const result = await planned({ files, io: { run } });
    expect(addressesOf(result)).toEqual(['aws_sqs_queue.r']);
    expect(absentIn(result)).toEqual({
      'aws_sqs_queue.q': 'count is 0; assumed: var.env has no value, using a placeholder',
    });
  });
});
