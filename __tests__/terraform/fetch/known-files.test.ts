/** Files that are known by name and not drawn: each is recognised, and nothing that is drawn is taken for one. */
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readGraph } from '../../../src/diagram/read.js';
import { InvalidInput, NoResources } from '../../../src/errors.js';
import { NO_RESOURCE_CHANGES_MEMBER } from '../../../src/messages.js';
import { readDirectory } from '../../../src/planning/index.js';
import type { Planning } from '../../../src/planning/source.js';
import { nodeIo } from '../../../src/platform/node.js';
import { findKnownFile, KNOWN_FILES, recogniseJson, recogniseText } from '../../../src/terraform/fetch/known-files.js';
import { directoryOf } from '../../support/code.js';

const state = (version: number) => ({ version, terraform_version: '0.11.14', serial: 1, lineage: 'z', modules: [] });

const JSON_FILES: readonly (readonly [noun: string, value: unknown])[] = [
  ['a version 3 state file', state(3)],
  ['a version 1 state file', { version: 1, serial: 4, modules: [{ path: ['root'], resources: {} }] }],
  [
    'a state or plan encrypted by OpenTofu',
    { serial: 1, lineage: 'z', meta: {}, encrypted_data: 'eA==', encryption_version: 'v0' },
  ],
  ['a state or plan encrypted by OpenTofu', { meta: {}, encrypted_data: 'eA==', encryption_version: 'v0' }],
  ['the output of terraform show -json without', { format_version: '1.0' }],
  ['the output of terraform show -json without', { format_version: '1.0', terraform_version: '1.11.4' }],
  ['the output of terraform providers schema', { format_version: '1.0', provider_schemas: {} }],
  ['the output of terraform metadata functions', { format_version: '1.0', function_signatures: { abs: {} } }],
  [
    'the output of terraform validate',
    { format_version: '1.0', valid: true, error_count: 0, warning_count: 0, diagnostics: [] },
  ],
  [
    'the output of terraform version',
    { terraform_version: '1.11.4', platform: 'linux_amd64', provider_selections: {} },
  ],
  ['a module list', { Modules: [{ Key: '', Source: '', Dir: '.' }] }],
  ['a module list', { format_version: '1.0', modules: [] }],
  ['the output of terraform output', { vpc_id: { sensitive: false, type: 'string', value: 'vpc-1' } }],
  ['an HCP Terraform API object', { data: { id: 'run-1', type: 'runs', attributes: { status: 'planned' } } }],
  ['an HCP Terraform API object', { data: [{ id: 'ws-1', type: 'workspaces' }], links: {} }],
  ['an HCP Terraform state version', { data: { id: 'sv-1', type: 'state-versions', attributes: {} } }],
  ['an AWS CDK app', { version: '36.0.0', artifacts: { Tree: { type: 'cdk:tree' } } }],
  ['an AWS SAM template', { Resources: { F: { Type: 'AWS::Serverless::Function' } } }],
  ['a CloudFormation template', { Resources: { Q: { Type: 'AWS::SQS::Queue' } } }],
  ['a CloudFormation template', { AWSTemplateFormatVersion: '2010-09-09', Resources: {} }],
  [
    'an ARM template',
    {
      $schema: 'https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#',
      contentVersion: '1.0.0.0',
      resources: [],
    },
  ],
  [
    'an ARM template',
    { $schema: 'https://schema.management.azure.com/schemas/2015-01-01/deploymentParameters.json#', parameters: {} },
  ],
  ['Pulumi output', { steps: [{ op: 'create', urn: 'urn:pulumi:dev::p::aws:sqs/queue:Queue::q' }] }],
  ['Pulumi output', { version: 3, deployment: { manifest: {}, resources: [{ urn: 'urn:pulumi:dev::p::a::b' }] } }],
  ['a Kubernetes manifest', { apiVersion: 'v1', kind: 'List', items: [] }],
  ['a Compose file', { name: 'shop', services: { web: { image: 'nginx' } } }],
];

const TEXT_FILES: readonly (readonly [noun: string, name: string, text: string])[] = [
  [
    'the text of terraform plan',
    'plan.txt',
    'Terraform will perform the following actions:\n\n  # aws_a.q will be created\n',
  ],
  [
    'the text of terraform plan',
    'p',
    '\u001b[0m\u001b[1mNo changes. Your infrastructure matches the configuration.\u001b[0m\n',
  ],
  [
    'the text of terraform plan',
    'p.json',
    'OpenTofu used the selected providers to generate the following execution\nplan.',
  ],
  ['the text of terraform plan', 'p.json', 'Acquiring state lock.\n\nPlan: 1 to add, 0 to change, 0 to destroy.\n'],
  ['the text of terraform show', 's.json', '# aws_sqs_queue.q:\nresource "aws_sqs_queue" "q" {\n    name = "q"\n}\n'],
  ['a DOT graph', 'g', 'digraph { a -> b }'],
  ['a DOT graph', 'g', '// made by a tool\nstrict graph "x" {\n}'],
  ['a Terraform Stacks configuration', 'main.tfcomponent.hcl', ''],
  ['a Terraform Stacks configuration', 'prod.tfdeploy.hcl', ''],
  ['a Terraform Stacks configuration', 'x', 'component "network" {\n  source = "./network"\n}'],
  ['a CloudFormation template', 't.yaml', 'Resources:\n  Q:\n    Type: AWS::SQS::Queue\n'],
  ['a CloudFormation template', 't.yml', "AWSTemplateFormatVersion: '2010-09-09'\n"],
  ['Bicep code', 'main.bicep', ''],
  ['Bicep code', 'x', "param a string\nresource st 'Microsoft.Storage/storageAccounts@2023-01-01' = {\n"],
  ['a Pulumi project', 'Pulumi.yaml', 'name: shop\nruntime: nodejs\n'],
  ['a Kubernetes manifest', 'k8s.yaml', '---\napiVersion: apps/v1\nkind: Deployment\n'],
  ['a Kubernetes manifest', 'x.yaml', 'apiVersion: v1\n'],
  ['an Ansible playbook', 'site.yml', '---\n- name: Web servers\n  hosts: web\n'],
  ['an AWS SAM template', 't.yaml', 'Resources:\n  F:\n    Type: AWS::Serverless::Function\n'],
  ['a Compose file', 'compose.yaml', ''],
  ['a Compose file', 'stack.yml', 'services:\n  web:\n    image: nginx\n'],
  ['a Helm chart', 'Chart.yaml', 'apiVersion: v2\nname: shop\n'],
  ['Terraform code', 'stdin', 'resource "aws_sqs_queue" "q" {\n}\n'],
];

test('each row has an example', () => {
  const shown = [...JSON_FILES, ...TEXT_FILES].map(([noun]) => noun);
  const folders = FOLDERS.map(([, noun]) => noun);
  const missing = KNOWN_FILES.filter(({ noun }) => ![...shown, ...folders].some((part) => noun.includes(part)));
  expect(missing.map(({ noun }) => noun)).toEqual(['a version 2 state file, written by Terraform before 0.12']);
});

const failureOf = async (name: string, text: string, kind: 'any' | 'plan' = 'any'): Promise<InvalidInput> => {
  const file = { name, bytes: Buffer.from(text) };
  const error = await readGraph({ kind, file, dot: null }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidInput);
  return error as InvalidInput;
};

test.each(JSON_FILES)('JSON: %s', async (noun, value) => {
  const error = await failureOf('a/x.json', JSON.stringify(value));
  expect(error.message).toContain(`a/x.json is ${noun}`);
  expect(error.remedy).toBe(recogniseJson(value)?.remedy);
  expect(error instanceof NoResources).toBe(noun.startsWith('the output of terraform show -json without'));
  // The message of the published interface stays the first.
  const asPlan = await failureOf('a/x.json', JSON.stringify(value), 'plan');
  expect(asPlan.message.startsWith(`${NO_RESOURCE_CHANGES_MEMBER}: `)).toBe(true);
});

test.each(TEXT_FILES)('text: %s, %s', async (noun, name, text) => {
  expect(recogniseText(Buffer.from(text), `a/${name}`)?.noun).toContain(noun);
  if (text !== '') expect((await failureOf(name, text)).message).toContain(` is ${noun}`);
});

const FOLDERS: readonly (readonly [files: Readonly<Record<string, string>>, noun: string])[] = [
  [{ 'cdk.json': '{"app": "npx ts-node bin/app.ts"}' }, 'an AWS CDK app'],
  [{ 'cdktf.json': '{}', 'main.ts': '' }, 'a CDK for Terraform app'],
  [{ 'components.tfcomponent.hcl': '', 'prod.tfdeploy.hcl': '' }, 'a Terraform Stacks configuration'],
  [{ 'template.yaml': 'Transform: AWS::Serverless-2016-10-31\n' }, 'an AWS SAM template'],
  [{ 'samconfig.toml': 'version = 0.1\n', 'app.py': '' }, 'an AWS SAM template'],
  [{ 'serverless.yml': 'service: shop\n', 'handler.js': '' }, 'a Serverless Framework service'],
  [{ 'ansible.cfg': '[defaults]\n', 'site.yml': '' }, 'an Ansible playbook'],
  [{ 'site.yml': '---\n- hosts: web\n  roles: [nginx]\n' }, 'an Ansible playbook'],
  [{ 'azuredeploy.json': '{"contentVersion": "1.0.0.0", "resources": []}' }, 'an ARM template'],
  [{ 'README.md': 'services:\n', 'deployment.yaml': 'apiVersion: apps/v1\n' }, 'a Kubernetes manifest'],
  [{ 'Pulumi.yaml': '', 'index.ts': '' }, 'a Pulumi project'],
  [{ 'main.bicep': '' }, 'Bicep code'],
];

const io = nodeIo();

test.each(FOLDERS)('a directory with %j', async (files, noun) => {
  const held = await findKnownFile(directoryOf(files), io);
  expect(held?.text).toContain(noun);
});

test('the error for a directory without code names its file and the folders with code', async () => {
  const directory = directoryOf({
    'main.tfcomponent.hcl': 'component "app" {\n  source = "./app"\n}\n',
    'app/main.tf': 'resource "aws_sqs_queue" "q" {}\n',
  });
  const planning: Planning = {
    planner: 'static',
    engine: 'auto',
    workspace: null,
    varFiles: [],
    seconds: 60,
    debug: null,
  };
  const source = { name: 'infra', directory, repository: null, planning };
  const error: unknown = await readDirectory(source, io, () => undefined).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NoResources);
  const { message, remedy } = error as NoResources;
  expect(message).toContain('infra has no Terraform code');
  expect(message).toContain('it contains main.tfcomponent.hcl, so it looks like a Terraform Stacks configuration');
  expect(remedy).toMatch(/^Components of Stacks .* Terraform code is in: infra\/app\.$/);
});

test('other and missing directories yield nothing', async () => {
  expect(
    await findKnownFile(directoryOf({ 'a.yaml': 'x: 1\n', 'b.json': '[]', 'c.txt': 'apiVersion: v1' }), io),
  ).toBeNull();
  expect(await findKnownFile(join(directoryOf({}), 'missing'), io)).toBeNull();
});

test('a link is not followed', async () => {
  const outside = directoryOf({ 'secret.yaml': 'apiVersion: v1\n' });
  const directory = directoryOf({});
  symlinkSync(join(outside, 'secret.yaml'), join(directory, 'a.yaml'));
  symlinkSync(join(outside, 'secret.yaml'), join(directory, 'cdk.json'));
  expect(await findKnownFile(directory, io)).toBeNull();
});

/** Every plan and graph among the fixtures is drawn as before. */
test('no supported source is a known file', () => {
  const fixtures = join(__dirname, '../../../fixtures');
  const files = readdirSync(fixtures, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(plan|graph|state)\.json$/.test(path),
  );
  expect(files.length).toBeGreaterThan(20);
  const taken = files.filter((path) => recogniseJson(JSON.parse(readFileSync(join(fixtures, path), 'utf8'))) !== null);
  expect(taken).toEqual([]);
});

test('64 KB of one character are recognised quickly', () => {
  for (const character of ['\n', ' ', '#', 'a', '"', '│', '{', '/'] as const) {
    const bytes = Buffer.from(character.repeat(70_000));
    expect(recogniseText(bytes, 'x')).toBeNull();
  }
});
