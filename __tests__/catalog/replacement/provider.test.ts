/**
 * Terraform itself with the real AWS provider: a state made out of a plan, then a plan of the changed code. Every pair of
 * cases.json is a resource of its own, so that two plans answer all of them.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadReplacementTable, type ReplacementRule } from '../../../src/catalog/replacement.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';
import { mirrorConfig, VERSION } from '../../terraform/engine/support/aws.js';
import all from './support/cases.json' with { type: 'json' };

type Values = Readonly<Record<string, unknown>>;

interface Case {
  readonly type: string;
  readonly base: Values;
  /** Path to the value before and after. */
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

interface Pair {
  readonly type: string;
  readonly name: string;
  readonly path: string;
  readonly sides: readonly [Values, Values];
}

const CASES = all as unknown as readonly Case[];

const PAIRS: readonly Pair[] = CASES.flatMap(({ type, base, changes }) =>
  Object.entries(changes).map(([path, [before, after]], i): Pair => {
    return { type, name: `c${i}`, path, sides: [withValue(base, path, before), withValue(base, path, after)] };
  }),
);

function withValue(base: Values, path: string, value: unknown): Values {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  if (rest.length === 0) return { ...base, [name]: value };
  const [block] = base[name] as readonly Values[];
  return { ...base, [name]: [withValue(block!, rest.join('.'), value)] };
}

const ACCOUNT = {
  terraform: { required_providers: { aws: { source: 'hashicorp/aws', version: VERSION } } },
  provider: {
    aws: {
      region: 'us-east-1',
      access_key: 'none',
      secret_key: 'none',
      skip_credentials_validation: true,
      skip_metadata_api_check: true,
      skip_requesting_account_id: true,
    },
  },
};

function configuration(side: 0 | 1): string {
  const resource: Record<string, Record<string, Values>> = {};
  for (const { type, name, sides } of PAIRS) resource[type] = { ...resource[type], [name]: sides[side] };
  return JSON.stringify({ ...ACCOUNT, resource });
}

interface ResourceChange {
  readonly type: string;
  readonly name: string;
  readonly change: {
    readonly actions: readonly string[];
    readonly replace_paths?: readonly (readonly (string | number)[])[];
  };
}

interface PlannedResource {
  readonly type: string;
  readonly name: string;
  readonly schema_version: number;
  readonly values: Values;
}

interface Plan {
  readonly resource_changes: readonly ResourceChange[];
  readonly planned_values: { readonly root_module: { readonly resources: readonly PlannedResource[] } };
}

class Workspace {
  private readonly root = newTemporary('groundplan-replacement-');
  private readonly env = {
    ...process.env,
    TF_CLI_CONFIG_FILE: mirrorConfig(),
    CHECKPOINT_DISABLE: '1',
    TF_IN_AUTOMATION: '1',
  };

  write(name: string, text: string): void {
    writeFileSync(join(this.root, name), text);
  }

  run(...args: readonly string[]): string {
    const options = { cwd: this.root, env: this.env, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
    const { status, stdout, stderr } = spawnSync('terraform', args, options);
    if (status !== 0) throw new Error(`terraform ${args[0]}:\n${stderr || stdout}`);
    return stdout;
  }

  plan(): Plan {
    this.run('plan', '-no-color', '-input=false', '-refresh=false', '-lock=false', '-out=plan');
    return JSON.parse(this.run('show', '-json', 'plan'));
  }
}

const PROVIDER = 'provider["registry.terraform.io/hashicorp/aws"]';

/** What would be there if the plan had been carried out; the provider would have given each an `id`. */
const stateOf = ({ planned_values }: Plan): string =>
  JSON.stringify({
    version: 4,
    terraform_version: '1.11.0',
    serial: 1,
    lineage: 'replacement',
    outputs: {},
    resources: planned_values.root_module.resources.map(({ type, name, schema_version, values }) => ({
      mode: 'managed',
      type,
      name,
      provider: PROVIDER,
      instances: [{ schema_version, attributes: { ...values, id: 'alpha' } }],
    })),
  });

/** Pairs of which the table does not say one of the two: it depends on other values, or nothing was answered. */
const OPEN: ReadonlyMap<string, ReplacementRule> = new Map([['aws_elasticache_cluster.node_type', 'sometimes']]);

const namesOf = (path: readonly (string | number)[]): string =>
  path.filter((step) => typeof step === 'string').join('.');

needs('awsProvider').describe('the table says what a real plan says', () => {
  let changes: ReadonlyMap<string, ResourceChange['change']>;

  beforeAll(() => {
    const workspace = new Workspace();
    workspace.write('main.tf.json', configuration(0));
    workspace.run('init', '-input=false');
    workspace.write('terraform.tfstate', stateOf(workspace.plan()));
    workspace.write('main.tf.json', configuration(1));
    changes = new Map(workspace.plan().resource_changes.map(({ type, name, change }) => [`${type}.${name}`, change]));
  });

  test('of at least 120 pairs of 50 types', () => {
    expect(PAIRS.length - OPEN.size).toBeGreaterThanOrEqual(120);
    expect(new Set(PAIRS.map(({ type }) => type)).size).toBeGreaterThanOrEqual(50);
  });

  test.each(PAIRS.map(({ type, path, name }) => [type, path, name]))('%s.%s', async (type, path, name) => {
    const { actions, replace_paths = [] } = changes.get(`${type}.${name}`)!;
    const { ruleOf } = await loadReplacementTable([type]);
    const forcing = replace_paths
      .map(namesOf)
      .some((one) => one === path || path.startsWith(`${one}.`) || one.startsWith(`${path}.`));
    const rule = ruleOf(type, path);
    expect(actions).not.toEqual(['no-op']);
    expect(rule).toBe(OPEN.get(`${type}.${path}`) ?? (forcing ? 'always' : 'never'));
    if (forcing) expect(actions).toEqual(['delete', 'create']);
  });
});
