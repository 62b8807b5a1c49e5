/** Users behind a proxy of the cloud keep their edge where a wider rule admits them. */
import { INTERNET } from '../../src/catalog/exposure.js';
import { openTunnels, unmarkActors } from '../../src/diff/rules.js';
import { createEdge, createNode } from '../../src/graph/create.js';
import type { Exposed } from '../../src/graph/exposure.js';

const [USERS, VM] = ['tv_gcp_users.users', 'google_compute_instance.web'];
const IAP = '35.235.240.0/20';
const tcp = (port: number) => ({ protocol: 'tcp', from: port, to: port });
const ALL = { protocol: '', from: 0, to: 65_535 };
const UNKNOWN = { protocol: 'tcp', from: 0, to: 65_535, isUnknown: true } as const;

const open = (to: string, ports: Exposed['ports'], more: Partial<Exposed> = {}): Exposed => ({
  ...{ of: VM, what: '', to, by: 'rule', ...more },
  ...(ports !== undefined && { ports }),
  ...(/^\d/.test(to) && { range: to }),
});
const arrow = (label: string, change: 'none' | 'delete' = 'none') =>
  createEdge({ from: USERS, to: VM, label, provenance: 'implied', ...(change === 'delete' && { change }) });

test.each<[string, string, readonly Exposed[], readonly Exposed[], boolean]>([
  ['the internet', 'IAP 22', [open(IAP, tcp(22))], [open(INTERNET, tcp(22))], true],
  ['a range around the proxy', 'IAP 22', [open(IAP, tcp(22))], [open('35.0.0.0/8', tcp(22))], true],
  ['a range beside the proxy', 'IAP 22', [open(IAP, tcp(22))], [open('10.0.0.0/8', tcp(22))], false],
  ['part of the proxy', 'IAP 22', [open(IAP, tcp(22))], [open('35.235.240.0/24', tcp(22))], false],
  ['every port', 'IAP 22', [open(IAP, tcp(22))], [open(INTERNET, ALL)], true],
  ['another port', 'IAP 22', [open(IAP, tcp(22))], [open(INTERNET, tcp(443))], false],
  ['one of two ports', 'IAP 22, 80', [open(IAP, tcp(22)), open(IAP, tcp(80))], [open(INTERNET, tcp(22))], false],
  ['a port that nobody knows', 'IAP', [open(IAP, UNKNOWN)], [open(INTERNET, UNKNOWN)], true],
  ['a rule that denies', 'IAP 22', [open(IAP, tcp(22))], [open(INTERNET, tcp(22), { shuts: true })], false],
  ['a rule of something else', 'IAP 22', [open(IAP, tcp(22))], [open(INTERNET, tcp(22), { of: 'x' })], false],
  ['an edge without the proxy', '22', [open(IAP, tcp(22))], [open(INTERNET, tcp(22))], false],
  ['no rule for the proxy', 'IAP 22', [], [open(INTERNET, tcp(22))], false],
])('opened to %s', (_, label, before, after, expected) => {
  expect(openTunnels({ before, after }, (address) => address)(arrow(label))).toBe(expected);
});

test.each([
  ['none of its edges is gone', [arrow('IAP 22')], 'none'],
  ['an edge is gone', [arrow('IAP 22'), arrow('443', 'delete')], 'delete'],
  ['it has no edge', [], 'delete'],
] as const)('an actor of the old revision, where %s', (_, edges, change) => {
  const users = createNode({ address: USERS, provenance: 'implied', change: 'delete' });
  expect(unmarkActors([users], edges).map((node) => node.change)).toEqual([change]);
});
