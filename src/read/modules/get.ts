/**
 * `terraform get` in a configuration that holds nothing but calls of modules. Registries, version constraints, logins and
 * archives are the engine's own business this way, and mean the same as in `terraform init`.
 */
import type { Io, RunResult } from '../../io/io.js';
import { REASON_LENGTH_MAX } from '../../limits/git.js';
import * as messages from '../../messages/modules.js';
import * as terraformMessages from '../../messages/terraform.js';
import { redact } from '../git/redact.js';
import { printable } from '../printable.js';
import { parsePrintedDiagnostics } from '../terraform/diagnostics.js';
import type { Engine } from '../terraform/engine.js';
import { knownFailure } from '../terraform/failures.js';
import { said } from '../terraform/said.js';
import { getEnvironment } from './environment.js';

export interface Wanted {
  readonly source: string;
  /** The source, fit to be printed. */
  readonly shown: string;
  readonly version: string | null;
}

export interface Got {
  /** Directory of the module itself and of all that it calls, by the names of the calls: '', `subnets`, `a.b`. */
  readonly directories: ReadonlyMap<string, string>;
  /** Why it is not here; null where it is. */
  readonly trouble: Trouble | null;
}

export interface Trouble {
  /** In words for the user. */
  readonly reason: string;
  /** What the message stands for and what to do, where that is known. */
  readonly advice: { readonly message: string; readonly remedy: string } | null;
  /** Its host has not answered. */
  readonly isSilent: boolean;
}

interface GetOptions {
  readonly engine: Engine;
  /** Empty; `data` below it is where the engine puts modules, one directory each. */
  readonly folder: string;
  readonly seconds: number;
  readonly onInstalled?: (at: number) => void;
}

/** Where the engine puts what it fetches. */
export const packagesIn = (folder: string): string => `${folder}/data/modules`;

const nameAt = (at: number): string => `m${at}`;

/** One answer for each call, in order. One that fails leaves the others. */
export async function getModules(wanted: readonly Wanted[], io: Io, options: GetOptions): Promise<readonly Got[]> {
  const { engine, folder, seconds } = options;
  const configuration = `${folder}/configuration`;
  await io.makeDirectory(configuration);
  await io.makeDirectory(`${folder}/tmp`);
  const calls = wanted.map(({ source, version }, at) => [nameAt(at), { source, ...(version !== null && { version }) }]);
  await io.writeFile(`${configuration}/main.tf.json`, JSON.stringify({ module: Object.fromEntries(calls) }, null, 1));

  const directories = new Map<string, string>();
  const result = await io.run(engine.command, [`-chdir=${configuration}`, 'get', '-no-color'], {
    seconds,
    env: getEnvironment(io.env, folder),
    onLine: (line) => {
      // `modules.json` is written at the end, and only where all went well.
      const [, key, directory] = /^\s*- ([\w.-]+) in (.+)$/.exec(line) ?? [];
      if (key === undefined) return;
      directories.set(
        key,
        directory!.startsWith('/') || /^[A-Za-z]:/.test(directory!) ? directory! : `${configuration}/${directory}`,
      );
      const at = /^m(\d+)$/.exec(key);
      if (at !== null) options.onInstalled?.(Number(at[1]));
    },
  });
  return wanted.map(({ shown }, at) => {
    const own = new Map<string, string>();
    for (const [key, directory] of directories) {
      if (key === nameAt(at)) own.set('', directory);
      else if (key.startsWith(`${nameAt(at)}.`)) own.set(key.slice(nameAt(at).length + 1), directory);
    }
    return { directories: own, trouble: own.has('') ? null : troubleOf(nameAt(at), shown, result, options) };
  });
}

/** That nobody is there, in the words of Go. */
const SILENT =
  /no such host|connection refused|i\/o timeout|Client\.Timeout|timed out|deadline exceeded|network is unreachable|no route to host|could not connect|TLS handshake timeout|Could not resolve host|Failed to connect|unsupported protocol scheme|server misbehaving|giving up after/i;

/** @param shown the source, in words for the user */
function troubleOf(name: string, shown: string, result: RunResult, { seconds, folder }: GetOptions): Trouble {
  if (result.end === 'time-out') return failed(messages.endedLate(seconds), true);
  if (result.end !== 'exit') return failed(result.end === 'signal' ? result.signal : 'ENOENT', false);
  const all = parsePrintedDiagnostics(result.stderr).filter(({ severity }) => severity === 'error');
  const own = all.filter(({ detail, summary }) => new RegExp(`module "?${name}"?\\b`).test(`${summary} ${detail}`));
  const meant = own.length > 0 ? own : all;
  if (meant.length === 0) return failed(said(redact(result.stderr)) || messages.MODULE_HELD_NOTHING, false);

  const first = meant[0]!;
  const known = knownFailure([first], '');
  const isSilent = SILENT.test(`${first.summary} ${first.detail}`);
  // The name that the call has here means nothing to the user.
  const named = new RegExp(`module "?${name}"?( \\((from )?main\\.tf\\.json:\\d+\\))?`, 'gi');
  const words = redact(first.detail.slice(0, DETAIL_MAX))
    .replaceAll(folder, '')
    .replace(named, () => shown);
  const detail = oneLine(words) || oneLine(first.summary);
  if (known === null) return failed(detail, isSilent);
  return {
    reason: messages.because(known.message, detail),
    advice: { message: known.message, remedy: known.remedy },
    isSilent,
  };
}

/** The reason is at the end, behind addresses: it is not cut where other words of an engine are. */
const oneLine = (text: string): string => {
  const line = printable(text.replace(/\s+/g, ' ').trim());
  return line.length > REASON_LENGTH_MAX ? `${line.slice(0, REASON_LENGTH_MAX)}...` : line;
};

/** The engine repeats what servers say. */
const DETAIL_MAX = 16_384;

const failed = (detail: string, isSilent: boolean): Trouble => ({
  reason: messages.because(terraformMessages.MODULE_DOWNLOAD_FAILED, detail),
  advice: { message: terraformMessages.MODULE_DOWNLOAD_FAILED, remedy: terraformMessages.MODULE_REMEDY },
  isSilent,
});
