/** Runs that nobody has let tidy up: what they leave is gone after the next one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BUNDLE } from './support/bundle.js';
import { runChild } from './support/child.js';
import { newMachine, write } from './support/machine.js';

/** In the middle of reading, copying, planning, writing. */
const DELAYS_MS = [60, 120, 180, 240, 300, 360, 450, 600];

const CODE = Array.from({ length: 60 }, (_, n) => `resource "aws_s3_bucket" "b${n}" {\n  bucket = "x${n}"\n}\n`).join(
  '',
);

test(`${DELAYS_MS.length} runs ended by SIGKILL leave nothing behind the next one`, async () => {
  const machine = newMachine();
  const run = (delay: number | null) =>
    runChild(process.execPath, [join(BUNDLE, 'cli.js'), 'draw', '--source', machine.repository, '--debug'], {
      cwd: machine.out,
      env: { PATH: process.env.PATH!, HOME: machine.home, TMPDIR: machine.temporary },
      onStart: (kill) => {
        // A quick machine has ended by then.
        if (delay !== null)
          void wait(delay)
            .then(() => kill('SIGKILL'))
            .catch(() => {});
      },
    });
  try {
    write(machine.repository, { 'main.tf': CODE }, {});
    for (const delay of DELAYS_MS) await run(delay).catch(() => {});
    const { code } = await run(null);
    expect(code).toBe(0);
    expect(readdirSync(machine.temporary)).toEqual([]);
    expect(readdirSync(machine.out).sort()).toEqual(['architecture.svg', 'tfdata.json']);
  } finally {
    machine.remove();
  }
});
