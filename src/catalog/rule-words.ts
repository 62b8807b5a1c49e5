/** Firewall rules in words: action, direction, ports and ranges. */

import type { FirewallRule } from '../graph/changes.js';
import type { Json } from '../graph/inventory.js';
import { isAllPorts, isRange, portsInWords } from './exposure.js';

type Values = Readonly<Record<string, Json>>;

interface Draft {
  readonly denies: boolean;
  readonly isOutbound: boolean;
  /** Phrases of `portsInWords`; empty for all ports. */
  readonly ports: readonly string[];
  readonly ranges: readonly string[];
}

const READERS: ReadonlyMap<string, (values: Values) => Draft | null> = new Map([
  ['aws_network_acl_rule', (values) => ofAws(values, textIn(values, 'egress') === 'true')],
  ['aws_security_group_rule', (values) => ofAws(values, textIn(values, 'type') === 'egress')],
  ['aws_vpc_security_group_ingress_rule', (values) => ofAws(values, false)],
  ['aws_vpc_security_group_egress_rule', (values) => ofAws(values, true)],
  ['azurerm_network_security_rule', ofAzure],
  ['google_compute_firewall', ofGoogle],
]);

/**
 * Reads the firewall rule of a resource; undefined for any other type, or if its action is unknown.
 * @example firewallRule('aws_network_acl_rule', values) // { does: 'denies', what: 'inbound traffic', ranges: ['192.0.2.1/32'] }
 */
export function firewallRule(type: string, values: Values): FirewallRule | undefined {
  const draft = READERS.get(type)?.(values) ?? null;
  if (draft === null) return undefined;
  const { denies, isOutbound, ports, ranges } = draft;
  const direction = isOutbound ? 'outbound' : 'inbound';
  const what = ports.length === 0 ? `${direction} traffic` : `${direction} traffic on ${ports.join(' and ')}`;
  const shown = ranges.filter(isRange);
  return {
    ...{ does: denies ? 'denies' : 'allows', what },
    ...(shown.length > 0 && { [isOutbound ? 'to' : 'from']: [...new Set(shown)] }),
  };
}

/** Security group rules have no action, because they only allow. */
function ofAws(values: Values, isOutbound: boolean): Draft | null {
  const action = textIn(values, 'rule_action') || 'allow';
  const protocol = protocolNamed(textIn(values, 'protocol') || textIn(values, 'ip_protocol'));
  const [from, to] = [textIn(values, 'from_port'), textIn(values, 'to_port')];
  const ranges = ['cidr_block', 'ipv6_cidr_block', 'cidr_blocks', 'ipv6_cidr_blocks', 'cidr_ipv4', 'cidr_ipv6'];
  return {
    ...{ denies: action.toLowerCase() === 'deny', isOutbound },
    ports: protocol === '' ? [] : portsFrom(protocol, from, to),
    ranges: ranges.flatMap((name) => textsIn(values, name)),
  };
}

function ofAzure(values: Values): Draft | null {
  const [access, direction] = [textIn(values, 'access'), textIn(values, 'direction')];
  if (access === '' || direction === '') return null;
  const isOutbound = direction.toLowerCase() === 'outbound';
  const end = isOutbound ? 'destination' : 'source';
  const protocol = protocolNamed(textIn(values, 'protocol'));
  const ports = [...textsIn(values, 'destination_port_range'), ...textsIn(values, 'destination_port_ranges')];
  return {
    ...{ denies: access.toLowerCase() === 'deny', isOutbound },
    ports: ports.includes('*') ? [] : ports.flatMap((text) => portsIn(protocol, text)),
    ranges: [...textsIn(values, `${end}_address_prefix`), ...textsIn(values, `${end}_address_prefixes`)].map((text) =>
      text === '*' ? 'any' : text,
    ),
  };
}

function ofGoogle(values: Values): Draft | null {
  const blocksAt = (name: string): readonly Json[] =>
    Array.isArray(values[name]) ? (values[name] as readonly Json[]) : [];
  const [allow, deny] = [blocksAt('allow'), blocksAt('deny')];
  if (allow.length + deny.length === 0) return null;
  const isOutbound = textIn(values, 'direction').toUpperCase() === 'EGRESS';
  const ports = (allow.length > 0 ? allow : deny).flatMap((block) => {
    const own = (block ?? {}) as Values;
    const protocol = protocolNamed(textIn(own, 'protocol'));
    const listed = textsIn(own, 'ports');
    return listed.length > 0
      ? listed.flatMap((text) => portsIn(protocol, text))
      : protocol === ''
        ? []
        : [protocol.toUpperCase()];
  });
  return {
    ...{ denies: allow.length === 0, isOutbound, ports },
    ranges: textsIn(values, isOutbound ? 'destination_ranges' : 'source_ranges'),
  };
}

// Protocol numbers; empty for all protocols.
const PROTOCOLS: ReadonlyMap<string, string> = new Map([
  ...([
    ['-1', ''],
    ['*', ''],
    ['all', ''],
    ['1', 'icmp'],
    ['6', 'tcp'],
    ['17', 'udp'],
  ] as const),
]);

const protocolNamed = (text: string): string => {
  const name = text.toLowerCase();
  return PROTOCOLS.get(name) ?? (/^[a-z]{2,8}$/.test(name) ? name : '');
};

function portsFrom(protocol: string, from: string, to: string): readonly string[] {
  const [first, last] = [Number(from), Number(to)];
  if (from === '' || to === '' || Number.isNaN(first) || Number.isNaN(last)) return [];
  return isAllPorts({ from: first, to: last }) ? [] : [portsInWords({ protocol, from: first, to: last })];
}

function portsIn(protocol: string, text: string): readonly string[] {
  const [first = '', last = first] = text.split('-');
  return portsFrom(protocol, first, last);
}

const isText = (value: Json | undefined): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function textIn(values: Values, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return isText(value) ? String(value) : '';
}

function textsIn(values: Values, name: string): readonly string[] {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (Array.isArray(value)) return (value as readonly Json[]).filter(isText).map(String);
  return isText(value) && value !== '' ? [String(value)] : [];
}
