import { parseFile } from '../../../src/terraform/hcl/file.js';
import { HCL_FILE_BYTES_MAX } from '../../../src/terraform/limits.js';
import { showBody } from './show.js';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['main.tf', 'a = 1\n', 'native'],
  ['main.tofu', 'a = 1\n', 'native'],
  ['terraform.tfvars', 'a = 1\n', 'native'],
  ['main.tf.json', '{"a": 1}', 'json'],
  ['main.tofu.json', '{"a": 1}', 'json'],
] as const)('%s', (path, text, syntax) => {
  const file = parseFile(path, bytes(text));
  expect(file).toMatchObject({ path, text, syntax, faults: [] });
  expect(showBody(file.body)).toBe('a = 1\n');
});

test('variable files have no blocks and no templates', () => {
  const file = parseFile('a.auto.tfvars.json', bytes('{"resource": {"a": "$' + '{b}"}}'));
  expect(showBody(file.body)).toBe(`resource = {"a": "$\{b}"}\n`);
});

test('offsets exclude a byte order mark', () => {
  const file = parseFile('main.tf', bytes('\ufeffa = 1\n'));
  expect(file.text).toBe('a = 1\n');
  expect(file.body.attributes[0]?.span).toEqual({ start: 0, end: 5, line: 1 });
});

test.each([
  ['a zip', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0, 0x3d, 0])],
  ['a huge file', new Uint8Array(HCL_FILE_BYTES_MAX + 1)],
])('%s is one fault and nothing else', (_, content) => {
  const { body, faults, text } = parseFile('main.tf', content);
  expect({ text, faults: faults.length, shown: showBody(body) }).toEqual({ text: '', faults: 1, shown: '' });
});

test('Latin-1 bytes are a fault and are replaced', () => {
  const file = parseFile('main.tf', Buffer.from('a = 1\n# caf\xe9\nb = "\xe4"\nc = 2\n', 'latin1'));
  expect(showBody(file.body)).toBe('a = 1\nb = "\ufffd"\nc = 2\n');
  expect(file.faults.map(({ line, column }) => [line, column])).toEqual([[2, 6]]);
});
