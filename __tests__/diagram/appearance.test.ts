/** Groups, icons, colours and fonts of groundplan.yml, through the whole program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../src/cli/main.js';
import { memoryIo } from '../support/memory-io.js';
import { ROOT } from '../support/root.js';
import { tinyFont } from '../support/tiny-font.js';

const file = (path: string): Buffer => readFileSync(join(ROOT, 'fixtures/custom-look', path));
const FILES = {
  'plan.json': file('plan.json'),
  'groundplan.yml': file('groundplan.yml'),
  'icons/function.svg': file('icons/function.svg'),
  'icons/ledger.png': file('icons/ledger.png'),
};
const FORMATS = ['svg', 'png', 'pdf', 'html', 'drawio', 'excalidraw', 'mmd', 'dsl'] as const;

async function draw(changed: Record<string, string | Uint8Array> = {}, ...args: string[]) {
  const io = memoryIo({ ...FILES, ...changed });
  const formats = ['--format', 'svg,png,pdf,html,drawio,excalidraw,mermaid,structurizr'];
  const code = await main(['draw', '--source', 'plan.json', ...formats, ...args], io);
  const written = Object.fromEntries(
    FORMATS.map((name) => [name, Buffer.from(io.files.get(`architecture.${name}`) ?? '').toString('latin1')]),
  ) as Record<(typeof FORMATS)[number], string>;
  return { code, err: io.err(), written };
}

test('all formats show what they can of it', async () => {
  const { code, err, written } = await draw();
  expect([code, err]).toEqual([0, expect.not.stringContaining('warning')]);
  for (const format of ['svg', 'html', 'drawio', 'excalidraw', 'mmd', 'dsl'] as const) {
    expect({ format, has: written[format].includes('Team payments') }).toEqual({ format, has: true });
    expect({ format, has: written[format].includes('Gold tier') }).toEqual({ format, has: format !== 'mmd' });
  }
  for (const format of ['svg', 'html', 'drawio', 'excalidraw', 'mmd'] as const)
    expect({ format, has: written[format].includes('#0b6e86') }).toEqual({ format, has: true });
  for (const format of ['svg', 'html', 'drawio', 'excalidraw'] as const)
    expect({ format, has: written[format].includes('#1b2a41') }).toEqual({ format, has: true });
  expect(written.svg).toContain(`font-family="'Acme Sans',Inter`);
  expect(written.drawio).toContain('fontFamily=Acme Sans;');
  expect(written.svg).toMatch(/<symbol id="icon-own-1" viewBox="0 0 48 48"><defs><linearGradient id="own-1-1"/);
  expect(written.svg).toContain('href="data:image/png;base64,');
  expect(written.svg).not.toMatch(/tool:|must not be in a diagram/);
  // The dark colours are only in formats that follow the reader.
  expect([written.svg.includes('#0a0f1a'), written.html.includes('#0a0f1a')]).toEqual([false, true]);
  expect(written.pdf.match(/\/Subtype \/Image/g)).toHaveLength(2);
  expect(await draw()).toEqual({ code, err, written });
});

test('without the keys, nothing changes', async () => {
  const [without, empty] = [
    await draw({ 'groundplan.yml': 'title: A' }),
    await draw({ 'groundplan.yml': 'title: A\ngroups: {}\nicons: {}\nbrand: {}' }),
  ];
  expect(empty.written).toEqual(without.written);
});

test('PNG and PDF use the files of the font', async () => {
  const named = (files: string) => ({
    'a.ttf': tinyFont({ characters: 'Ldeghr' }),
    'groundplan.yml': `brand: { font: Tiny, font_files: ${files} }`,
  });
  const [without, one] = [await draw({ 'groundplan.yml': 'brand: { font: Tiny }' }), await draw(named('a.ttf'))];
  expect([without.code, one.code, one.err]).toEqual([0, 0, without.err]);
  expect(one.written.svg).toBe(without.written.svg);
  expect(one.written.png).not.toBe(without.written.png);
  expect(one.written.pdf).not.toBe(without.written.pdf);
  expect((await draw(named('b.ttf'))).err).toContain('groundplan.yml:1:34: font b.ttf: no such file');
});

test.each([
  ['icons: { aws_sqs_queue: no.svg }', 'groundplan.yml:1:25: icon no.svg: no such file'],
  ['icons: { aws_sqs_queue: ../icons/function.svg }', 'groundplan.yml:1:25: icon ../icons/function.svg: '],
  ['icons: { aws_sqs_queue: /icons/function.svg }', 'icon /icons/function.svg: it is outside the repository'],
  [
    'icons: { aws_sqs_queue: evil.svg }',
    'groundplan.yml:1:25: icon evil.svg: it contains "script", which is not allowed',
  ],
  ['icons: { aws_sqs_queue: large.svg }', 'groundplan.yml:1:25: icon large.svg: it is larger than 100 KB'],
  ['icons: { aws_sqs_queue: plan.json }', 'groundplan.yml:1:25: icon plan.json: it is neither an SVG nor a PNG'],
])('%s ends the run with file, line and column', async (text, problem) => {
  const evil = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
  const { code, err, written } = await draw({
    'groundplan.yml': text,
    'evil.svg': evil,
    'large.svg': ' '.repeat(200_000),
  });
  expect([code, err, written.svg]).toEqual([2, expect.stringContaining(problem), '']);
});

test('a comparison has the groups and icons of the new revision, and no change because of them', async () => {
  const before = FILES['plan.json'].toString('utf8').replaceAll('nodejs20.x', 'nodejs18.x');
  const io = memoryIo({ ...FILES, 'before.json': before });
  const code = await main(['diff', 'before.json', 'plan.json', '--outfile', 'changes.svg'], io);
  const report = await main(['diff', 'before.json', 'plan.json'], io);
  expect([code, report, io.err()]).toEqual([0, 0, expect.not.stringContaining('error')]);
  const svg = Buffer.from(io.files.get('changes.svg') ?? '').toString('utf8');
  for (const text of ['Team payments', 'Gold tier', 'id="icon-own-1"']) expect(svg).toContain(text);
  expect(io.out().match(/->/g)).toHaveLength(2);
});
