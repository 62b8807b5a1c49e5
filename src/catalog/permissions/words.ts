/** What the words in rules of firewalls mean, in all clouds. */

/** Ranges that are everywhere, or all of a network. https://learn.microsoft.com/azure/virtual-network/service-tags-overview */
export const EVERYWHERE: ReadonlySet<string> = new Set(['*', 'any', '0.0.0.0/0', '::/0', 'virtualnetwork']);

/** Who comes from outside, by the ranges that rules let in. */
export interface Strangers {
  /** Words and ranges for everybody. */
  readonly anybody: ReadonlySet<string>;
  /** Ranges of networks that are nobody's alone, and those that a cloud asks from whether something is well: nobody comes from there. */
  readonly never: readonly string[];
  /** What people come through who have no way in of their own, and its ranges. */
  readonly tunnels: { readonly says: string; readonly ranges: ReadonlySet<string> };
}

/**
 * https://www.iana.org/assignments/iana-ipv4-special-registry, https://cloud.google.com/load-balancing/docs/health-check-concepts#ip-ranges,
 * https://cloud.google.com/iap/docs/using-tcp-forwarding, https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
export const STRANGERS: Strangers = {
  anybody: new Set(['*', 'any', 'internet', '0.0.0.0/0', '::/0']),
  never: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
    ...['224.0.0.0/4', '240.0.0.0/4'],
    ...['35.191.0.0/16', '130.211.0.0/22', '209.85.152.0/22', '209.85.204.0/22', '35.235.240.0/20', '168.63.129.16/32'],
  ],
  tunnels: { says: 'IAP', ranges: new Set(['35.235.240.0/20']) },
};

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
