/** A kept result is the same as a new one: all data, all functions, all bytes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readInventory } from '../../src/diagram/inventory-cache.js';
import { diagram } from '../../src/diagram.js';
import type { Inventory } from '../../src/graph/inventory.js';
import { topOf } from '../../src/graph/inventory.js';
import type { Planner } from '../../src/planning/source.js';
import { resultStore } from '../../src/platform/cache/store.js';
import type { Io } from '../../src/platform/io.js';
import { nodeFiles, nodeIo } from '../../src/platform/node.js';
import { HANG_SECONDS } from '../support/limits.js';
import { portion } from '../support/long.js';
import { ROOT } from '../support/root.js';
import { newTemporary } from '../support/temporary.js';
import { needs } from '../support/tools.js';

const below = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, 'fixtures', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('fixtures', folder, name))
    .filter((path) => readdirSync(join(ROOT, path)).some((name) => name.endsWith('.tf')));

const FOLDERS = [...below('cases'), ...below('architectures')];
/** Every so many of them, and one whose module sets an attribute that no line of the resource names. */
const some = (share: number) => FOLDERS.filter((path, i) => i % share === 0 || path.endsWith('/aws-eks-modules'));

const home = newTemporary('groundplan-kept-');
const plain: Io = { ...nodeIo(), home };
const keeping: Io = { ...plain, results: resultStore(home, 'test', nodeFiles) };

const codeAt = (path: string, planner: Planner) => ({
  ...{ name: path, directory: join(ROOT, path), repository: null },
  planning: {
    ...{ planner, engine: 'terraform' as const, workspace: null, varFiles: [], network: false },
    ...{ seconds: HANG_SECONDS, debug: null },
  },
});

const read = (path: string, planner: Planner, io: Io): Promise<Inventory> =>
  readInventory(codeAt(path, planner), io, () => undefined, { hasInterface: true });

/** Calls the functions of an inventory for everything that may be asked. */
function answersOf({ resources, references, writtenOf, interfaceOf }: Inventory) {
  const names = new Set([
    ...resources.flatMap(({ declared }) => [...(declared?.lines.keys() ?? [])].map(topOf)),
    ...references.flatMap(({ path }) => (path === undefined ? [] : [topOf(path)])),
    ...['count', 'provider', 'no_such_attribute', 'constructor', '__proto__'],
  ]);
  const written = resources.flatMap(({ origin }) =>
    [...names].flatMap((name) => {
      const value = writtenOf?.(origin, name);
      return value === undefined || META.has(name) ? [] : [[origin, name, value]];
    }),
  );
  return { written, interface: interfaceOf?.() };
}

/** Meta-arguments, which no comparison asks for: src/diff/resources.ts. */
const META: ReadonlySet<string> = new Set(['count', 'for_each', 'depends_on', 'provider', 'providers', 'lifecycle']);

async function expectSame(path: string, planner: Planner): Promise<void> {
  const isKept = { entries: (await keeping.results!.summary()).entries };
  const live = await read(path, planner, plain);
  const first = await read(path, planner, keeping);
  expect((await keeping.results!.summary()).entries).toBe(isKept.entries + 1);
  const second = await read(path, planner, keeping);
  expect((await keeping.results!.summary()).entries).toBe(isKept.entries + 1);
  for (const inventory of [first, second]) {
    const { writtenOf: _, interfaceOf: __, ...data } = inventory;
    const { writtenOf: ___, interfaceOf: ____, ...liveData } = live;
    expect(data).toEqual(liveData);
    expect(answersOf(inventory)).toEqual(answersOf(live));
  }
  expect(second.writtenOf === undefined).toBe(live.writtenOf === undefined);
}

test.each(portion(some(3), 20))('%s, read statically, is the same from the store', (path) =>
  expectSame(path, 'static'),
);

needs('terraform').describe('planned code', () => {
  test.each(portion(some(9), 12))('%s is the same from the store', (path) => expectSame(path, 'offline'));

  test.each(portion(some(20), 12))('%s is drawn with the same bytes and messages', async (path) => {
    const draw = async (io: Io) => {
      const lines: string[] = [];
      const say = (text: string) => void lines.push(text);
      const { pictures, warnings, notes, result } = await diagram(
        {
          source: { is: 'code', code: codeAt(path, 'offline') },
          ...{ detail: 'normal', annotations: null, model: null, view: null, title: null },
          drawing: { formats: ['svg', 'html'], themes: ['light'], scale: 1, modules: 'auto', layout: 'nested' },
        },
        io,
        { step: () => undefined, note: say, warn: (texts) => texts.forEach(say) },
      );
      return { pictures, warnings, notes, result, lines };
    };
    const live = await draw(plain);
    expect(await draw(keeping)).toEqual(live);
    expect(await draw(keeping)).toEqual(live);
  });
});
