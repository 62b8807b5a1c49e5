import { readZip } from '../../src/archives/zip.js';
import { zipOf } from '../support/archives.js';

test('an archive of as many entries as there may be is read, one of more is not', async () => {
  const archive = zipOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect((await readZip(archive, 3)).map(({ name }) => name.toString())).toEqual(['a', 'b', 'c']);
  await expect(readZip(archive, 2)).rejects.toThrow('broken');
});
