/** A written estate of 12 root modules, with every rule and pitfall: the links in links.json were written before it was read. */
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
import { ROOT } from '../support/root.js';

const FOLDER = 'fixtures/estates/aws';
const TOP = join(ROOT, FOLDER);

interface Truth {
  readonly links: readonly (readonly [from: string, resource: string, to: string, certainty: string, rule: string])[];
  readonly outside: readonly (readonly [string, string])[];
  readonly ambiguous: readonly (readonly [string, string])[];
}

const TRUTH: Truth = JSON.parse(readFileSync(join(TOP, 'links.json'), 'utf8'));

/** Returns the address as people write it: an import is a data source, or a resource with a text. */
const written = (id: string, rule: string): string => (rule === 'text' ? id.replace(/#\d+$/, '') : `data.${id}`);

const pathOf = (id: string): string => id.replace(/^.*fixtures\/estates\/aws\//, '');

async function read(planner: Planner): Promise<Estate> {
  const io = nodeIo();
  const { roots } = await findRoots(new Repository(io, TOP), { paths: ['.'], roots: [], exclude: [] });
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
    directory: join(TOP, path),
    repository: null,
    planning,
  }));
  const { estate, failures } = await readEstate({ roots: sources, files: [], hidesAccounts: false }, io, () => {});
  expect(failures).toEqual([]);
  return estate;
}

describe.each(['static', 'offline'] as const)('planned %s', (planner) => {
  let estate: Estate;
  beforeAll(async () => {
    estate = await read(planner);
  });

  test('has the links that were written first', () => {
    const links = estate.links.map(({ from, import: id, to, certainty, rule }) =>
      [pathOf(from), written(id, rule), pathOf(to), certainty, rule].join(' '),
    );
    expect(links.sort()).toEqual(TRUTH.links.map((link) => link.join(' ')).sort());
    const names = (list: Estate['outside']) =>
      list.map(({ from, import: id, rule }) => `${pathOf(from)} ${written(id, rule)}`);
    expect(names(estate.outside).sort()).toEqual(TRUTH.outside.map((one) => one.join(' ')).sort());
    expect(names(estate.ambiguous).sort()).toEqual(TRUTH.ambiguous.map((one) => one.join(' ')).sort());
  });

  test('names both ends of each link, through module outputs, maps and passed-on outputs', () => {
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
  });

  test('fits the published schema', () => {
    const schema = JSON.parse(readFileSync(join(ROOT, 'docs/estate-1.0.schema.json'), 'utf8'));
    const fits = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
    expect(fits(JSON.parse(writeEstate(estate))) ? [] : fits.errors).toEqual([]);
  });

  test('says where each import is written', () => {
    for (const { from, at, import: id, rule } of [...estate.links, ...estate.outside, ...estate.ambiguous]) {
      const [file, line] = at!.split(':') as [string, string];
      const text = readFileSync(join(TOP, pathOf(from), file), 'utf8').split('\n')[Number(line) - 1];
      const [type] = id.split('.');
      expect(`${relative(TOP, pathOf(from))} ${text}`).toMatch(
        rule === 'text' ? /arn:aws:/ : new RegExp(`data "${type}"`),
      );
    }
  });
});
