/** The same configurations with the real AWS provider: the same resources, the same references. */
import { spawn } from 'node:child_process';
import { cpSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inventory } from '../../../src/graph/inventory.js';
import { proofOfPlan } from '../../../src/planning/static/proof.js';
import { nodeIo } from '../../../src/platform/node.js';
import { readTree } from '../../../src/terraform/module-tree/read-tree.js';
import { readPlan } from '../../../src/terraform/plan/index.js';
import { hclReferences } from '../../../src/terraform/references/graph.js';
import { ROOT } from '../../support/root.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';
import { awsMirror, type Cloud, startCloud, VERSION } from '../../terraform/engine/support/aws.js';
import { planDirectory, plannedOf } from './offline.js';

const { describe } = needs('awsProvider');

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());

/** Those that look nothing up, or only what the provider answers by itself. */
const SAME = [
  'architectures/aws-ecs-fargate',
  'architectures/aws-multi-region',
  'architectures/aws-three-tier',
  'aws-modules',
  'aws-web-shop',
  'terraform/aws-dynamic-blocks',
  'terraform/aws-locals-chain',
  'terraform/aws-modules-three-deep',
  'terraform/offline/aws-counts-of-counts',
  'terraform/offline/aws-files-and-templates',
  'terraform/offline/aws-ternary-counts',
  'terraform/offline/aws-try-can-optional',
];

/** Without `init`, which would link the provider, and with an account that is none. */
async function realPlan(directory: string): Promise<unknown> {
  const home = newTemporary('groundplan-real-');
  const config = join(home, 'cli.tfrc');
  const provider = join(awsMirror()!, 'registry.terraform.io/hashicorp/aws', VERSION, 'linux_amd64');
  writeFileSync(
    config,
    `provider_installation {\n  dev_overrides {\n    "hashicorp/aws" = "${provider}"\n  }\n  direct {}\n}\n`,
  );
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    CHECKPOINT_DISABLE: '1',
    TF_CLI_CONFIG_FILE: config,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'none',
    AWS_SECRET_ACCESS_KEY: 'none',
    AWS_ENDPOINT_URL: cloud.endpoint,
    AWS_EC2_METADATA_DISABLED: 'true',
    GOGC: '400',
  };
  // The cloud answers in this process: it must not be blocked.
  const terraform = (...args: string[]) =>
    new Promise<string>((resolve, reject) => {
      const child = spawn('terraform', args, { cwd: directory, env });
      let [stdout, stderr] = ['', ''];
      child.stdout.on('data', (chunk) => {
        stdout += chunk;
      });
      child.stderr.on('data', (chunk) => {
        stderr += chunk;
      });
      child.on('close', (code) => (code === 0 ? resolve(stdout) : reject(new Error(stdout + stderr))));
    });
  await terraform('get', '-no-color');
  await terraform('plan', '-no-color', '-input=false', '-refresh=false', '-lock=false', '-out=plan.out');
  return JSON.parse(await terraform('show', '-json', 'plan.out'));
}

describe('the real provider yields the same inventory', () => {
  test.each(SAME)('%s', async (name) => {
    const directory = realpathSync(newTemporary('groundplan-same-'));
    cpSync(join(ROOT, 'fixtures', name), directory, { recursive: true });
    const io = nodeIo();
    const { root } = await readTree(directory, io, { tofu: false, findModule: async () => ({ reason: '' }) });
    const { inventory } = plannedOf(await planDirectory(directory, io));
    const plan = await realPlan(directory);
    const real = readPlan(plan, name, null, hclReferences(root), proofOfPlan(root, plan, 'default'));
    expect(managed(inventory)).toEqual(managed(real));
  });
});

/** Data sources that were read are no changes of a plan with real providers, and are not compared. */
function managed({ resources, references }: Inventory) {
  const addresses = new Set(resources.flatMap(({ mode, address }) => (mode === 'managed' ? [address] : [])));
  const pairs = references.flatMap(({ from, to, via }) =>
    addresses.has(from) && addresses.has(to) && via !== 'value' ? [`${from} -> ${to}`] : [],
  );
  return { addresses: [...addresses].sort(), references: [...new Set(pairs)].sort() };
}
