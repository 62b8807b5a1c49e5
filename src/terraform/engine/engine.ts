/** Finds the program that plans (Terraform or OpenTofu) on the PATH and reads its version. */

import { External, type GroundplanError, Missing } from '../../errors.js';
import { ENGINE_VERSION_SECONDS, TERRAFORM_VERSION_MIN } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import type { Io, RunResult } from '../../platform/io.js';
import { isAtLeast } from '../../platform/text/versions.js';
import * as messages from '../messages.js';
import { engineEnvironment } from './environment.js';
import { firstLines } from './output-lines.js';

export type EngineCommand = 'terraform' | 'tofu';
export type EngineChoice = 'auto' | EngineCommand;

/** An installed engine. */
export interface Engine {
  readonly command: EngineCommand;
  /** Examples: `1.11.4`, `1.13.0-beta2`. */
  readonly version: string;
}

/** Returns the commands that a choice allows, in the order to try. */
const commandsFor = (choice: EngineChoice, preferred: EngineCommand): readonly EngineCommand[] => {
  if (choice !== 'auto') return [choice];
  return preferred === 'tofu' ? ['tofu', 'terraform'] : ['terraform', 'tofu'];
};

const MISSING: Readonly<Record<EngineCommand, readonly [message: string, remedy: string]>> = {
  terraform: [messages.TERRAFORM_MISSING, messages.TERRAFORM_MISSING_REMEDY],
  tofu: [messages.TOFU_MISSING, messages.TOFU_MISSING_REMEDY],
};

/** Engines by run and by the commands to try. Each is asked once: version managers take up to a second to answer. */
const enginesByRun = new WeakMap<Io, Map<string, Promise<Engine>>>();

/**
 * Finds the first engine that works. If none does, rejects with the error of the first one.
 * @param preferred the command to try first if the choice is `auto`
 * @throws Missing if the engine is not installed or too old; External if it is installed but prints no version
 */
export function findEngine(io: Io, choice: EngineChoice, preferred: EngineCommand = 'terraform'): Promise<Engine> {
  const commands = commandsFor(choice, preferred);
  const known = enginesByRun.get(io) ?? new Map<string, Promise<Engine>>();
  enginesByRun.set(io, known);
  const key = commands.join(' ');
  const answer = known.get(key) ?? tryInTurn(io, commands);
  known.set(key, answer);
  return answer;
}

/** @throws the error of the first command if none works */
async function tryInTurn(io: Io, commands: readonly EngineCommand[]): Promise<Engine> {
  const failures: GroundplanError[] = [];
  for (const command of commands) {
    const engine = await askVersion(io, command);
    if (!(engine instanceof Error)) return engine;
    failures.push(engine);
  }
  throw failures[0];
}

/** Returns the engine, or the error if it is missing, too old or does not answer. */
async function askVersion(io: Io, command: EngineCommand): Promise<Engine | GroundplanError> {
  const ask = (...args: string[]) =>
    io.run(command, args, { seconds: ENGINE_VERSION_SECONDS, env: engineEnvironment(io.env) });
  const result = await ask('version', '-json');
  // Terraform before 0.13 may reject the option, and so may a wrapper.
  const version = versionIn(result) ?? (result.end === 'exit' ? versionIn(await ask('version')) : null);
  if (version === null) return versionError(command, result);
  if (!isAtLeast(version, TERRAFORM_VERSION_MIN)) {
    return new Missing(messages.versionTooOld(command, version, TERRAFORM_VERSION_MIN), {
      remedy: messages.versionTooOldRemedy(command),
    });
  }
  return { command, version };
}

/**
 * Extracts the version from output that may include a wrapper's text; null if there is none. OpenTofu also uses the
 * name `terraform_version`.
 */
function versionIn(result: RunResult): string | null {
  if (result.end !== 'exit' || result.code !== 0) return null;
  const inJson = /"terraform_version"\s*:\s*"v?(\d+\.\d+\.\d+[^"]*)"/.exec(result.stdout);
  return (inJson ?? /^(?:Terraform|OpenTofu) v(\d+\.\d+\.\d+\S*)/m.exec(result.stdout))?.[1] ?? null;
}

/** Returns the error for a command that printed no version. */
function versionError(command: EngineCommand, result: RunResult): GroundplanError {
  const remedy = messages.engineRemedy(command);
  switch (result.end) {
    case 'missing':
      return new Missing(MISSING[command][0], { remedy: MISSING[command][1] });
    case 'unusable':
      return new External(messages.engineFailed(command, sharedMessages.notStarted(result.reason), ''), { remedy });
    case 'time-out':
      return new External(messages.engineFailed(command, messages.endedLate(ENGINE_VERSION_SECONDS), ''), { remedy });
    case 'signal': {
      const output = firstLines(result.stderr, result.stdout);
      return new External(messages.engineFailed(command, sharedMessages.endedBySignal(result.signal), output), {
        remedy,
      });
    }
    case 'exit': {
      const output = firstLines(result.stderr, result.stdout);
      if (result.code === 0) return new External(messages.engineUnreadable(command, output), { remedy });
      return new External(messages.engineFailed(command, messages.endedWithCode(result.code), output), { remedy });
    }
  }
}
