/** Written estates of 12 to 14 root modules, with every rule and pitfall: the links in links.json were written before they were read. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readEstate } from '../../src/diagram/estate.js';
import { writeEstate } from '../../src/estate/file.js';
import type { Estate } from '../../src/estate/model.js';
import type { Planner } from '../../src/options.js';
import { nodeIo } from '../../src/platform/node.js';
import { Repository } from '../../src/terraform/roots/code.js';
import { findRoots } from '../../src/terraform/roots/find.js';
import { IS_WHOLE } from '../support/long.js';
import { ROOT } from '../support/root.js';

const FOLDER = join(ROOT, 'fixtures/estates');

interface Truth {
  readonly links: readonly (readonly [from: string, resource: string, to: string, certainty: string, rule: string])[];
  readonly outside: readonly (readonly [string, string])[];
  readonly ambiguous: readonly (readonly [string, string])[];
}

/** Returns the address as people write it: an import is a data source, or a resource with a text. */
const written = (id: string, rule: string): string => (rule === 'text' ? id.replace(/#\d+$/, '') : `data.${id}`);

const pathOf = (id: string): string => id.replace(/^.*fixtures\/estates\/\w+\//, '');

async function read(cloud: string, planner: Planner): Promise<Estate> {
  const io = nodeIo();
  const top = join(FOLDER, cloud);
  const { roots } = await findRoots(new Repository(io, top), { paths: ['.'], roots: [], exclude: [] });
  const planning = {
    planner,
    engine: 'auto',
    workspace: null,
    varFiles: [],
    network: false,
    seconds: 300,
    debug: null,
  } as const;
  const sources = roots.map(({ path }) => ({
    path,
    name: path,
    directory: join(top, path),
    repository: null,
    planning,
  }));
  const { estate, failures } = await readEstate({ roots: sources, files: [], hidesAccounts: false }, io, () => {});
  expect(failures).toEqual([]);
  return estate;
}

const estates = new Map<string, Promise<Estate>>();
function estateOf(cloud: string, planner: Planner): Promise<Estate> {
  const key = `${cloud} ${planner}`;
  const estate = estates.get(key) ?? read(cloud, planner);
  estates.set(key, estate);
  return estate;
}

const CLOUDS = ['aws', 'azure', 'google'] as const;
const PLANNERS = ['static', 'offline'] as const;

/** Terraform plans the estate of one cloud, unless the run is whole; all are read statically. */
const READ = CLOUDS.flatMap((cloud) => PLANNERS.map((planner) => [cloud, planner] as const)).filter(
  ([cloud, planner]) => IS_WHOLE || planner === 'static' || cloud === 'aws',
);

describe.each(READ)('%s, planned %s', (cloud, planner) => {
  test('has the links that were written first', async () => {
    const truth: Truth = JSON.parse(readFileSync(join(FOLDER, cloud, 'links.json'), 'utf8'));
    const estate = await estateOf(cloud, planner);
    const links = estate.links.map(({ from, import: id, to, certainty, rule }) =>
      [pathOf(from), written(id, rule), pathOf(to), certainty, rule].join(' '),
    );
    expect(links.sort()).toEqual(truth.links.map((link) => link.join(' ')).sort());
    const names = (list: Estate['outside']) =>
      list.map(({ from, import: id, rule }) => `${pathOf(from)} ${written(id, rule)}`);
    expect(names(estate.outside).sort()).toEqual(truth.outside.map((one) => one.join(' ')).sort());
    expect(names(estate.ambiguous).sort()).toEqual(truth.ambiguous.map((one) => one.join(' ')).sort());
  });

  test('fits the published schema', async () => {
    const schema = JSON.parse(readFileSync(join(ROOT, 'docs/estate-1.0.schema.json'), 'utf8'));
    const fits = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
    expect(fits(JSON.parse(writeEstate(await estateOf(cloud, planner)))) ? [] : fits.errors).toEqual([]);
  });

  test('says where each import is written', async () => {
    const top = join(FOLDER, cloud);
    const estate = await estateOf(cloud, planner);
    for (const { from, at, import: id, rule } of [...estate.links, ...estate.outside, ...estate.ambiguous]) {
      const [file, line] = at!.split(':') as [string, string];
      const text = readFileSync(join(top, pathOf(from), file), 'utf8').split('\n')[Number(line) - 1];
      const [type] = id.split('.');
      expect(`${relative(top, pathOf(from))} ${text}`).toMatch(
        rule === 'text' ? /"(?:arn:aws:|\/subscriptions\/|projects\/)/ : new RegExp(`data "${type}"`),
      );
    }
  });
});

test.each(PLANNERS)(
  'planned %s, both ends are named: through module outputs, maps and passed-on outputs',
  async (planner) => {
    const estate = await estateOf('aws', planner);
    const ends = estate.links
      .filter(({ from }) => pathOf(from) === 'shop/prod')
      .flatMap((link) =>
        link.ends.map(({ from, path, output, to, root }) =>
          [from, path, output, pathOf(root ?? link.to), to].join(' '),
        ),
      );
    // The database whose endpoint a parameter hands over.
    expect(ends).toContain('aws_ecs_task_definition.shop container_definitions  data/prod aws_rds_cluster.shop');
    expect(ends.filter((end) => !end.includes('  '))).toEqual([
      'aws_ecs_service.shop network_configuration.subnets private_subnet_ids network/prod module.vpc.aws_subnet.private["a"]',
      'aws_ecs_service.shop network_configuration.subnets private_subnet_ids network/prod module.vpc.aws_subnet.private["b"]',
      'aws_instance.billing subnet_id subnets network/prod module.vpc.aws_subnet.private["b"]',
      'aws_ecs_service.shop cluster cluster platform/prod aws_ecs_cluster.main',
      'aws_lb_listener_rule.shop listener_arn listener_arn platform/prod aws_lb_listener.https',
      'aws_lb_target_group.shop vpc_id vpc_id network/prod module.vpc.aws_vpc.this',
    ]);
  },
);
