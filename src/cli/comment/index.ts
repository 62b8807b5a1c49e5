/** `groundplan comment`: posts the change of a merge or pull request as a single comment on it. */

import { writeReport } from '../../differences.js';
import { External, Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { fewOf } from '../../platform/text/few.js';
import { harmless } from '../../platform/text/printable.js';
import { withUntrustedWorld } from '../../platform/untrusted/world.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import type { Drawn } from '../../pull-request/draw.js';
import * as messages from '../messages.js';
import type { Parsed } from '../options.js';
import { createProgress, type Progress } from '../progress.js';
import { devops, readPipeline as readDevops } from './devops.js';
import { drawAll } from './draw.js';
import { gitlab, readPipeline as readGitlab } from './gitlab.js';
import type { Pipeline } from './model.js';
import { publish } from './publish.js';

const PROVIDERS = {
  gitlab: { read: readGitlab, connect: gitlab },
  'azure-devops': { read: readDevops, connect: devops },
} as const;

type Options = Parsed<'comment'>;

/**
 * Draws the diagrams and posts the comment. If it cannot be posted, warns and prints the change to stdout.
 * @throws External for a missing comment if `--required` is set
 */
export async function comment(options: Options, io: Io): Promise<void> {
  const { provider, required } = options;
  const commentId = options['comment-id'] ?? '';
  if (provider === null) {
    throw new Misuse(messages.PROVIDER_REQUIRED, { remedy: messages.providerRemedy(Object.keys(PROVIDERS)) });
  }
  if (!/^[\w.-]{1,64}$/.test(commentId)) {
    throw new Misuse(messages.badCommentId(commentId), { remedy: messages.COMMENT_ID_REMEDY });
  }
  const { read, connect } = PROVIDERS[provider];
  const pipeline = read(io.env);
  if (pipeline.isFork && options.planner === 'terraform') {
    throw new Misuse(messages.FORK_PROVIDERS, { remedy: messages.FORK_PROVIDERS_REMEDY });
  }
  const platform = connect(pipeline, io.env, io);
  const progress = createProgress(io, options);
  try {
    const draw = (world: Io) => drawAll(options, pipeline, world, progress);
    const drawn = pipeline.isFork
      ? await withUntrustedWorld(io, { network: false }, draw)
      : // Removes tokens from the environment of Git and Terraform.
        await draw(withoutTokens(io));
    for (const { diagram } of drawn) for (const text of fewOf(diagram.warnings)) progress.warn(text);
    const failure = await write(options, pipeline, platform, { drawn, progress });
    if (failure === null) return;
    progress.warn(failure);
    await io.stdout(harmless(await asText(drawn)));
    if (required) throw new External(messages.NOT_WRITTEN, { remedy: failure });
  } finally {
    progress.done();
  }
}

/** Posts the comment. Returns null on success, otherwise the reason for the failure. */
async function write(
  options: Options,
  pipeline: Pipeline,
  platform: ReturnType<typeof gitlab>,
  { drawn, progress }: { readonly drawn: readonly Drawn[]; readonly progress: Progress },
): Promise<string | null> {
  if (pipeline.token === '') return messages.noToken(pipeline.isFork, pipeline.remedies.token);
  try {
    const asked = { commentId: options['comment-id'] ?? '', title: options.title, drawn };
    const { is, warnings } = await publish(asked, pipeline, platform);
    for (const warning of warnings) progress.warn(warning);
    if (is === 'closed') return messages.CLOSED;
    if (is === 'locked') return messages.CONVERSATION_LOCKED;
    progress.say(is === 'outrun' ? messages.NEWER_RUN : messages.DONE[is]);
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const isAboutToken = error.kind === 'permission' || error.kind === 'credentials';
    return messages.refused(error.message, isAboutToken ? pipeline.remedies.token : (error.remedy ?? ''));
  }
}

const TOKENS: ReadonlySet<string> = new Set(['GITLAB_TOKEN', 'GROUNDPLAN_TOKEN', 'SYSTEM_ACCESSTOKEN']);

function withoutTokens(io: Io): Io {
  const without = (env: Io['env']) => Object.fromEntries(Object.entries(env).filter(([name]) => !TOKENS.has(name)));
  const run: Io['run'] = (command, args, options) =>
    io.run(command, args, { ...options, env: without(options.env ?? io.env) });
  return { ...io, env: without(io.env), run };
}

/** Returns the changes as plain text. */
async function asText(drawn: readonly Drawn[]): Promise<string> {
  const texts: string[] = [];
  for (const { diagram } of drawn) {
    const { change, title, resources } = diagram;
    texts.push(
      `${title}\n${change === undefined ? `${messages.found(resources)}\n` : await writeReport(change.report, 'text')}`,
    );
  }
  return texts.join('\n');
}
