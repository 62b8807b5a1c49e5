import { execa } from 'execa';
import { ROOT } from '../support/root.js';

const run = (...args: string[]) =>
  execa(process.execPath, ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...args], {
    cwd: ROOT,
    reject: false,
    env: { NO_COLOR: '1' },
  });

test('the stages depend on each other in one direction: .dependency-cruiser.mjs', async () => {
  const { exitCode, stdout } = await run('--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', 'src');
  expect({ exitCode, report: exitCode === 0 ? '' : stdout }).toEqual({ exitCode: 0, report: '' });
});
