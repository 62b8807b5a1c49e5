/** A program that is given so much memory and no more. */
import { runCommand } from '../../../src/platform/programs/run.js';
import { emptyFolder } from '../../support/run.js';
import { needs, onlyIf } from '../../support/tools.js';

const MEMORY = 500 * 2 ** 20;
const { it } = needs('terraform');

const evaluated = (expression: string) =>
  runCommand('terraform', ['console'], { input: expression, seconds: 25, memory: MEMORY, directory: emptyFolder() });

it('ends where one text alone is more', async () => {
  expect(await evaluated('format("%1000000000s", "x")')).toEqual({ end: 'unusable', reason: 'ENOMEM' });
});

it('runs as ever where it is enough', async () => {
  expect(await evaluated('format("%3s", "x")')).toMatchObject({ end: 'exit', code: 0, stdout: '"  x"\n' });
});

const onLinux = onlyIf(process.platform === 'linux', 'the watch of memory, which only Linux has');

/** Without `prlimit` on the PATH only the watch ends a program. */
onLinux.it.each([
  [600, { end: 'unusable', reason: 'ENOMEM' }],
  [10, { end: 'exit', code: 0 }],
])('a program that holds %d MB, where the system sets no limit', async (megabytes, result) => {
  const program = `const held = Buffer.alloc(${megabytes} * 2 ** 20, 1); setTimeout(() => held.length, 1000);`;
  const env = { PATH: emptyFolder() };
  expect(await runCommand(process.execPath, ['-e', program], { seconds: 25, memory: MEMORY, env })).toMatchObject(
    result,
  );
});
