/** Runs the installed Git in the throw-away repository of one address. */
import { External, Missing } from '../../errors.js';
import type { Io } from '../../io/io.js';
import { LISTING_BYTES_MAX, LOCAL_GIT_SECONDS } from '../../limits/git.js';
import * as messages from '../../messages/git.js';
import { decoded, type GitAddress, printGitAddress } from './address.js';
import { type Reason, reasonOf } from './failures.js';
import { ATTRIBUTES, gitEnvironment, repositoryConfig, sshCommand } from './settings.js';

export interface Git {
  readonly address: GitAddress;
  /** What may be used while the repository is. */
  readonly folder: string;
  /** Where files of the commit go; nothing of Git is in it. */
  readonly tree: string;
  /** Git's own words, or why there are none. @throws Missing where Git is not installed */
  try(args: readonly string[], options?: GitOptions): Promise<{ readonly stdout: string } | Reason>;
  /** @throws External with the reason; Missing where Git is not installed */
  run(args: readonly string[], options?: GitOptions): Promise<string>;
  /** The configuration is as `openRepository` has written it, whatever a command has added. */
  reset(): Promise<void>;
}

interface GitOptions {
  readonly seconds?: number;
  readonly input?: string;
}

/** A repository in `folder`, which is empty, that knows its one remote. */
export async function openRepository(address: GitAddress, io: Io, folder: string): Promise<Git> {
  const repository = `${folder}/repository`;
  const tree = `${folder}/tree`;
  await io.makeDirectory(tree);
  const env: Record<string, string | undefined> = { ...gitEnvironment(io.env, address, folder) };
  const attempt = async (args: readonly string[], { seconds = LOCAL_GIT_SECONDS, input = '' }: GitOptions = {}) => {
    const result = await io.run('git', args, { directory: folder, env, seconds, input, bytes: LISTING_BYTES_MAX });
    if (result.end === 'missing') throw new Missing(messages.GIT_MISSING, { remedy: messages.GIT_MISSING_REMEDY });
    if (result.end === 'exit' && result.code === 0) return { stdout: result.stdout };
    return reasonOf(result, seconds, secretsOf(address));
  };
  const run = async (args: readonly string[], options?: GitOptions) => {
    const answer = await attempt(args, options);
    if ('stdout' in answer) return answer.stdout;
    throw cloneFailure(address, answer);
  };

  await run(['init', '--quiet', '--bare', '--template=', repository]);
  Object.assign(env, { GIT_DIR: repository, GIT_WORK_TREE: tree });
  if (address.transport === 'ssh') {
    const own = env.GIT_SSH_COMMAND ?? (await configuredSsh(attempt));
    const command = env.GIT_SSH !== undefined && own === null ? null : sshCommand(own);
    if (command !== null) env.GIT_SSH_COMMAND = command;
  }
  // What `init` has found out about the file system stays.
  const probed = Buffer.from(await io.readFile(`${repository}/config`)).toString('utf8');
  const config = probed.replace(/^\s*bare = .*$/m, '') + repositoryConfig(address, `${folder}/none`);
  const reset = () => io.writeFile(`${repository}/config`, config);
  await reset();
  await io.makeDirectory(`${repository}/info`);
  await io.writeFile(`${repository}/info/attributes`, ATTRIBUTES);
  return { address, folder, tree, try: attempt, run, reset };
}

async function configuredSsh(attempt: Git['try']): Promise<string | null> {
  const answer = await attempt(['config', '--get', 'core.sshCommand']);
  return 'stdout' in answer ? answer.stdout.trim() : null;
}

/** Nobody has answered: who asks the same host again waits again. */
export class Unreachable extends External {}

export function cloneFailure(address: GitAddress, reason: Pick<Reason, 'text' | 'advice'> & Partial<Reason>): External {
  const { kind, text, advice } = reason;
  const Kind = kind === 'unreachable' ? Unreachable : External;
  return new Kind(messages.cloneFailed(printGitAddress(address), text), {
    remedy: advice === null ? messages.CLONE_REMEDY : messages.cloneRemedy(advice),
  });
}

/** Password and token, as they are written and decoded. */
function secretsOf({ credentials }: GitAddress): string[] {
  if (credentials === null) return [];
  const colon = credentials.indexOf(':');
  const written = [credentials, credentials.slice(colon + 1)];
  return [...written, ...written.map((text) => decoded(text) ?? '')];
}
