import { arrowsOf, drawn, type Sketch } from '../build.js';

const record = (type: string, value: string): Sketch => ({ values: { name: 'db', type }, refs: { records: value } });

test('a record that nobody comes by is part of what it names', () => {
  const graph = drawn({ 'aws_db_instance.d': {}, 'aws_route53_record.r': record('CNAME', 'aws_db_instance.d') });
  expect([...graph.nodes.keys()]).toEqual(['aws_db_instance.d']);
});

test('a record of users stands in front of what it names', () => {
  const balancer = { values: { load_balancing_scheme: 'EXTERNAL_MANAGED' } };
  const sketches = {
    'google_compute_global_forwarding_rule.l': balancer,
    'google_dns_record_set.r': {
      values: { name: 'a.example.com.' },
      refs: { rrdatas: 'google_compute_global_forwarding_rule.l' },
    },
  };
  expect(arrowsOf(drawn(sketches))).toEqual([
    'google_dns_record_set.r > google_compute_global_forwarding_rule.l',
    'tv_gcp_users.users > google_dns_record_set.r',
  ]);
});

test('a zone that nobody comes by sends no requests', () => {
  const record = { refs: { zone_name: 'azurerm_private_dns_zone.z', records: 'azurerm_redis_cache.c' } };
  const graph = drawn({
    'azurerm_private_dns_zone.z': {},
    'azurerm_redis_cache.c': {},
    'azurerm_private_dns_a_record.r': record,
  });
  expect(graph.edges).toMatchObject([{ from: 'azurerm_private_dns_zone.z', to: 'azurerm_redis_cache.c', thin: true }]);
});

test('the link of a zone outside the plan is part of its network', () => {
  const graph = drawn({
    'azurerm_virtual_network.v': {},
    'azurerm_redis_cache.c': {},
    'azurerm_private_dns_zone_virtual_network_link.l': { refs: { virtual_network_id: 'azurerm_virtual_network.v' } },
  });
  expect(arrowsOf(graph)).toEqual([]);
  expect([...graph.nodes.keys()]).not.toContain('azurerm_private_dns_zone_virtual_network_link.l');
});

test.each([
  ['TXT', false],
  ['A', true],
])('a record of type %s leads to what its text holds: %s', (type, isArrow) => {
  const balancer = 'google_compute_global_forwarding_rule.l';
  const graph = drawn({
    [balancer]: { values: { load_balancing_scheme: 'EXTERNAL_MANAGED' } },
    'google_dns_record_set.r': { values: { name: 'a.example.com.', type }, refs: { rrdatas: balancer } },
  });
  expect(arrowsOf(graph).includes(`google_dns_record_set.r > ${balancer}`)).toBe(isArrow);
});
