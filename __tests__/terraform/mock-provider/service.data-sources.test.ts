import { type Answers, BUILTIN_PROVIDER, type Question } from '../../../src/terraform/mock-provider/schema.js';
import { needs } from '../../support/tools.js';
import { block, computed, either, nested, optional, provider } from './schemas.js';
import { changesOf, plan } from './terraform.js';

const AWS = 'registry.terraform.io/hashicorp/aws';

needs('terraform').describe('data sources in a plan of real Terraform', () => {
  test('answers are known values, and the question contains the configuration', async () => {
    const schema = provider(AWS, {
      resources: { aws_instance: block({ ami: optional(), zone: optional() }) },
      data: {
        aws_ami: block(
          { owners: optional(), id: computed(), name: either(), tags: computed(), architecture: computed('string') },
          { filter: nested('set', block({ name: optional('string'), values: optional(['list', 'string']) })) },
        ),
        aws_availability_zones: block({ names: computed(), zone_ids: computed(['set', 'string']) }),
      },
    });
    const asked: Question[] = [];
    const answers: Answers = {
      data: (question) => {
        asked.push(question);
        return question.type === 'aws_ami'
          ? { id: 'ami-1', name: 'not asked for', tags: { Env: null, n: 1, list: [true, 'x'] }, architecture: 'arm64' }
          : { names: ['a', 'b'], zone_ids: ['y', 'x'] };
      },
      ephemeral: () => ({}),
      location: (text: string) => text,
    };
    const main = `
      data "aws_availability_zones" "all" {}
      data "aws_ami" "linux" {
        owners = ["self"]
        name   = "al2023"
        filter {
          name   = "state"
          values = ["available"]
        }
      }
      resource "aws_instance" "a" {
        count = length(data.aws_availability_zones.all.names)
        ami   = data.aws_ami.linux.id
        zone  = data.aws_availability_zones.all.names[count.index]
      }
      resource "aws_instance" "b" {
        for_each = data.aws_availability_zones.all.zone_ids
        ami      = "\${data.aws_ami.linux.name}/\${data.aws_ami.linux.tags.n}/\${data.aws_ami.linux.architecture}"
        zone     = each.key
      }
    `;
    const changes = changesOf(await plan({ 'main.tf': main }, [schema], answers));
    expect(Object.entries(changes).map(([address, { after }]) => [address, after])).toEqual([
      ['aws_instance.a[0]', { ami: 'ami-1', zone: 'a' }],
      ['aws_instance.a[1]', { ami: 'ami-1', zone: 'b' }],
      ['aws_instance.b["x"]', { ami: 'al2023/1/arm64', zone: 'x' }],
      ['aws_instance.b["y"]', { ami: 'al2023/1/arm64', zone: 'y' }],
    ]);
    expect(JSON.parse(JSON.stringify(asked.find(({ type }) => type === 'aws_ami')))).toEqual({
      provider: AWS,
      type: 'aws_ami',
      providerConfig: {},
      config: {
        owners: ['self'],
        name: 'al2023',
        id: null,
        tags: null,
        architecture: null,
        filter: [{ name: 'state', values: ['available'] }],
      },
    });
  });

  test('a data source with unknown input is deferred, also with a typed list block', async () => {
    // With an attribute of type dynamic in the block Terraform 1.11 panics: "ProposedNew only supports object-typed
    // values". So schemas of data sources give their blocks types.
    const document = block(
      { json: computed() },
      {
        statement: nested(
          'list',
          block(
            { actions: optional(['list', 'string']), resources: optional(['list', 'string']) },
            { principals: nested('list', block({ identifiers: optional(['list', 'string']) })) },
          ),
        ),
      },
    );
    const schema = provider(AWS, {
      resources: { aws_s3_bucket: block({ arn: computed() }), aws_iam_policy: block({ policy: optional() }) },
      data: { aws_iam_policy_document: document },
    });
    const main = `
      resource "aws_s3_bucket" "b" {}
      data "aws_iam_policy_document" "d" {
        statement {
          actions   = ["s3:*"]
          resources = [aws_s3_bucket.b.arn]
          principals { identifiers = ["*"] }
        }
      }
      resource "aws_iam_policy" "p" { policy = data.aws_iam_policy_document.d.json }
    `;
    const changes = changesOf(await plan({ 'main.tf': main }, [schema]));
    expect(changes['aws_iam_policy.p']).toEqual({ after: {}, unknown: { policy: true } });
    expect(changes['data.aws_iam_policy_document.d']?.unknown).toEqual({
      json: true,
      statement: [{ actions: [false], principals: [{ identifiers: [false] }], resources: [true] }],
    });
  });

  test('an answer of the wrong type is an error that names the type', async () => {
    const schema = provider(AWS, { data: { aws_x: block({ n: computed('number') }) } });
    const { plan: none, errors } = await plan({ 'main.tf': 'data "aws_x" "x" {}' }, [schema], {
      data: () => ({ n: 'seven' }),
      ephemeral: () => ({}),
      location: (text: string) => text,
    });
    expect(none).toBeNull();
    expect(errors.join()).toContain('The request failed: a value that is no "number".');
  });

  test('remote states are answered, and terraform_data passes on the type of its input', async () => {
    const main = `
      data "terraform_remote_state" "net" {
        backend = "s3"
        config  = { bucket = "never-asked", key = "k", region = "eu-west-1" }
      }
      resource "terraform_data" "a" { input = { vpc = data.terraform_remote_state.net.outputs.vpc_id } }
      resource "terraform_data" "b" { input = terraform_data.a.output.vpc }
      resource "terraform_data" "c" { triggers_replace = [terraform_data.b.id] }
      output "tfvars" { value = provider::terraform::encode_tfvars({ a = 1 }) }
    `;
    const configured = `
      terraform {
        required_providers {
          terraform = { source = "terraform.io/builtin/terraform" }
        }
      }
    `;
    const answers: Answers = {
      data: () => ({ outputs: { vpc_id: 'vpc-1' } }),
      ephemeral: () => ({}),
      location: (text: string) => text,
    };
    const result = await plan({ 'main.tf': main, 'versions.tf': configured }, [BUILTIN_PROVIDER], answers);
    expect(changesOf(result)).toEqual({
      'terraform_data.a': {
        after: { input: { vpc: 'vpc-1' }, triggers_replace: null },
        unknown: { id: true, input: {}, output: true },
      },
      'terraform_data.b': { after: { triggers_replace: null }, unknown: { id: true, input: true, output: true } },
      'terraform_data.c': {
        after: { input: null, output: null, triggers_replace: [null] },
        unknown: { id: true, triggers_replace: [true] },
      },
    });
  });
});
