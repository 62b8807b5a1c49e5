import * as messages from '../../src/cli/messages.js';
import { checkWritable, writeOutput } from '../../src/cli/output.js';
import { createProgress } from '../../src/cli/progress.js';
import { writeDebugData } from '../../src/cli/run.js';
import { External, Misuse } from '../../src/errors.js';
import { createGraph } from '../../src/graph/create.js';
import * as sharedMessages from '../../src/messages.js';
import { fail, memoryIo } from '../support/memory-io.js';

test.each(['a.svg', 'docs/a.svg', '/a.svg', 'old.svg', '-', 'a\\b.svg'])('%s can be written', async (path) => {
  await checkWritable(path, memoryIo({ 'old.svg': 'x' }, { folders: ['.', 'docs'] }));
});

test.each([
  ['', messages.optionEmpty('--outfile')],
  ['docs', messages.outfileIsDirectory('docs')],
  ['none/', messages.outfileIsDirectory('none/')],
  ['none/a.svg', messages.outfileFolderMissing('none/a.svg')],
  ['old.svg/a.svg', messages.outfileFolderMissing('old.svg/a.svg')],
])('%s cannot', async (path, message) => {
  const io = memoryIo({ 'old.svg': 'x' }, { folders: ['.', 'docs'] });
  await expect(checkWritable(path, io)).rejects.toThrow(new Misuse(message));
});

test('a path that cannot be examined has the system error', async () => {
  const io = memoryIo({}, { kindOf: async () => fail('EACCES') });
  await expect(checkWritable('a.svg', io)).rejects.toThrow(sharedMessages.fileUnwritable('a.svg', 'EACCES'));
});

test('a written file is reported, stdout is not', async () => {
  const io = memoryIo();
  const progress = createProgress(io, {});
  await writeOutput('a.svg', '<svg/>', io, progress);
  await writeOutput('-', '<svg/>', io, progress);
  expect(io.out()).toBe('<svg/>');
  expect(io.err()).toBe('wrote a.svg\n');
});

test('tfdata.json has a remedy of its own', async () => {
  const io = memoryIo({}, { writeFile: async () => fail('EROFS') });
  const graph = createGraph({ nodes: [], edges: [] });
  const found = { graph, ledger: null, services: new Map(), warnings: [] };
  await expect(writeDebugData(found, [], io, createProgress(io, {}))).rejects.toMatchObject({
    message: sharedMessages.fileUnwritable('tfdata.json', 'EROFS'),
    remedy: messages.DEBUG_DATA_REMEDY,
  });
});

test('a full disk is named, with exit code 4', async () => {
  const io = memoryIo({}, { writeFile: async () => fail('ENOSPC') });
  const [what, remedy] = sharedMessages.MACHINE_TROUBLES.get('ENOSPC')!;
  const failure = await writeOutput('a.svg', 'x', io, createProgress(io, { quiet: true })).catch((error) => error);
  expect(failure).toEqual(new External(sharedMessages.fileUnwritable('a.svg', what), { remedy }));
  expect(failure.exitCode).toBe(4);
});

test.each(['a.svg', 'docs/a.svg', 'docs/old.svg', '/dev/null'])('%s is checked before the work', async (path) => {
  const asked: string[] = [];
  const io = memoryIo(
    { 'docs/old.svg': 'x' },
    {
      kindOf: async (at) =>
        at === '/dev/null'
          ? 'other'
          : at === 'docs/old.svg'
            ? 'file'
            : /^(docs|\/dev)$/.test(at)
              ? 'directory'
              : 'missing',
      checkWritable: async (at) => void asked.push(at),
    },
  );
  await checkWritable(path, io);
  expect(asked).toEqual([path]);
  const refused = checkWritable(path, { ...io, checkWritable: async () => fail('EROFS') });
  await expect(refused).rejects.toThrow(sharedMessages.fileUnwritable(path, 'EROFS'));
});

test('a link is refused before the work, with a remedy', async () => {
  const io = memoryIo({}, { checkWritable: async () => fail('ELOOP') });
  await expect(checkWritable('a.svg', io)).rejects.toMatchObject({
    exitCode: 2,
    message: messages.outfileIsLink('a.svg'),
    remedy: messages.OUTFILE_IS_LINK_REMEDY,
  });
});

test.each([
  ['ELOOP', messages.outfileIsLink('tfdata.json')],
  ['ENXIO', messages.outfileIsPipe('tfdata.json')],
])('%s at a path that --outfile does not name has a remedy without --outfile', async (code, message) => {
  const io = memoryIo({}, { checkWritable: async () => fail(code) });
  await expect(checkWritable('tfdata.json', io, messages.DEBUG_DATA_REMEDY)).rejects.toMatchObject({
    message,
    remedy: messages.REMOVE_SPECIAL_REMEDY,
  });
});
