/** Firewall rules of a network that has nothing else: they are what the picture is about. */
import { drawn, type Sketch } from '../build.js';

const NETWORK: Record<string, Sketch> = {
  'google_compute_network.n': {},
  'google_compute_firewall.in': { refs: { network: 'google_compute_network.n' } },
  'google_compute_firewall.out': { refs: { network: 'google_compute_network.n' } },
};
const inNetwork = (sketches: Record<string, Sketch>): string[] =>
  [...drawn(sketches).nodes.values()]
    .filter(({ parent }) => parent === 'google_compute_network.n')
    .map(({ address }) => address);

test.each<[string, Record<string, Sketch>, string[]]>([
  ['alone are drawn in it', NETWORK, ['google_compute_firewall.in', 'google_compute_firewall.out']],
  [
    'beside a subnetwork, which is another box, too',
    { ...NETWORK, 'google_compute_subnetwork.s': { refs: { network: 'google_compute_network.n' } } },
    ['google_compute_firewall.in', 'google_compute_firewall.out', 'google_compute_subnetwork.s'],
  ],
  [
    'beside a machine are part of the network',
    { ...NETWORK, 'google_compute_instance.i': { refs: { network_interface: 'google_compute_network.n' } } },
    ['google_compute_instance.i'],
  ],
])('%s', (_, sketches, expected) => expect(inNetwork(sketches)).toEqual(expected));
