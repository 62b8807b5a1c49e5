import { createGraph } from '../../src/graph/create.js';
import type { DrawRequest } from '../../src/pull-request/draw.js';
import { fingerprint } from '../../src/pull-request/draw.js';

const DRAWING: DrawRequest['drawing'] = {
  ...{ formats: ['drawio'], themes: ['light'], scale: null, modules: 'auto', layout: 'nested' },
};
const of = (drawing: DrawRequest['drawing']) => fingerprint(createGraph({ nodes: [], edges: [] }), null, drawing, []);

test.each<[string, Partial<DrawRequest['drawing']>]>([
  ['icons', { icons: 'native' }],
  ['tags', { tags: ['team'] }],
  ['drift', { drift: true }],
  ['changes', { changes: 'on' }],
  ['side', { side: 'before' }],
  ['places', { places: { name: 'a.drawio', bytes: new Uint8Array([1]) } }],
])('the option %s changes the fingerprint of a picture', (_, option) => {
  expect(of({ ...DRAWING, ...option })).not.toBe(of(DRAWING));
});
