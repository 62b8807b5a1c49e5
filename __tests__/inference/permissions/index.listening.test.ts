/** What firewall rules say of things that are known to listen somewhere. */
import type { Json } from '../../../src/graph/inventory.js';
import { type Sketches, said } from './say.js';

type Values = Record<string, Json>;

/** A machine, and something that a rule of its group lets it reach. */
function aws(type: string, values: Values, from: number, to: number, more: Sketches = {}): string[] {
  const groups = {
    [type.startsWith('aws_elasticache') ? 'security_group_ids' : 'vpc_security_group_ids']: 'aws_security_group.t',
  };
  const arrows = said({
    'aws_security_group.t': {},
    'aws_security_group.app': {},
    'aws_instance.app': { refs: { vpc_security_group_ids: 'aws_security_group.app' } },
    [`${type}.t`]: { values, refs: groups },
    'aws_vpc_security_group_ingress_rule.r': {
      values: { from_port: from, to_port: to, ip_protocol: from < 0 ? '-1' : 'tcp' },
      refs: { security_group_id: 'aws_security_group.t', referenced_security_group_id: 'aws_security_group.app' },
    },
    ...more,
  });
  return arrows.map((arrow) => arrow.replace(`aws_instance.app > ${type}.t`, 'call'));
}

const POSTGRES = { engine: 'postgres' };

test.each<readonly [string, string, Values, number, number, readonly string[]]>([
  ['the usual port of its engine', 'aws_db_instance', POSTGRES, 5432, 5432, ['call: 5432/tcp']],
  ['that of another engine', 'aws_db_instance', POSTGRES, 6379, 6379, []],
  ['the engine in other letters', 'aws_rds_cluster', { engine: 'Aurora-PostgreSQL' }, 3306, 3306, []],
  ['the port that it states', 'aws_db_instance', { ...POSTGRES, port: 6000 }, 6000, 6000, ['call: 6000/tcp']],
  ['not the usual one then', 'aws_db_instance', { ...POSTGRES, port: 6000 }, 5432, 5432, []],
  ['an engine that nobody knows', 'aws_db_instance', { engine: 'acme' }, 6379, 6379, ['call: 6379/tcp']],
  ['a port that is no port', 'aws_db_instance', { ...POSTGRES, port: 'x' }, 6379, 6379, ['call']],
  ['a range around its port', 'aws_db_instance', POSTGRES, 5000, 6000, ['call: 5432/tcp']],
  ['everything', 'aws_db_instance', POSTGRES, -1, -1, ['call']],
  ['all ports', 'aws_db_instance', POSTGRES, 0, 65_535, ['call']],
  ['several of its ports', 'aws_msk_cluster', {}, 9092, 9098, ['call']],
  ['one of them', 'aws_msk_cluster', {}, 9098, 9098, ['call: 9098/tcp']],
  ['a cache of one engine', 'aws_elasticache_cluster', { engine: 'memcached' }, 11_211, 11_211, ['call: 11211/tcp']],
  ['and of the other', 'aws_elasticache_cluster', { engine: 'memcached' }, 6379, 6379, []],
  ['a cache that is part of a group elsewhere', 'aws_elasticache_cluster', {}, 6379, 6379, ['call: 6379/tcp']],
  ['search', 'aws_opensearch_domain', {}, 9200, 9200, []],
  ['a function, which listens nowhere', 'aws_lambda_function', {}, 443, 443, []],
  ['nor to everything', 'aws_lambda_function', {}, -1, -1, []],
  ['a machine, of which nobody knows', 'aws_instance', {}, 8080, 8080, ['call: 8080/tcp']],
])('%s: %s %j from %i to %i', (_, type, values, from, to, expected) => {
  expect(aws(type, values, from, to)).toEqual(expected);
});

const balancer = (listeners: readonly Values[], from: number): string[] =>
  aws('aws_lb', { internal: true }, from, from, {
    'aws_lb.t': { values: { internal: true }, refs: { security_groups: 'aws_security_group.t' } },
    ...Object.fromEntries(
      listeners.map((values, at) => [`aws_lb_listener.l${at}`, { values, refs: { load_balancer_arn: 'aws_lb.t' } }]),
    ),
  });

test('a balancer listens where its listeners do', () => {
  expect(balancer([{ port: 80 }, { port: 443 }], 443)).toEqual(['call: 443/tcp']);
  expect(balancer([{ port: 80 }, { port: 443 }], 8080)).toEqual([]);
});

test('a balancer without listeners, or with one that says no port, listens where nobody knows', () => {
  expect(balancer([], 8080)).toEqual(['call: 8080/tcp']);
  expect(balancer([{ port: 80 }, {}], 8080)).toEqual(['call: 8080/tcp']);
});

test('the rule of a shared group is explained by a call of what listens there alone', () => {
  const ends: Sketches = {
    'aws_security_group.t': {},
    'aws_security_group.app': {},
    'aws_instance.app': {
      values: {},
      refs: { vpc_security_group_ids: 'aws_security_group.app', user_data: 'aws_db_instance.db' },
    },
    'aws_db_instance.db': { values: POSTGRES, refs: { vpc_security_group_ids: 'aws_security_group.t' } },
    'aws_elasticache_replication_group.c': { refs: { security_group_ids: 'aws_security_group.t' } },
  };
  const rule = (port: number) => ({
    values: { from_port: port, to_port: port, ip_protocol: 'tcp' },
    refs: { security_group_id: 'aws_security_group.t', referenced_security_group_id: 'aws_security_group.app' },
  });
  const rules = {
    'aws_vpc_security_group_ingress_rule.a': rule(5432),
    'aws_vpc_security_group_ingress_rule.b': rule(6379),
  };
  expect(said({ ...ends, ...rules })).toEqual([
    'aws_instance.app > aws_db_instance.db: 5432/tcp',
    'aws_instance.app > aws_elasticache_replication_group.c: 6379/tcp',
  ]);
});

test('more arrows than anybody reads are counted without those to what listens elsewhere', () => {
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [
      `aws_lambda_function.f${at}`,
      { refs: { 'vpc_config.security_group_ids': 'aws_security_group.t' } },
    ]),
  );
  expect(aws('aws_db_instance', POSTGRES, 5432, 5432, many)).toEqual(['call: 5432/tcp']);
});
