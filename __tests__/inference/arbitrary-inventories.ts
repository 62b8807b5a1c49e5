/** Inventories by chance: resources of all types that have rules, networks that look like some, who refers to whom. */
import fc from 'fast-check';
import { KNOWLEDGE } from '../../src/catalog/knowledge.js';
import { linksOf } from '../../src/catalog/model.js';
import type { Inventory, Reference, Resource } from '../../src/graph/inventory.js';
import { CONTAINER_TYPES } from '../../src/graph/node-types.js';
import { RULES } from '../support/rows.js';

const TYPES = [...RULES.map(([key]) => key.replaceAll('*', 'x')), 'aws_instance', 'acme_thing'];
/** What the rules of a type look at, so that random references mean something. */
function attributesOf(type: string): string[] {
  const { fold } = KNOWLEDGE.factsOf(type);
  const links = linksOf(KNOWLEDGE.factsOf(type)).flatMap(({ from, to }) => [...from, ...to]);
  const placing = KNOWLEDGE.placedBy(type).slice(0, 4);
  return [...(fold?.attributes ?? []), ...links, ...placing];
}

function resourceOf(type: string, name: string, module: string, key: string, rest: Partial<Resource>): Resource {
  const address = `${module === '' ? '' : `${module}.`}${type}.${name}${key}`;
  return {
    address,
    origin: address,
    mode: 'managed',
    type,
    name,
    modules: module === '' ? [] : [module],
    provider: '',
    change: 'create',
    values: {},
    provenance: 'planned',
    ...rest,
  };
}

/** A few types at a time: among all of them at once two resources hardly ever have to do with each other. */
export const inventories: fc.Arbitrary<Inventory> = fc
  .tuple(
    fc.subarray(TYPES, { minLength: 3, maxLength: 7 }),
    fc.subarray([...CONTAINER_TYPES], { minLength: 1, maxLength: 4 }),
  )
  .chain(([some, containers]) => {
    const types = [...some, ...containers];
    const resource = fc
      .record({
        type: fc.constantFrom(...types),
        name: fc.constantFrom('a', 'b'),
        module: fc.constantFrom('', 'module.m', 'module.m["k"]', 'module.n["k"]'),
        key: fc.constantFrom('', '[0]', '[1]', '[2]', '["k"]'),
        mode: fc.constantFrom('managed' as const, 'managed' as const, 'data' as const),
        change: fc.constantFrom('create' as const, 'create' as const, 'delete' as const, 'no-op' as const),
        zone: fc.constantFrom('r-z1', 'r-z2'),
        place: fc.constantFrom({}, {}, { region: 'eu-west-1' }, { region: 'us-east-1', account: '123456789012' }),
      })
      .map(({ type, name, module, key, mode, change, zone, place }) =>
        resourceOf(type, name, module, key, {
          mode,
          change,
          ...place,
          values: { name, zone, region: 'r', availability_zone: zone },
        }),
      );
    return fc
      .uniqueArray(resource, { selector: ({ address }) => address, minLength: 1, maxLength: 30 })
      .chain((all) =>
        inventoryOf(all, [...new Set(types.flatMap(attributesOf)), 'vpc_security_group_ids', 'environment']),
      );
  });

function inventoryOf(all: readonly Resource[], attributes: readonly string[]): fc.Arbitrary<Inventory> {
  const address = fc.constantFrom(...all.map((resource) => resource.address));
  const reference = fc.record({
    from: address,
    to: fc.oneof({ weight: 9, arbitrary: address }, { weight: 1, arbitrary: fc.constant('aws_x.missing') }),
    path: fc.option(fc.constantFrom(...attributes), { nil: undefined, freq: 8 }),
    via: fc.constantFrom('configuration' as const, 'dot' as const, 'prior-state' as const, 'value' as const),
  }) as fc.Arbitrary<Reference>;
  return fc.record({
    resources: fc.constant(all),
    references: fc.array(reference, { maxLength: 80 }),
    warnings: fc.constant([]),
  });
}

/** A network with subnets in two zones, and things that lie in several of them. */
export const networks: fc.Arbitrary<Inventory> = fc
  .uniqueArray(
    fc.record({
      type: fc.constantFrom(
        'aws_lb',
        'aws_ecs_service',
        'aws_lambda_function',
        'aws_db_instance',
        'aws_instance',
        'aws_db_subnet_group',
        'aws_security_group',
        'aws_sqs_queue',
      ),
      name: fc.constantFrom('a', 'b', 'c'),
      key: fc.constantFrom('', '[0]', '[1]', '[2]', '["k"]'),
      values: fc.constantFrom({}, { multi_az: true }, { availability_zone: 'r-z1' }, { availability_zone: 'r-z2' }),
    }),
    { selector: ({ type, name, key }) => `${type}.${name}${key}`, minLength: 2, maxLength: 20 },
  )
  .chain((some) => {
    const subnets = ['r-z1', 'r-z1', 'r-z2', 'r-z2', 'r-z3'].map((zone, i) =>
      resourceOf('aws_subnet', `s${i}`, '', '', { values: { availability_zone: zone } }),
    );
    const all = [
      resourceOf('aws_vpc', 'v', '', '', {}),
      ...subnets,
      ...some.map(({ type, name, key, values }) => resourceOf(type, name, '', key, { values })),
    ];
    const inSubnets = fc.record({
      from: fc.constantFrom(...all.slice(1 + subnets.length).map(({ address }) => address)),
      path: fc.constantFrom('subnets', 'subnet_ids'),
      to: fc.subarray(
        subnets.map(({ address }) => address),
        { minLength: 2 },
      ),
    });
    const others = ['vpc_security_group_ids', 'environment', 'load_balancer', 'db_subnet_group_name', 'vpc_id'];
    return fc.tuple(inventoryOf(all, others), fc.array(inSubnets, { maxLength: 8 })).map(([inventory, placed]) => ({
      ...inventory,
      references: [
        ...inventory.references,
        ...placed.flatMap(({ from, path, to }) =>
          to.map((subnet) => ({ from, to: subnet, path, via: 'configuration' as const })),
        ),
      ],
    }));
  });
