import fc from 'fast-check';
import { indexInput, select } from '../../../../src/terraform/fetch/git/tree.js';
import { CHECKOUT_BYTES_MAX, CHECKOUT_FILES_MAX, FILE_BYTES_MAX } from '../../../../src/terraform/fetch/limits.js';

const ID = 'a'.repeat(40);
const line = (path: string, size: number | string = 1, mode = '100644', type = 'blob') =>
  `${mode} ${type} ${ID} ${String(size).padStart(7)}\t${path}\0`;

test('files and links are listed, submodules are not', () => {
  const selection = select(
    [line('main.tf'), line('run.sh', 1, '100755'), line('a.tf', 4, '120000'), line('m', '-', '160000', 'commit')].join(
      '',
    ),
  )!;
  expect(selection.files.map(({ path }) => path)).toEqual(['main.tf', 'run.sh', 'a.tf']);
  expect(selection.links).toEqual(['a.tf']);
  expect(indexInput(selection)).toBe(`100644 ${ID}\tmain.tf\x00100755 ${ID}\trun.sh\x00120000 ${ID}\ta.tf\0`);
});

test('files that are too large or not downloaded are left out', () => {
  const { files, tooLarge } = select(
    [line('a', FILE_BYTES_MAX), line('b', FILE_BYTES_MAX + 1), line('c', 'BAD'), line('d', 4096, '120000')].join(''),
  )!;
  expect(files.map(({ path }) => path)).toEqual(['a']);
  expect(tooLarge).toEqual(['b', 'c', 'd']);
});

test('Terraform files with unsafe names are reported', () => {
  const selection = select([line('b\ufffd.tf'), line('a:b/main.tf'), line('caf\ufffd.txt'), line('main.tf')].join(''))!;
  expect(selection.files.map(({ path }) => path)).toEqual(['main.tf']);
  expect(selection.badlyNamed).toEqual(['b\ufffd.tf', 'a:b/main.tf']);
});

test('of too many files only those of Terraform are listed', () => {
  const many = Array.from({ length: CHECKOUT_BYTES_MAX / FILE_BYTES_MAX + 1 }, (_, i) =>
    line(`${i}.bin`, FILE_BYTES_MAX),
  );
  const selection = select([...many, line('main.tf'), line('x.tf.json'), line('l', 3, '120000')].join(''))!;
  expect(selection.files.map(({ path }) => path)).toEqual(['main.tf', 'x.tf.json', 'l']);
  expect(selection.onlyTerraform).toBe(true);
});

test('Terraform files are limited, too', () => {
  expect(select(Array.from({ length: CHECKOUT_FILES_MAX + 1 }, (_, i) => line(`${i}.tf`)).join(''))).toBeNull();
});

test.each(['', 'no listing', '100644 blob', `100644 blob ${ID} 1\n`])('%j holds nothing', (text) => {
  expect(select(text)!.files).toEqual([]);
});

test('no listed name leads out of the directory or into .git, or contains a line break', () => {
  const name = fc.constantFrom(
    '..',
    '.',
    '',
    '.git',
    '.Git',
    '.git.',
    '.git ',
    'git~1',
    '.g\u200bit',
    'a',
    '...',
    'a\nb',
    'a\\..',
    'C:x',
  );
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      for (const { path } of select(line(names.join('/')))!.files) {
        expect(path.split('/').filter((part) => part !== 'a' && part !== '...')).toEqual([]);
      }
    }),
  );
});
