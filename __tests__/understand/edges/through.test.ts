/** What stands between two, and what a machine is told by a part of it. */
import { arrowsOf, drawn, type Sketch } from '../build.js';

const arrows = (sketches: Record<string, Sketch>) =>
  arrowsOf(drawn(sketches)).filter((arrow) => !arrow.startsWith('tv_'));

test('what is mirrored is copied to the mirror, and goes on to who looks at it', () => {
  const refs = {
    'mirrored_resources.instances.url': 'google_compute_instance.i',
    'collector_ilb.url': 'acme_thing.ids',
  };
  const sketches = { 'google_compute_instance.i': {}, 'acme_thing.ids': {} };
  expect(arrows({ ...sketches, 'google_compute_packet_mirroring.m': { refs } }).sort()).toEqual([
    'google_compute_instance.i > google_compute_packet_mirroring.m',
    'google_compute_packet_mirroring.m > acme_thing.ids',
  ]);
});

test('what an extension of a machine is told is what the machine calls', () => {
  const refs = { virtual_machine_id: 'azurerm_linux_virtual_machine.v', settings: 'acme_thing.a' };
  const sketches = { 'azurerm_linux_virtual_machine.v': {}, 'acme_thing.a': {} };
  expect(arrows({ ...sketches, 'azurerm_virtual_machine_extension.e': { refs } })).toEqual([
    'azurerm_linux_virtual_machine.v > acme_thing.a',
  ]);
});
