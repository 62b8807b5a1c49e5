/** Fonts of others through the program as users run it: real files, links and devices. */
import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, groundplan } from '../support/run.js';
import { doubling, tinyFont } from '../support/tiny-font.js';

const CODE = 'resource "aws_sqs_queue" "q" {\n  name = "订单"\n}\n';
const CHARACTERS = '订单';

function project(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, 'infra'));
  writeFileSync(join(folder, 'infra/main.tf'), CODE);
  writeFileSync(join(folder, 'own.ttf'), tinyFont({ characters: CHARACTERS }));
  return folder;
}

const draw = (cwd: string, ...args: string[]) =>
  groundplan(['draw', '--source', 'infra', '--planner', 'static', '--outfile', 'a.png', ...args], { cwd });

test('with a font the text is drawn, and nothing is said of it; without it, the text is named', async () => {
  const cwd = project();
  const without = await draw(cwd);
  expect(without.err).toContain('"订单"');
  const blank = readFileSync(join(cwd, 'a.png'));
  const drawn = await draw(cwd, '--font', 'own.ttf');
  expect([drawn.code, drawn.err.includes('订单')]).toEqual([0, false]);
  expect(readFileSync(join(cwd, 'a.png')).equals(blank)).toBe(false);
});

test('groundplan.yml names a font from its own directory', async () => {
  const cwd = project();
  writeFileSync(join(cwd, 'infra/groundplan.yml'), 'font: ../own.ttf\n');
  const { code, err } = await draw(cwd);
  expect([code, err.includes('订单')]).toEqual([0, false]);
});

test('a link out of the repository, a device and a directory are refused by name', async () => {
  const cwd = project();
  const outside = join(emptyFolder(), 'a.ttf');
  writeFileSync(outside, tinyFont({ characters: CHARACTERS }));
  symlinkSync(outside, join(cwd, 'infra/link.ttf'));
  symlinkSync('/dev/zero', join(cwd, 'infra/zero.ttf'));
  for (const path of ['link.ttf', 'zero.ttf', '../infra', '../../../../../../etc/hosts']) {
    writeFileSync(join(cwd, 'infra/groundplan.yml'), `font: ${path}\n`);
    const { code, err } = await draw(cwd);
    expect([path, code]).toEqual([path, 2]);
    expect(err).toContain(`groundplan.yml:1:7: font ${path}: `);
  }
});

test.each([
  ['missing', 'no.ttf', 'no.ttf'],
  ['a directory', 'infra', 'infra'],
  ['a device', '/dev/zero', '/dev/zero is a pipe or a device, not a file'],
  ['no font', 'infra/main.tf', 'infra/main.tf is not a font that can be read'],
  ['too large', 'large.ttf', 'large.ttf is larger than 33554432 bytes'],
  ['cut off', 'cut.ttf', 'cut.ttf is a damaged font'],
])('--font names what is %s: exit code 2, and no picture', async (_, path, message) => {
  const cwd = project();
  for (const name of ['large.ttf', 'cut.ttf']) writeFileSync(join(cwd, name), tinyFont({ characters: CHARACTERS }));
  truncateSync(join(cwd, 'large.ttf'), 33_554_433);
  truncateSync(join(cwd, 'cut.ttf'), 200);
  const { code, err } = await draw(cwd, '--font', path);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(() => readFileSync(join(cwd, 'a.png'))).toThrow('ENOENT');
});

test('a font whose glyphs grow without end is drawn as far as the shaper follows them', async () => {
  const cwd = project();
  const many = Array.from({ length: 40 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
  const bytes = tinyFont({ characters: many + CHARACTERS, glyph: (i) => doubling(i % 42) });
  writeFileSync(join(cwd, 'growing.ttf'), bytes);
  const { code } = await draw(cwd, '--font', 'growing.ttf');
  expect(code).toBe(0);
});

test('with a format that keeps real text, the option has no effect, and that is said', async () => {
  const cwd = project();
  const args = ['draw', '--source', 'infra', '--planner', 'static', '--format', 'svg', '--font', 'own.ttf'];
  const { err } = await groundplan(args, { cwd });
  expect(err).toContain('--font has no effect on svg; png or pdf use it');
});
