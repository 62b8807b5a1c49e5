import { readZip } from '../../../src/platform/archives/zip.js';
import { zipOf } from '../../support/archives.js';

test('an archive with the maximum number of entries is read, one with more is not', async () => {
  const archive = zipOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect((await readZip(archive, 3)).map(({ name }) => name.toString())).toEqual(['a', 'b', 'c']);
  await expect(readZip(archive, 2)).rejects.toThrow('broken');
});

test('a name that ends in a slash is a folder; the mode distinguishes files, links and devices', async () => {
  const modes: readonly (readonly [string, number])[] = [
    ['plain/', 0],
    ['file/', 0o100644],
    ['folder', 0o040755],
    ['link', 0o120777],
    ['pipe', 0o010644],
    ['file', 0],
  ];
  const archive = zipOf(modes.map(([name, mode]) => ({ name, mode })));
  const kinds = (await readZip(archive, modes.length)).map(({ kind }) => kind);
  expect(kinds).toEqual(['folder', 'folder', 'folder', 'link', null, 'file']);
});
