/** Modules fetched at the same time, and the progress that is shown meanwhile. */
import { stat } from 'node:fs/promises';
import type { Download } from '../../../src/platform/io.js';
import { FETCHES_AT_ONCE, HOST_FAILURES_MAX, PACKAGES_AT_ONCE } from '../../../src/terraform/limits.js';
import * as messages from '../../../src/terraform/messages.js';
import { runAtOnce, Slots } from '../../../src/terraform/modules/concurrency.js';
import { createModuleFinder, type FinderOptions } from '../../../src/terraform/modules/finder.js';
import { ioAtHome } from '../../support/repository.js';
import { callOf } from './support.js';

const OPTIONS: FinderOptions = { engine: null, network: true, userPackage: '/nowhere' };
const NOTHING = { end: 'response', status: 404, headers: new Map(), bytes: new Uint8Array() } as const;

/** A network that has nothing, and remembers how many were asked at the same time. */
function network(answer: (host: string) => Promise<Awaited<ReturnType<Download>>> = async () => NOTHING) {
  const running = new Map<string, number>();
  const most = new Map<string, number>();
  const asked: string[] = [];
  const add = (key: string, by: number) => {
    running.set(key, (running.get(key) ?? 0) + by);
    most.set(key, Math.max(most.get(key) ?? 0, running.get(key)!));
  };
  /** A timer would end too early on a busy machine: each turn waits for a file, as the finder does between requests. */
  const untilNoMoreAreAsked = async () => {
    for (let before = -1; before !== asked.length; ) {
      before = asked.length;
      for (let turn = 0; turn < 50; turn++) await stat(__dirname);
    }
  };
  const download: Download = async (url) => {
    const { hostname, pathname } = new URL(url);
    asked.push(`${hostname}${pathname}`);
    for (const key of [hostname, 'all']) add(key, 1);
    await untilNoMoreAreAsked();
    const given = await answer(hostname);
    for (const key of [hostname, 'all']) add(key, -1);
    return given;
  };
  return { io: { ...ioAtHome(), download }, most, asked };
}

const callsTo = (hosts: readonly string[], count: number) =>
  hosts.flatMap((host) =>
    Array.from({ length: count }, (_, i) => ({
      call: callOf(`m${i}`, `https://${host}/${i}.zip`),
      path: [`${host}-${i}`],
    })),
  );

test('packages of one host are requested in parallel after its first answer', async () => {
  const { io, most, asked } = network();
  await createModuleFinder(io, OPTIONS).prepare(callsTo(['a.example'], 9));
  expect(most.get('a.example')).toBe(PACKAGES_AT_ONCE);
  expect(asked).toHaveLength(9);
  expect(asked[0]).toBe('a.example/0.zip');
});

test('fetches from all hosts together are limited', async () => {
  const { io, most, asked } = network();
  await createModuleFinder(io, OPTIONS).prepare(callsTo(['a.example', 'b.example', 'c.example'], 9));
  expect(most.get('all')).toBe(FETCHES_AT_ONCE);
  expect(asked).toHaveLength(27);
});

test('a host that does not answer gets one request for any number of packages', async () => {
  const { io, asked } = network(async () => ({ end: 'unreachable', reason: 'ECONNREFUSED' }));
  await createModuleFinder(io, OPTIONS).prepare(callsTo(['a.example'], 9));
  expect(new Set(asked)).toEqual(new Set(['a.example/0.zip']));
});

test('a failing host is abandoned after a batch, in whatever order the answers arrive', async () => {
  const runs = await Promise.all(
    [1, 3].map(async (factor) => {
      let answers = 0;
      const { io, asked } = network(async () => {
        await new Promise((resolve) => setTimeout(resolve, ((answers++ * factor) % 4) * 3));
        return NOTHING;
      });
      const finder = createModuleFinder(io, OPTIONS);
      await finder.prepare(callsTo(['a.example'], 40));
      expect(finder.warnings()).toContain(messages.hostFailedOften('a.example', HOST_FAILURES_MAX));
      return [...asked].sort();
    }),
  );
  expect(runs[0]).toEqual(runs[1]);
  expect(runs[0]).toHaveLength(HOST_FAILURES_MAX);
});

test('folders of one package are requested once, even if the request fails', async () => {
  const { io, asked } = network();
  const calls = ['x', 'y', 'z'].map((name) => ({
    call: callOf(name, `https://a.example/m.zip//${name}`),
    path: [name],
  }));
  const finder = createModuleFinder(io, OPTIONS);
  await finder.prepare(calls);
  expect(asked).toEqual(['a.example/m.zip']);
  const [x, z] = await Promise.all([calls[0]!, calls[2]!].map(({ call, path }) => finder.findModule(call, path)));
  expect(x).toEqual(z);
});

test('every step names the number of modules, which grows with nested calls', async () => {
  const { io } = network();
  const steps: (readonly [string, boolean | undefined])[] = [];
  const onStep = (text: string, isCounted?: boolean) => void steps.push([text, isCounted]);
  const finder = createModuleFinder(io, { ...OPTIONS, onStep });
  await finder.prepare(callsTo(['a.example'], 3));
  await finder.prepare(callsTo(['b.example'], 1));
  expect(steps).toEqual([
    ['module 1 of 3: fetching https://a.example/0.zip', true],
    ['module 2 of 3: fetching https://a.example/1.zip', true],
    ['module 3 of 3: fetching https://a.example/2.zip', true],
    ['module 4 of 4: fetching https://b.example/0.zip', true],
  ]);
  const alone: string[] = [];
  await createModuleFinder(io, { ...OPTIONS, onStep: (text) => void alone.push(text) }).prepare(
    callsTo(['c.example'], 1),
  );
  expect(alone).toEqual(['fetching https://c.example/0.zip']);
});

test('a free slot goes to the task that waits longest', async () => {
  const slots = new Slots(1);
  const done: number[] = [];
  const failing = slots.run(async () => {
    throw new Error('x');
  });
  const others = runAtOnce([1, 2, 3], 3, (item) => slots.run(async () => void done.push(item)));
  await expect(failing).rejects.toThrow('x');
  await others;
  expect(done).toEqual([1, 2, 3]);
});
