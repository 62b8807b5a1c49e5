import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, fixture, groundplan } from '../support/run.js';

const PLAN = fixture('aws-web-shop/plan.json');

test('writes architecture.json, which draws again', async () => {
  const cwd = emptyFolder();
  const first = await groundplan(['graphdata', '--source', PLAN], { cwd });
  expect([first.code, first.out.length, readdirSync(cwd)]).toEqual([0, 0, ['architecture.json']]);
  const second = await groundplan(['draw', '--source', 'architecture.json', '--quiet'], { cwd });
  expect([second.code, second.err]).toEqual([0, '']);
  expect(readdirSync(cwd)).toEqual(['architecture.json', 'architecture.svg']);
});

test('its own output stays as it is', async () => {
  const cwd = emptyFolder();
  await groundplan(['graphdata', '--source', PLAN, '--outfile', 'one.json'], { cwd });
  await groundplan(['graphdata', '--source', 'one.json', '--outfile', 'two.json'], { cwd });
  expect(readFileSync(join(cwd, 'two.json'), 'utf8')).toBe(readFileSync(join(cwd, 'one.json'), 'utf8'));
});

test('stdout is nothing but JSON', async () => {
  const cwd = emptyFolder();
  const { code, out } = await groundplan(['graphdata', '--source', PLAN, '--outfile', '-'], { cwd });
  expect([code, readdirSync(cwd)]).toEqual([0, []]);
  const graph = JSON.parse(out.toString('utf8')) as Record<string, string[]>;
  expect(Object.keys(graph).length).toBeGreaterThan(10);
  expect(Object.values(graph).every((targets) => Array.isArray(targets))).toBe(true);
});

test('--show_services lists the types with counts, sorted, and writes no file', async () => {
  const cwd = emptyFolder();
  const { code, out } = await groundplan(['graphdata', '--source', PLAN, '--show_services'], { cwd });
  expect([code, readdirSync(cwd)]).toEqual([0, []]);
  const lines = out.toString('utf8').trimEnd().split('\n');
  expect(lines).toContain('aws_vpc 1');
  expect(lines.every((line) => /^[a-z][a-z0-9_]* [1-9]\d*$/.test(line))).toBe(true);
  expect(lines).toEqual(lines.toSorted());
});

test('--show_services with --outfile does both, but not both to stdout', async () => {
  const cwd = emptyFolder();
  const both = await groundplan(['graphdata', '--source', PLAN, '--show_services', '--outfile', 'g.json'], { cwd });
  expect([both.code, readdirSync(cwd)]).toEqual([0, ['g.json']]);
  const stdout = await groundplan(['graphdata', '--source', PLAN, '--show_services', '--outfile', '-'], { cwd });
  expect([stdout.code, stdout.out.length]).toEqual([2, 0]);
});
