/**
 * What D2 is told. It is read by the few rules that the writer needs; and by D2 itself where that is installed: it takes ten
 * seconds to start, too many for each run. `npm install --prefix .cache/d2 @terrastruct/d2@0.1.33` installs it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { write } from '../../../src/render/d2/index.js';
import { HOSTILE, hostileText } from '../../support/hostile-text.js';
import { D2, needs } from '../../support/tools.js';
import { saidBox, saidEdge, saidNode, saidOf } from '../said.js';

const written = async (text: string): Promise<string> =>
  (await write(saidOf(text), { theme: 'light', scale: null })).content as string;

interface Read {
  /** Whole name -> label. */
  readonly shapes: ReadonlyMap<string, string>;
  readonly arrows: readonly { from: string; to: string; sign: string; label: string; look: string }[];
}

/** In quotes, and nothing in them that D2 reads as anything but text. */
const TEXT = String.raw`"((?:[^"\\$\n]|\\["\\$n])*)"`;
const LOOK = String.raw`style\.(?:stroke-dash: \d|stroke-width: 1|multiple: true|font-size: 24|stroke: "#[0-9A-F]{6}")`;
const START = new RegExp(`^(n\\d+): ${TEXT} \\{$`);
const ATTRIBUTE = new RegExp(`^(?:# .*|${LOOK})$`);
const ARROW = new RegExp(`^([n\\d.]+) (->|<->) ([n\\d.]+)(?:: ${TEXT})?(?::? \\{(${LOOK}(?:; ${LOOK})*)\\})?$`);
const TITLE = new RegExp(`^title: ${TEXT} \\{shape: text; near: top-center; ${LOOK}\\}$`);

const plain = (text: string): string =>
  text.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));

function read(text: string): Read {
  const [shapes, arrows, open]: [Map<string, string>, Read['arrows'][number][], string[]] = [new Map(), [], []];
  const [first, ...lines] = text.trimEnd().split('\n');
  expect(first).toBe('direction: right');
  for (const line of lines.map((each) => each.trimStart())) {
    const [start, arrow, title] = [START.exec(line), ARROW.exec(line), TITLE.exec(line)];
    if (start !== null) {
      open.push(start[1]!);
      shapes.set(open.join('.'), plain(start[2]!));
    } else if (line === '}') open.pop();
    else if (arrow !== null) {
      const [, from = '', sign = '', to = '', label = '', look = ''] = arrow;
      arrows.push({ from, to, sign, label: plain(label), look });
    } else if (title !== null) shapes.set('title', plain(title[1]!));
    else expect(line).toMatch(ATTRIBUTE);
  }
  expect(open).toEqual([]);
  return { shapes, arrows };
}

test('boxes in boxes, each with what is said of it; arrows from and to them', async () => {
  const { shapes, arrows } = read(await written('web'));
  expect([...shapes]).toEqual([
    ['title', 'web\nweb'],
    ['n0', 'web · web'],
    ['n0.n1', 'web · web'],
    ['n0.n1.n2', 'web web\nweb\nweb\nweb'],
    ['n3', 'web\nweb\nweb\nweb'],
  ]);
  expect(arrows).toEqual([
    { from: 'n0.n1.n2', to: 'n3', sign: '->', label: '1 · web', look: 'style.stroke-dash: 4' },
    { from: 'n3', to: 'n0', sign: '<->', label: '', look: 'style.stroke-width: 1' },
  ]);
});

test('a change is told by its sign and its colour, and counted in the title', async () => {
  const items = [
    saidBox('a', 'a', { change: 'create' }),
    saidNode('b', 'b', { parent: 'a', change: 'delete', changeLines: ['gone'] }),
  ];
  const edges = [saidEdge('b', 'a', { change: 'delete' })];
  const said = { title: 'T', subtitle: '', flows: [], items, edges, changes: { create: 1, delete: 1 } };
  const text = (await write(said, { theme: 'light', scale: null })).content as string;
  const { shapes, arrows } = read(text);
  expect([...shapes.values()]).toEqual(['T\n-1 removed · +1 added', '+ a · a', '- b\nb\nb\ngone']);
  expect(arrows).toMatchObject([
    { label: '-', look: expect.stringMatching(/^style\.stroke-dash: 4; style\.stroke: "#/) },
  ]);
  const before = (await write(said, { theme: 'light', scale: null, side: 'before' })).content as string;
  expect([...read(before).shapes.values()]).toEqual(['T', 'b\nb\nb']);
});

/** The same whatever the texts are. */
async function expectInert(text: string): Promise<void> {
  const { shapes, arrows } = read(await written(text));
  expect([...shapes.keys()].filter((name) => name !== 'title')).toEqual(['n0', 'n0.n1', 'n0.n1.n2', 'n3']);
  expect(arrows.map(({ from, to, sign }) => `${from} ${sign} ${to}`)).toEqual(['n0.n1.n2 -> n3', 'n3 <-> n0']);
}

const TRICKS = [
  ...HOSTILE,
  '$' + '{x}',
  '$$' + '{x}',
  '\\',
  '\\"',
  '"\n}\nx -> y',
  '|md # x |',
  '*',
  'a -> b',
  '&x',
  '...@file',
];

test('known tricks', async () => {
  for (const text of TRICKS) await expectInert(text);
});

test('any text', async () => {
  await fc.assert(fc.asyncProperty(hostileText(), expectInert), { numRuns: 100 });
});

needs('d2').it(
  'D2 itself reads them as they are read here',
  async () => {
    const texts = await Promise.all(['web', ...TRICKS].map(written));
    const { stdout, stderr } = spawnSync('node', [join(__dirname, 'compile.mjs'), D2], {
      input: JSON.stringify(texts),
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    expect(stderr).toBe('');
    const understood = JSON.parse(stdout) as {
      shapes: { id: string; label: string }[];
      arrows: Record<string, unknown>[];
    }[];
    understood.forEach(({ shapes, arrows }, i) => {
      const own = read(texts[i]!);
      expect(Object.fromEntries(shapes.map(({ id, label }) => [id, label]))).toEqual(Object.fromEntries(own.shapes));
      expect(arrows).toMatchObject(
        own.arrows.map(({ from, to, sign, label }, at) => ({
          ...{ from, to, label, isTwoWay: sign === '<->', isOneWay: true },
          ...{ strokeDash: at === 0 ? 4 : 0, strokeWidth: at === 0 ? 2 : 1 },
        })),
      );
    });
    expect(understood).toHaveLength(texts.length);
  },
  120_000,
);
