/** Fonts of the command line and of groundplan.yml, through the whole program. */
import { main } from '../../src/cli/main.js';
import { FILE_FAULTS, fileUnread, fontsTooMany } from '../../src/diagram/messages.js';
import { fontDamaged } from '../../src/render/messages.js';
import { memoryIo } from '../support/memory-io.js';
import { tinyFont } from '../support/tiny-font.js';

const NAME = '订单';
const PLAN = JSON.stringify({
  format_version: '1.2',
  terraform_version: '1.11.4',
  resource_changes: [
    {
      ...{ address: 'aws_sqs_queue.q', mode: 'managed', type: 'aws_sqs_queue', name: 'q' },
      provider_name: 'registry.terraform.io/hashicorp/aws',
      change: { actions: ['create'], before: null, after: { name: NAME }, after_unknown: {} },
    },
  ],
});
const FONT = tinyFont({ characters: NAME });
const OTHER = tinyFont({ characters: NAME, height: 300 });
const PLACE = { file: 'groundplan.yml', line: 1, column: 7 };

async function draw(files: Record<string, string | Uint8Array>, ...args: string[]) {
  const io = memoryIo({ 'plan.json': PLAN, 'own.ttf': FONT, 'other.ttf': OTHER, ...files });
  const code = await main(['draw', '--source', 'plan.json', '--format', 'png,pdf,svg', ...args], io);
  const [png, pdf, svg] = ['png', 'pdf', 'svg'].map((extension) => {
    const bytes = io.files.get(`architecture.${extension}`);
    return bytes === undefined ? '' : Buffer.from(bytes).toString('base64');
  });
  return { code, png, pdf, svg, err: io.err() };
}

test('a font changes PNG and PDF, not the SVG, and removes the warning', async () => {
  const [without, first, second] = [
    await draw({}),
    await draw({}, '--font', 'own.ttf'),
    await draw({}, '--font', 'own.ttf'),
  ];
  expect(without.err).toContain('the font lacks characters of 1 text');
  expect(first.err).not.toContain('lacks characters');
  expect([first.code, first.svg]).toEqual([0, without.svg]);
  expect(first.png).not.toBe(without.png);
  expect(first.pdf).not.toBe(without.pdf);
  expect(second).toEqual(first);
});

test('the first font takes precedence, options before groundplan.yml', async () => {
  const [own, other] = [await draw({}, '--font', 'own.ttf'), await draw({}, '--font', 'other.ttf')];
  expect(own.png).not.toBe(other.png);
  expect((await draw({}, '--font', 'own.ttf', '--font', 'other.ttf')).png).toBe(own.png);
  const named = { 'groundplan.yml': 'font: [other.ttf, own.ttf]' };
  expect((await draw(named)).png).toBe(other.png);
  expect((await draw(named, '--font', 'own.ttf')).png).toBe(own.png);
});

test.each<[string, Record<string, string | Uint8Array>, string]>([
  ['missing', { 'groundplan.yml': 'font: no.ttf' }, fileUnread(PLACE, 'font', 'no.ttf', FILE_FAULTS.missing)],
  [
    'above the repository',
    { 'groundplan.yml': 'font: ../a.ttf' },
    fileUnread(PLACE, 'font', '../a.ttf', FILE_FAULTS.missing),
  ],
  ['absolute', { 'groundplan.yml': 'font: /etc/hosts' }, fileUnread(PLACE, 'font', '/etc/hosts', FILE_FAULTS.outside)],
  ['damaged', { 'groundplan.yml': 'font: own.ttf', 'own.ttf': FONT.subarray(0, 90) }, fontDamaged('own.ttf')],
  ['no text', { 'groundplan.yml': 'font: {a: b}' }, 'groundplan.yml:1:7: expected a string'],
])('a font in groundplan.yml that is %s: an error with its location, and no picture', async (_, files, message) => {
  const { code, png, err } = await draw(files);
  expect([code, png]).toEqual([2, '']);
  expect(err).toContain(message);
});

test('rejects nine fonts', async () => {
  const { code, err } = await draw({}, ...Array.from({ length: 9 }, () => ['--font', 'own.ttf']).flat());
  expect(code).toBe(2);
  expect(err).toContain(fontsTooMany(9, 8));
});

test('does not read fonts of groundplan.yml if no format takes fonts', async () => {
  const io = memoryIo({ 'plan.json': PLAN, 'groundplan.yml': 'font: no.ttf' });
  expect(await main(['draw', '--source', 'plan.json', '--format', 'svg,html'], io)).toBe(0);
});

test('check requires the same font', async () => {
  const io = memoryIo({ 'plan.json': PLAN, 'own.ttf': FONT, 'other.ttf': OTHER });
  expect(await main(['draw', '--source', 'plan.json', '--outfile', 'a.png', '--font', 'own.ttf'], io)).toBe(0);
  const check = (...args: string[]) => main(['check', '--source', 'plan.json', '--file', 'a.png', ...args], io);
  expect([await check('--font', 'own.ttf'), await check('--font', 'other.ttf'), await check()]).toEqual([0, 10, 10]);
});

test('diff draws with fonts of the command line and of groundplan.yml', async () => {
  const diff = async (files: Record<string, string | Uint8Array>, ...args: string[]) => {
    const io = memoryIo({ 'a.json': PLAN.replace(NAME, '旧'), 'b.json': PLAN, 'own.ttf': FONT, ...files });
    expect(await main(['diff', 'a.json', 'b.json', '--outfile', 'd.png', '--title', NAME, ...args], io)).toBe(0);
    return Buffer.from(io.files.get('d.png')!).toString('base64');
  };
  const [none, given, named] = [
    await diff({}),
    await diff({}, '--font', 'own.ttf'),
    await diff({ 'groundplan.yml': 'font: own.ttf' }),
  ];
  expect(given).not.toBe(none);
  expect(named).toBe(given);
});
