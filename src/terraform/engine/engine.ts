/** Finds the program that plans (Terraform or OpenTofu) on the PATH and reads its version. */
import { External, type GroundplanError, Missing } from '../../errors.js';
import { ENGINE_VERSION_SECONDS, TERRAFORM_VERSION_MIN } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import type { Io, RunResult } from '../../platform/io.js';
import { isAtLeast } from '../../platform/text/is-at-least.js';
import * as messages from '../messages.js';
import { engineEnvironment } from './environment.js';
import { firstLines } from './output-lines.js';

export type EngineCommand = 'terraform' | 'tofu';
export type EngineChoice = 'auto' | EngineCommand;

export interface Engine {
  readonly command: EngineCommand;
  /** Examples: `1.11.4`, `1.13.0-beta2`. */
  readonly version: string;
}

/** Returns the commands that a choice allows, in the order to try. */
const tried = (choice: EngineChoice, preferred: EngineCommand): readonly EngineCommand[] => {
  if (choice !== 'auto') return [choice];
  return preferred === 'tofu' ? ['tofu', 'terraform'] : ['terraform', 'tofu'];
};

const MISSING: Readonly<Record<EngineCommand, readonly [message: string, remedy: string]>> = {
  terraform: [messages.TERRAFORM_MISSING, messages.TERRAFORM_MISSING_REMEDY],
  tofu: [messages.TOFU_MISSING, messages.TOFU_MISSING_REMEDY],
};

/** Asks once per run: version managers take up to a second to answer. */
const answers = new WeakMap<Io, Map<string, Promise<Engine>>>();

/**
 * Finds the first engine that works. If none does, rejects with the error of the first one.
 * @param preferred the command to try first if the choice is `auto`
 * @throws Missing if the engine is not installed or too old; External if it is installed but does not answer
 */
export function findEngine(io: Io, choice: EngineChoice, preferred: EngineCommand = 'terraform'): Promise<Engine> {
  const commands = tried(choice, preferred);
  const known = answers.get(io) ?? new Map<string, Promise<Engine>>();
  answers.set(io, known);
  const key = commands.join(' ');
  const answer = known.get(key) ?? tryInTurn(io, commands);
  known.set(key, answer);
  return answer;
}

async function tryInTurn(io: Io, commands: readonly EngineCommand[]): Promise<Engine> {
  const failures: GroundplanError[] = [];
  for (const command of commands) {
    const found = await askVersion(io, command);
    if (!(found instanceof Error)) return found;
    failures.push(found);
  }
  throw failures[0];
}

async function askVersion(io: Io, command: EngineCommand): Promise<Engine | GroundplanError> {
  const ask = (...args: string[]) =>
    io.run(command, args, { seconds: ENGINE_VERSION_SECONDS, env: engineEnvironment(io.env) });
  const result = await ask('version', '-json');
  // Terraform before 0.13 may reject the option, and so may a wrapper.
  const version = versionIn(result) ?? (result.end === 'exit' ? versionIn(await ask('version')) : null);
  if (version === null) return unanswered(command, result);
  if (!isAtLeast(version, TERRAFORM_VERSION_MIN)) {
    return new Missing(messages.versionTooOld(command, version, TERRAFORM_VERSION_MIN), {
      remedy: messages.versionTooOldRemedy(command),
    });
  }
  return { command, version };
}

/** Extracts the version from output that may include a wrapper's text. OpenTofu also uses the name `terraform_version`. */
function versionIn(result: RunResult): string | null {
  if (result.end !== 'exit' || result.code !== 0) return null;
  const inJson = /"terraform_version"\s*:\s*"v?(\d+\.\d+\.\d+[^"]*)"/.exec(result.stdout);
  return (inJson ?? /^(?:Terraform|OpenTofu) v(\d+\.\d+\.\d+\S*)/m.exec(result.stdout))?.[1] ?? null;
}

function unanswered(command: EngineCommand, result: RunResult): GroundplanError {
  const remedy = messages.engineRemedy(command);
  switch (result.end) {
    case 'missing':
      return new Missing(MISSING[command][0], { remedy: MISSING[command][1] });
    case 'unusable':
      return new External(messages.engineFailed(command, sharedMessages.notStarted(result.reason), ''), { remedy });
    case 'time-out':
      return new External(messages.engineFailed(command, messages.endedLate(ENGINE_VERSION_SECONDS), ''), { remedy });
    case 'signal': {
      const words = firstLines(result.stderr, result.stdout);
      return new External(messages.engineFailed(command, sharedMessages.endedBySignal(result.signal), words), {
        remedy,
      });
    }
    case 'exit': {
      const words = firstLines(result.stderr, result.stdout);
      if (result.code === 0) return new External(messages.engineUnreadable(command, words), { remedy });
      return new External(messages.engineFailed(command, messages.endedWithCode(result.code), words), { remedy });
    }
  }
}
