import type { Answers } from '../../../src/terraform/mock-provider/schema.js';
import { needs } from '../../support/tools.js';
import { block, computed, either, nested, optional, provider } from './schemas.js';
import { changesOf, plan } from './terraform.js';

const AWS = 'registry.terraform.io/hashicorp/aws';

needs('terraform').describe('language features in a plan of real Terraform with simulated providers', () => {
  test('a typed null becomes unknown only if the attribute is computed', async () => {
    const schema = provider(AWS, { resources: { aws_x: block({ a: either(), b: optional(), c: either('string') }) } });
    const main = `
      variable "none" {
        type    = string
        default = null
      }
      variable "nothing" {
        type    = list(string)
        default = null
      }
      resource "aws_x" "x" {
        a = var.none
        b = var.none
        c = var.none
      }
      resource "aws_x" "y" {
        a = var.nothing
        b = try(aws_x.x.a.b.c, 1)
      }
      output "item" { value = aws_x.y.a[7] }
    `;
    const changes = changesOf(await plan({ 'main.tf': main }, [schema]));
    expect(changes['aws_x.x']).toEqual({ after: { b: null }, unknown: { a: true, c: true } });
    expect(changes['aws_x.y']).toEqual({ after: {}, unknown: { a: true, b: true, c: true } });
  });

  test('write-only arguments accept ephemeral values and are planned as null', async () => {
    const schema = provider(AWS, {
      resources: {
        aws_db: block({
          id: computed(),
          password_wo: optional('string', { writeOnly: true }),
          password_wo_version: optional(),
        }),
      },
      ephemeral: { aws_secret: block({ secret_id: optional(), secret_string: computed() }) },
    });
    const answers: Answers = {
      data: () => ({}),
      ephemeral: ({ config }) => ({ secret_string: `of ${String(config.secret_id)}` }),
      location: (text) => text,
    };
    const main = `
      ephemeral "aws_secret" "s" { secret_id = "x" }
      locals { length = length(ephemeral.aws_secret.s.secret_string) }
      resource "aws_db" "d" {
        password_wo         = ephemeral.aws_secret.s.secret_string
        password_wo_version = 1
      }
      resource "aws_db" "e" { password_wo = "plain" }
    `;
    const changes = changesOf(await plan({ 'main.tf': main }, [schema], answers));
    expect(changes['aws_db.d']).toEqual({
      after: { password_wo: null, password_wo_version: 1 },
      unknown: { id: true },
    });
    expect(changes['aws_db.e']?.after).toEqual({ password_wo: null, password_wo_version: null });
  });

  test('provider functions, private registries and passed aliases work', async () => {
    const aws = provider(AWS, {
      config: block({ region: optional() }),
      resources: { aws_x: block({ v: optional(), id: computed() }) },
      functions: ['arn_parse', 'trim'],
    });
    const team = provider('corp.example.com/team/inner', { resources: { inner_x: block({ v: optional() }) } });
    const versions = `
      terraform {
        required_version = ">= 1.0"
        required_providers {
          aws   = { source = "hashicorp/aws", version = "~> 99.0", configuration_aliases = [aws.b] }
          inner = { source = "corp.example.com/team/inner" }
        }
      }
    `;
    const main = `
      provider "aws" { region = "a" }
      provider "aws" {
        alias  = "b"
        region = provider::aws::trim(null, "x")
      }
      resource "aws_x" "x" { v = provider::aws::arn_parse("arn:aws:s3:::b", 1, ["x"]).resource }
      resource "inner_x" "x" { v = 1 }
      module "m" {
        source    = "./m"
        providers = { aws.b = aws.b }
      }
    `;
    const files = {
      'main.tf': main,
      'versions.tf': versions.replace(', configuration_aliases = [aws.b]', ''),
      'm/versions.tf': versions,
      'm/main.tf': 'resource "aws_x" "x" { provider = aws.b }',
      '.terraform/modules/modules.json': JSON.stringify({
        Modules: [
          { Key: '', Source: '', Dir: '.' },
          { Key: 'm', Source: './m', Dir: 'm' },
        ],
      }),
    };
    const result = await plan(files, [aws, team]);
    expect(changesOf(result)).toEqual({
      'aws_x.x': { after: {}, unknown: { id: true, v: true } },
      'inner_x.x': { after: { v: 1 }, unknown: {} },
      'module.m.aws_x.x': { after: { v: null }, unknown: { id: true } },
    });
    expect(result.plan?.resource_changes.map(({ provider_name: name }) => name)).toEqual([
      AWS,
      'corp.example.com/team/inner',
      AWS,
    ]);
  });

  test('an attribute that is also written as blocks is a list of objects', async () => {
    const rule = ['list', ['object', { port: 'number', cidr: ['list', 'string'] }]] as const;
    const schema = provider(AWS, { resources: { aws_sg: block({ ingress: either(rule) }) } });
    const main = `
      resource "aws_sg" "blocks" {
        ingress {
          port = 1
          cidr = ["0.0.0.0/0"]
        }
      }
      resource "aws_sg" "empty" { ingress = [] }
      resource "aws_sg" "none" {}
    `;
    expect(changesOf(await plan({ 'main.tf': main }, [schema]))).toEqual({
      'aws_sg.blocks': { after: { ingress: [{ port: 1, cidr: ['0.0.0.0/0'] }] }, unknown: {} },
      'aws_sg.empty': { after: { ingress: [] }, unknown: {} },
      'aws_sg.none': { after: {}, unknown: { ingress: true } },
    });
  });

  test('an unknown number of blocks stays unknown', async () => {
    const schema = provider(AWS, {
      resources: {
        aws_x: block(
          { id: computed() },
          {
            rule: nested('list', block({ a: either() }), true),
            plain: nested('list', block({ a: either('string') }), true),
            one: nested('set', block({ a: either('string') })),
          },
        ),
      },
    });
    const dynamic = (name: string) => `
      dynamic "${name}" {
        for_each = aws_x.x.id
        content { a = "\${${name}.value}" }
      }`;
    const main = `
      resource "aws_x" "x" {}
      resource "aws_x" "y" {
        ${['rule', 'plain', 'one'].map(dynamic).join('\n')}
      }
    `;
    expect(changesOf(await plan({ 'main.tf': main }, [schema]))).toEqual({
      'aws_x.x': {
        after: { rule: [{}], plain: [{}], one: [] },
        unknown: { id: true, rule: [{ a: true }], plain: [{ a: true }], one: [] },
      },
      'aws_x.y': { after: {}, unknown: { id: true, rule: true, plain: true, one: true } },
    });
  });

  test('an imported resource has a known id', async () => {
    const schema = provider(AWS, {
      resources: {
        aws_x: block(
          { id: computed(), a: optional(), b: either() },
          { rule: nested('list', block({ a: optional() })) },
        ),
      },
    });
    const main = `
      import {
        to = aws_x.x
        id = "x-1"
      }
      resource "aws_x" "x" {
        a = 1
        rule { a = 1 }
      }
    `;
    expect(changesOf(await plan({ 'main.tf': main }, [schema]))).toEqual({
      'aws_x.x': { after: { id: 'x-1', a: 1, rule: [{ a: 1 }] }, unknown: { b: true, rule: [{}] } },
    });
  });
});
