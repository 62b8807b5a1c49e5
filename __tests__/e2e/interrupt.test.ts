import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { CLI, emptyFolder } from '../support/run.js';

/** A graph that takes long enough to be stopped at any point of the run. */
function largeGraph(): string {
  const services = Array.from({ length: 400 }, (_, i) => [
    `aws_lambda_function.f${i}`,
    [`aws_sqs_queue.q${i % 90}`, `aws_dynamodb_table.t${(i * 7) % 120}`],
  ]);
  return JSON.stringify(Object.fromEntries(services));
}

/** What a shell would see: a process that dies of signal n ends with 128 + n. */
const shellCode = ({ exitCode, signal }: { exitCode?: number | undefined; signal?: string | undefined }): number =>
  exitCode ?? 128 + constants.signals[signal as NodeJS.Signals];

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s in the middle exits %i and leaves the old picture or the new one, nothing else',
  async (signal, expected) => {
    const codes = new Set<number>();
    for (const delay of [30, 120, 250, 400, 600, 900]) {
      const cwd = emptyFolder();
      writeFileSync(join(cwd, 'graph.json'), largeGraph());
      writeFileSync(join(cwd, 'architecture.svg'), 'old');
      const child = execa(process.execPath, [CLI, 'draw', '--source', 'graph.json', '--quiet'], { cwd, reject: false });
      await wait(delay);
      child.kill(signal);
      codes.add(shellCode(await child));
      expect(readdirSync(cwd).sort()).toEqual(['architecture.svg', 'graph.json']);
      expect(readFileSync(join(cwd, 'architecture.svg'), 'utf8')).toMatch(/^(old|<svg[\s\S]*<\/svg>\s*)$/);
    }
    codes.delete(0);
    expect([...codes]).toEqual([expected]);
  },
);
