import { arrowsOf, drawn, type Sketch } from '../build.js';

const arrows = (sketches: Record<string, Sketch>) => arrowsOf(drawn(sketches));

describe('security group rules', () => {
  const instance = (group: string): Sketch => ({ refs: { vpc_security_group_ids: group } });
  const sketches = (values: Sketch['values'], more: Record<string, Sketch> = {}): Record<string, Sketch> => ({
    'aws_security_group.app': {},
    'aws_security_group.db': {},
    'aws_instance.app': instance('aws_security_group.app'),
    'aws_db_instance.db': instance('aws_security_group.db'),
    'aws_security_group_rule.r': {
      refs: { security_group_id: 'aws_security_group.db', source_security_group_id: 'aws_security_group.app' },
      values: { type: 'ingress', ...values },
    },
    ...more,
  });
  const labels = (all: Record<string, Sketch>) =>
    drawn(all).edges.map(({ from, to, label }) => `${from} > ${to}: ${label}`);

  test('say who calls whom where nothing else does', () => {
    expect(arrows(sketches({}))).toEqual(['aws_instance.app > aws_db_instance.db']);
    expect(arrows(sketches({ type: 'egress' }))).toEqual([]);
  });

  test('a schedule calls nobody for the group of what it starts', () => {
    const groups = 'target.ecs_parameters.network_configuration.security_groups';
    const more = { 'aws_scheduler_schedule.s': { refs: { [groups]: 'aws_security_group.app' } } };
    expect(arrows(sketches({}, more))).toEqual(['aws_instance.app > aws_db_instance.db']);
  });

  test('say nothing against a reference', () => {
    const other = {
      ...instance('aws_security_group.db'),
      refs: { vpc_security_group_ids: 'aws_security_group.db', endpoint: 'aws_instance.app' },
    };
    expect(arrows(sketches({}, { 'aws_db_instance.db': other }))).toEqual(['aws_db_instance.db > aws_instance.app']);
  });

  test('are explained by one call between the groups, and then say only its port', () => {
    const port = { from_port: 8080, to_port: 8080, protocol: 'tcp' };
    const app = instance('aws_security_group.db');
    const called = { refs: { ...app.refs, user_data: 'aws_instance.app' } };
    const front = { refs: { ...instance('aws_security_group.app').refs, user_data: 'aws_instance.first' } };
    const first = { 'aws_instance.app': front, 'aws_instance.first': app, 'aws_instance.second': app };
    expect(labels(sketches(port, first))).toEqual(['aws_instance.app > aws_instance.first: 8080/tcp']);
    expect(labels(sketches(port, { 'aws_instance.back': called }))).toEqual(['aws_instance.back > aws_instance.app: ']);
  });

  test('say nothing of members of one group that may call each other', () => {
    const refs = { security_group_id: 'aws_security_group.g', source_security_group_id: 'aws_security_group.g' };
    expect(
      arrows({
        'aws_security_group.g': {},
        'aws_instance.a': instance('aws_security_group.g'),
        'aws_instance.b': instance('aws_security_group.g'),
        'aws_security_group_rule.r': { refs, values: { type: 'ingress' } },
      }),
    ).toEqual([]);
  });

  test('write their port on the arrow', () => {
    const port = { from_port: 5432, to_port: 5432, protocol: 'tcp' };
    expect(labels(sketches(port))).toEqual(['aws_instance.app > aws_db_instance.db: 5432/tcp']);
    expect(labels(sketches({ ...port, to_port: 5440 }))).toEqual([
      'aws_instance.app > aws_db_instance.db: 5432-5440/tcp',
    ]);
    expect(labels(sketches({ from_port: 0, to_port: 0, protocol: '-1' }))).toEqual([
      'aws_instance.app > aws_db_instance.db: ',
    ]);
  });

  test('of the ports of a group, each member has its own', () => {
    const rule = (port: number): Sketch => ({
      refs: { security_group_id: 'aws_security_group.db', referenced_security_group_id: 'aws_security_group.app' },
      values: { from_port: port, to_port: port, ip_protocol: 'tcp' },
    });
    const store = (port: Record<string, number>): Sketch => ({ ...instance('aws_security_group.db'), values: port });
    expect(
      labels({
        'aws_security_group.app': {},
        'aws_security_group.db': {},
        'aws_instance.app': instance('aws_security_group.app'),
        'aws_db_instance.db': store({ port: 5432 }),
        'aws_elasticache_cluster.c': store({ port: 6379 }),
        'aws_instance.unknown': store({}),
        'aws_vpc_security_group_ingress_rule.a': rule(5432),
        'aws_vpc_security_group_ingress_rule.b': rule(6379),
      }),
    ).toEqual([
      'aws_instance.app > aws_db_instance.db: 5432/tcp',
      'aws_instance.app > aws_elasticache_cluster.c: 6379/tcp',
      'aws_instance.app > aws_instance.unknown: ',
    ]);
  });

  test('several ports for one that says none of its own are no label', () => {
    const rule = (port: number): Sketch => ({
      refs: { security_group_id: 'aws_security_group.b', referenced_security_group_id: 'aws_security_group.a' },
      values: { from_port: port, to_port: port, ip_protocol: 'tcp' },
    });
    const ends = {
      'aws_security_group.a': {},
      'aws_security_group.b': {},
      'aws_instance.a': instance('aws_security_group.a'),
      'aws_instance.b': instance('aws_security_group.b'),
      'aws_vpc_security_group_ingress_rule.one': rule(80),
    };
    expect(labels(ends)).toEqual(['aws_instance.a > aws_instance.b: 80/tcp']);
    expect(labels({ ...ends, 'aws_vpc_security_group_ingress_rule.two': rule(443) })).toEqual([
      'aws_instance.a > aws_instance.b: ',
    ]);
  });

  test('of blocks in the group, those with address ranges are about others', () => {
    const block = (port: number, ranges: string[]) => ({
      from_port: port,
      to_port: port,
      protocol: 'tcp',
      cidr_blocks: ranges,
    });
    expect(
      labels({
        'aws_security_group.app': {},
        'aws_security_group.db': {
          refs: { ingress: 'aws_security_group.app' },
          values: { ingress: [block(22, ['10.0.0.0/8']), block(5432, [])] },
        },
        'aws_instance.app': instance('aws_security_group.app'),
        'aws_db_instance.db': instance('aws_security_group.db'),
      }),
    ).toEqual(['aws_instance.app > aws_db_instance.db: 5432/tcp']);
  });
});
