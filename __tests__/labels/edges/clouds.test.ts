/** What joins two things, as plans of the three clouds have it. */

import { understand } from '../../../src/inference/index.js';
import { present } from '../../../src/labels/index.js';
import { plan } from '../../inference/build.js';

/** Plans as Terraform makes them, and the one line that each is. */
const CLOUDS: readonly (readonly [string, Parameters<typeof plan>[0], string])[] = [
  [
    'a peering of AWS',
    {
      'aws_vpc.a': {},
      'aws_vpc.b': {},
      'aws_vpc_peering_connection.ab': { refs: { vpc_id: 'aws_vpc.a', peer_vpc_id: 'aws_vpc.b' } },
    },
    'aws_vpc.a <> aws_vpc.b: peering',
  ],
  [
    'a peering of Azure in both directions',
    {
      'azurerm_virtual_network.hub': {},
      'azurerm_virtual_network.spoke': {},
      'azurerm_virtual_network_peering.out': {
        refs: {
          virtual_network_name: 'azurerm_virtual_network.hub',
          remote_virtual_network_id: 'azurerm_virtual_network.spoke',
        },
      },
      'azurerm_virtual_network_peering.back': {
        refs: {
          virtual_network_name: 'azurerm_virtual_network.spoke',
          remote_virtual_network_id: 'azurerm_virtual_network.hub',
        },
      },
    },
    'azurerm_virtual_network.hub <> azurerm_virtual_network.spoke: peering',
  ],
  [
    'a peering of Google Cloud, of which one direction is here',
    {
      'google_compute_network.a': {},
      'google_compute_network.b': {},
      'google_compute_network_peering.ab': {
        refs: { network: 'google_compute_network.a', peer_network: 'google_compute_network.b' },
      },
    },
    'google_compute_network.a <> google_compute_network.b: peering',
  ],
  [
    'a VPN of AWS',
    {
      'aws_customer_gateway.office': {},
      'aws_ec2_transit_gateway.hub': {},
      'aws_vpn_connection.office': {
        refs: { customer_gateway_id: 'aws_customer_gateway.office', transit_gateway_id: 'aws_ec2_transit_gateway.hub' },
      },
    },
    'aws_customer_gateway.office > aws_ec2_transit_gateway.hub: VPN',
  ],
  [
    'a VPN of Azure',
    {
      'azurerm_local_network_gateway.office': {},
      'azurerm_virtual_network_gateway.vpn': {},
      'azurerm_virtual_network_gateway_connection.office': {
        refs: {
          local_network_gateway_id: 'azurerm_local_network_gateway.office',
          virtual_network_gateway_id: 'azurerm_virtual_network_gateway.vpn',
        },
      },
    },
    'azurerm_local_network_gateway.office > azurerm_virtual_network_gateway.vpn: VPN',
  ],
  [
    'a VPN of Google Cloud',
    {
      'google_compute_external_vpn_gateway.office': {},
      'google_compute_ha_vpn_gateway.main': {},
      'google_compute_vpn_tunnel.office': {
        refs: {
          peer_external_gateway: 'google_compute_external_vpn_gateway.office',
          vpn_gateway: 'google_compute_ha_vpn_gateway.main',
        },
      },
    },
    'google_compute_external_vpn_gateway.office > google_compute_ha_vpn_gateway.main: VPN',
  ],
  [
    'a transit gateway attachment',
    {
      'aws_vpc.a': {},
      'aws_ec2_transit_gateway.hub': {},
      'aws_ec2_transit_gateway_vpc_attachment.a': {
        refs: { vpc_id: 'aws_vpc.a', transit_gateway_id: 'aws_ec2_transit_gateway.hub' },
      },
    },
    'aws_ec2_transit_gateway.hub > aws_vpc.a: attachment',
  ],
  [
    'a private link of AWS',
    {
      'aws_lb.api': {},
      'aws_vpc_endpoint.api': { refs: { service_name: 'aws_vpc_endpoint_service.api' } },
      'aws_vpc_endpoint_service.api': { refs: { network_load_balancer_arns: 'aws_lb.api' } },
    },
    'aws_vpc_endpoint.api > aws_lb.api: PrivateLink',
  ],
  [
    'a private link of Azure',
    {
      'azurerm_lb.api': {},
      'azurerm_private_endpoint.api': { refs: { private_service_connection: 'azurerm_private_link_service.api' } },
      'azurerm_private_link_service.api': { refs: { load_balancer_frontend_ip_configuration_ids: 'azurerm_lb.api' } },
    },
    'azurerm_private_endpoint.api > azurerm_lb.api: Private Link',
  ],
  [
    'a private link of Google Cloud',
    {
      'google_compute_forwarding_rule.api': {},
      'google_compute_forwarding_rule.door': { refs: { target: 'google_compute_service_attachment.api' } },
      'google_compute_service_attachment.api': { refs: { target_service: 'google_compute_forwarding_rule.api' } },
    },
    'google_compute_forwarding_rule.door > google_compute_forwarding_rule.api: Private Service Connect',
  ],
];

test.each(CLOUDS)('%s is an edge', (_, resources, line) => {
  const picture = present(understand(plan(resources)).graph, { modules: 'auto' });
  const drawn = picture.edges.map(({ from, to, twoWay, label }) => `${from} ${twoWay ? '<>' : '>'} ${to}: ${label}`);
  const ids = picture.items.map(({ id }) => id);
  expect(drawn.filter((each) => !each.startsWith('tv_'))).toEqual([line]);
  const [, from, , to] = /^(\S+) (\S+) (\S+):/.exec(line) as RegExpExecArray;
  expect(ids).toEqual(expect.arrayContaining([from, to]));
  expect(ids.filter((id) => /peering|connection|attachment\.|_service\.|tunnel/.test(id))).toEqual([]);
});
