/** Hostile names, titles and labels stay text in draw.io. */
import fc from 'fast-check';
import type { Presentation } from '../../../src/labels/model.js';
import type { Layout } from '../../../src/layout/layout.js';
import { write } from '../../../src/render/drawio/index.js';
import { HOSTILE, hostileText } from '../../support/hostile-text.js';
import { box, line, node } from '../small-layout.js';
import { foreignCells, normalised, read } from './support.js';

/** All that is text of others. */
const picture = (text: string): { readonly layout: Layout; readonly presentation: Presentation } => ({
  layout: {
    ...{ width: 600, height: 400, title: { x: 10, y: 20 } },
    heading: { title: line(text, 'title'), subtitle: line(text) },
    nodes: [
      node(`a${text}`, 40, 60, { parent: `b${text}`, lines: [line(text, 'title'), line(text, 'alert')], badge: text }),
      node('aws_instance.b', 300, 60, { steps: text }),
    ],
    boxes: [box(`b${text}`, 20, 40, 200, 200, { title: line(text, 'title'), subtitle: line(text) })],
    edges: [
      {
        edge: { from: `a${text}`, to: 'aws_instance.b', twoWay: false, dashed: false, label: line(text) },
        points: [117, 329].map((x) => ({ x, y: 86 })),
        label: { x: 200, y: 80, width: 40, height: 14 },
      },
    ],
    flows: [
      {
        name: text,
        x: 10,
        y: 300,
        width: 100,
        height: 40,
        badges: [],
        lines: [{ line: line(text), x: 10, middle: 310 }],
      },
    ],
  },
  presentation: {
    ...{ title: text, subtitle: text, edges: [], flows: [] },
    items: [
      {
        ...{ kind: 'node', id: `a${text}`, parent: `b${text}`, title: text, name: text, details: [text], alert: text },
        ...{ type: 'aws_instance', icon: 'x', count: 1, badge: '', instances: text, loop: null, steps: [] },
        ...{ suggested: false, isSmall: false, relations: [text], change: 'none', lookedUp: false },
      },
    ],
  },
});

const exported = async (text: string): Promise<string> =>
  (await write(picture(text), { theme: 'light', scale: null, stamp: text })).content as string;

/** What a label may be made of; all else in it is text. */
const OWN = /<br>|<span style="[-\w#:;. ]*">|<\/span>|&nbsp;/g;

async function expectInert(text: string): Promise<void> {
  const xml = await exported(text);
  const { cells } = read(xml);
  for (const { label, style, data } of cells.values()) {
    expect(label.replace(OWN, '')).not.toMatch(/[<>"']/);
    expect([...style.values()].join()).not.toContain('script');
    expect([...data.keys()].filter((name) => ['link', 'tooltip', 'placeholders'].includes(name))).toEqual([]);
  }
  expect(await normalised(xml)).toEqual({ xml, changed: 0 });
  expect([...cells.values()].filter(({ kind, parent }) => kind === 'edge' && parent !== 'notes')).toHaveLength(1);
}

test('known tricks', async () => {
  const more = [
    '</script><script>alert(1)</script>',
    '&#60;b&#62;',
    '"/><mxCell id="x"/>',
    '0',
    '1',
    'notes',
    '%name%',
    'a;image=http://x',
  ];
  for (const text of [...HOSTILE, ...more]) await expectInert(text);
  for (const text of more) {
    const xml = await exported(text);
    expect(Object.keys(await foreignCells(xml)).sort()).toEqual([...read(xml).cells.keys()].sort());
  }
});

test('any text', async () => {
  await fc.assert(fc.asyncProperty(hostileText(), expectInert), { numRuns: 40 });
});
