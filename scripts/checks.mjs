/**
 * npm run checks: runs the commands of `npm run lint`, `types` and `check-dist` in parallel, one per processor. All of them run to
 * the end; the output of failed ones is printed.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Commands that have not started, longest first. */
const waiting = ['types', 'check-dist', 'lint'].flatMap((name) => scripts[name].split(' && '));

function run(command) {
  const start = performance.now();
  // npm puts the programs of node_modules on the PATH.
  const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${command}  ${Math.round((performance.now() - start) / 1000)} s`);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    }),
  );
}

async function worker() {
  let passed = true;
  for (let command = waiting.shift(); command !== undefined; command = waiting.shift())
    passed = (await run(command)) && passed;
  return passed;
}

const results = await Promise.all(Array.from({ length: availableParallelism() }, worker));
process.exitCode = results.every(Boolean) ? 0 : 1;
