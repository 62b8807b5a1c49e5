/** npm run accept [case ...]: rewrites the expected outputs in fixtures/. Review them with `npm run gallery` before a commit. */
import { spawnSync } from 'node:child_process';

const cases = process.argv.slice(2);
const only = cases.length > 0 ? ['--testNamePattern', `^(${cases.join('|')})( |$)`] : [];
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '__tests__/goldens', '--maxWorkers=2', ...only],
  { stdio: 'inherit', env: { ...process.env, ACCEPT: '1' } },
);
process.exitCode = status ?? 1;
