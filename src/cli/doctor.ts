import type { Io } from '../platform/io.js';
import { harmless } from '../platform/text/printable.js';
import { VERSION } from '../version.js';
import { checkCache } from './doctor/cache.js';
import type { Check } from './doctor/check.js';
import { checkPrograms } from './doctor/programs.js';
import { checkSelf } from './doctor/self.js';
import * as messages from './messages.js';
import type { Parsed } from './options.js';

/**
 * `groundplan doctor`: lists what is installed, its purpose and the remedy for what is missing. A missing program is
 * not a failure, because no program is needed by every run.
 * @throws Bug if groundplan itself is broken, docs/doctor.md
 */
export async function doctor(options: Parsed<'doctor'>, io: Io): Promise<void> {
  const { checks: own, fault } = await checkSelf(io);
  const checks = [...(await checkPrograms(io)), ...own, await checkCache(io)];
  await io.stdout(harmless(options.json ? asJson(checks) : asText(checks)));
  if (fault !== null) throw fault;
}

/** Returns the JSON output. Its format is stable: members may be added, existing ones keep their meaning. */
const asJson = (checks: readonly Check[]): string => `${JSON.stringify({ groundplan: VERSION, checks }, null, 2)}\n`;

/** Alternatives, of which one is enough. */
const ENGINES: ReadonlySet<string> = new Set([messages.TERRAFORM, messages.TOFU]);

const STATES: Readonly<Record<Check['state'], string>> = {
  found: messages.FOUND,
  missing: messages.MISSING,
  'too old': messages.TOO_OLD,
  broken: messages.BROKEN,
};

function asText(checks: readonly Check[]): string {
  const lines = checks.flatMap(({ name, state, version, purpose, remedy }) => [
    messages.line(STATES[state], name, version ?? messages.neededFor(purpose)),
    ...(version === null ? [] : [messages.under(messages.neededFor(purpose))]),
    ...(remedy === null ? [] : [messages.under(remedy)]),
  ]);
  const hasEngine = checks.some(({ name, state }) => ENGINES.has(name) && state === 'found');
  const verdict = hasEngine ? messages.ALL_WELL : messages.NO_ENGINE;
  return `${[messages.heading(VERSION), '', ...lines, '', verdict].join('\n')}\n`;
}
