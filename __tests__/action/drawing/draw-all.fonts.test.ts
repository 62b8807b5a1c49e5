/** The input `fonts`: what it draws, and what it does not read. */
import { drawOne } from '../../../src/action/drawing/draw-all.js';
import { readInputs } from '../../../src/action/inputs/read.js';
import type { Inputs } from '../../../src/action/inputs/table.js';
import { inputLinksOutside, inputNotFile } from '../../../src/action/messages.js';
import { fileTooLarge } from '../../../src/messages.js';
import type { Io } from '../../../src/platform/io.js';
import { FONT_BYTES_MAX } from '../../../src/render/limits.js';
import { memoryIo } from '../../support/memory-io.js';
import { tinyFont } from '../../support/tiny-font.js';

const NAME = '订单';
const GRAPH = JSON.stringify({ graphdict: { 'aws_sqs_queue.q': [] }, annotations: [] });
const LABEL = `update: {aws_sqs_queue.q: {label: ${NAME}}}\n`;

async function draw(fonts: string, overrides: Partial<Io> = {}) {
  const files = {
    ...{ 'graph.json': GRAPH, 'groundplan.yml': LABEL },
    ...{ 'a.ttf': tinyFont({ characters: '订' }), 'b.ttf': tinyFont({ characters: '单' }) },
  };
  const io = memoryIo(files, overrides);
  const given: Record<string, string> = { fonts, formats: 'png', theme: 'light' };
  const inputs = (await readInputs({ input: (name) => given[name] ?? '' })) as Inputs;
  const source = { id: 'shop', path: 'graph.json', name: 'shop', requested: 'graph.json' };
  const { warnings, sha256 } = await drawOne(source, { inputs, directory: 'out', repository: '/work' }, io);
  return { warnings, sha256, png: Buffer.from(io.files.get('out/shop.png')!).toString('base64') };
}

test('one a line; what they draw is no warning, and the comment knows that the picture is another one', async () => {
  const [none, one, both] = [await draw(''), await draw('a.ttf'), await draw('a.ttf\nb.ttf')];
  expect([none, one, both].map(({ warnings }) => warnings.filter((text) => text.includes(NAME)).length)).toEqual([
    1, 1, 0,
  ]);
  expect(none.warnings.join('\n')).toContain('pass a font that has them with fonts');
  expect(new Set([none.png, one.png, both.png]).size).toBe(3);
  expect(new Set([none.sha256, one.sha256, both.sha256]).size).toBe(3);
});

test.each<[string, string, Partial<Io>]>([
  [
    'links outside the repository',
    inputLinksOutside('fonts', 'a.ttf'),
    { realPath: async (path) => (path.endsWith('a.ttf') ? '/etc/a.ttf' : path) },
  ],
  ['a device', inputNotFile('fonts', 'a.ttf'), { kindOf: async (path) => (path === 'a.ttf' ? 'other' : 'file') }],
  ['too large', fileTooLarge('a.ttf', FONT_BYTES_MAX), { sizeOf: async () => FONT_BYTES_MAX + 1 }],
])('%s is not read', async (_, message, overrides) => {
  await expect(draw('a.ttf', overrides)).rejects.toThrow(message);
});
