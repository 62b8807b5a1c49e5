/** Directories to plan, and what they look like before and after. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PlanOptions, planWithTerraform } from '../../../../src/planning/terraform/plan.js';
import type { Io } from '../../../../src/platform/io.js';
import { nodeIo } from '../../../../src/platform/node.js';
import { HANG_SECONDS } from '../../../support/limits.js';
import { newTemporary } from '../../../support/temporary.js';

/** In a folder of its own, so that `../` leads nowhere else. */
export function sourceWith(files: Record<string, string>): string {
  const directory = join(realpathSync(newTemporary('groundplan-source-')), 'stack');
  mkdirSync(directory);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return directory;
}

/** Every path below, with what is in it. */
export function contents(directory: string): Record<string, string> {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    paths.map((path) => {
      const full = join(directory, path);
      const kind = lstatSync(full);
      if (kind.isSymbolicLink()) return [path, `-> ${readlinkSync(full)}`];
      return [path, kind.isDirectory() ? 'directory' : readFileSync(full, 'base64')];
    }),
  );
}

/** The machine as it is, with temporary files in a place that can be looked at; nothing of the developer's set-up. */
export function machine(env: Record<string, string | undefined> = {}, overrides: Partial<Io> = {}): Io {
  const io = nodeIo();
  const clean = Object.fromEntries(Object.entries(io.env).filter(([name]) => !/^(TF_|TFE_|AWS_)/.test(name)));
  return { ...io, env: { ...clean, TF_CLI_CONFIG_FILE: '/dev/null', ...env }, ...overrides };
}

export const ENGINE = { command: 'terraform', version: '1.11.4' } as const;

export const planOf = (directory: string, io: Io = machine(), options: Partial<PlanOptions> = {}) =>
  planWithTerraform({ name: 'stack', directory }, { engine: ENGINE, seconds: HANG_SECONDS, ...options }, io);

/** The error that it ends with. */
export const failureOf = (planning: Promise<unknown>): Promise<Error & { exitCode?: number; remedy?: string }> =>
  planning.then(
    () => {
      throw new Error('it has not failed');
    },
    (error: unknown) => error as Error,
  );
