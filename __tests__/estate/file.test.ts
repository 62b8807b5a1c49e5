/** Estate files: those of other runs are read, everything else is refused with its reason. */
import { readEstateFile, writeEstate } from '../../src/estate/file.js';
import { failedRoot } from '../../src/estate/root.js';
import { stitch } from '../../src/estate/stitch.js';

const read = (text: string) => readEstateFile(new TextEncoder().encode(text), 'estate.json');
const ROOT = failedRoot({ path: 'network', repository: 'github.com/acme/infra' }, 'broken', []);
const FILE = writeEstate(stitch([ROOT]));

test('a file is read as it was written', () => {
  expect(read(FILE)).toEqual([ROOT]);
  expect(ROOT.id).toBe('github.com/acme/infra/network');
});

test('members of a later 1.x are ignored', () => {
  const later = JSON.parse(FILE);
  expect(read(JSON.stringify({ ...later, version: '1.7', maps: [] }))).toEqual([ROOT]);
});

test.each([
  ['{', 'is not an estate file'],
  ['[]', 'is not an estate file'],
  ['{"aws_vpc.a": []}', 'is not an estate file'],
  [FILE.replace('"1.0"', '"2.0"'), 'has the version 2.0 of the estate format'],
  [FILE.replace('"1.0"', '1'), 'has the version (none) of the estate format'],
  [FILE.replace('"states": []', '"states": {}'), 'roots[0] is not a valid root module'],
  [FILE.replace('"resources": 0', '"resources": -1'), 'roots[0] is not a valid root module'],
  [FILE.replace('"id": "github', '"ids": "github'), 'roots[0] is not a valid root module'],
])('%j is refused', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});
