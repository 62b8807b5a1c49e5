/** What the words in rules of firewalls mean, in all clouds. */
import type { Takers } from '../model.js';

/** Ranges that are everywhere, or all of a network. https://learn.microsoft.com/azure/virtual-network/service-tags-overview */
export const EVERYWHERE: ReadonlySet<string> = new Set(['*', 'any', '0.0.0.0/0', '::/0', 'virtualnetwork']);

/** Protocols by other names; the empty one is any. https://www.iana.org/assignments/protocol-numbers */
export const PROTOCOLS: ReadonlyMap<string, string> = new Map([
  ['-1', ''],
  ['*', ''],
  ['all', ''],
  ['any', ''],
  ['6', 'tcp'],
  ['17', 'udp'],
]);

/** Nobody is called by these: a ping, a tunnel. */
export const NO_CALLS: ReadonlySet<string> = new Set([
  'icmp',
  'icmpv6',
  '1',
  '58',
  'ah',
  'esp',
  'ipip',
  '50',
  '51',
  '2',
  '112',
]);

/** What calls others, where it stands in a subnet that may: stores and gateways beside it do not. */
export const CALLERS: Takers = {
  categories: ['compute', 'containers'],
  types: [
    'aws_alb',
    'aws_db_proxy',
    'aws_dms_replication_instance',
    'aws_elb',
    'aws_emr_cluster',
    'aws_lb',
    'aws_mskconnect_connector',
    'aws_mwaa_environment',
    'azurerm_api_management',
    'azurerm_application_gateway',
    'azurerm_bastion_host',
  ],
};

/** What hands requests on: who calls it calls what is behind it. */
export const RELAYS: Takers = { categories: ['network'], types: ['aws_db_proxy', 'azurerm_api_management'] };
