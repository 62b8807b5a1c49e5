/** The artifacts of this run, or of the one that this one reacts to, into a folder of the runner. */
import { join } from 'node:path';
import { External } from '../../errors.js';
import { ARCHIVE_BYTES_MAX, ARTIFACTS_MAX } from '../../limits/action.js';
import * as messages from '../../messages/action.js';
import { type Context, temporaryOf } from '../context.js';
import type { Artifact } from '../model.js';

export interface Downloaded {
  readonly directory: string;
  /** By id of the diagram, which is what the name says behind the prefix. */
  readonly artifacts: ReadonlyMap<string, readonly Artifact[]>;
}

/** @throws External where the service does not answer, or there is none */
export async function downloadAll({ inputs, event, io, runner }: Context): Promise<Downloaded> {
  const { owner, name: repository } = event.repository;
  const run = event.workflowRun;
  const source = run === null ? null : { runId: run.id, owner, repository, token: inputs['github-token'] };
  const prefix = `${inputs['artifact-name']}-`;
  const directory = join(temporaryOf(io), 'groundplan-artifacts');
  await io.makeDirectory(directory);
  const artifacts = new Map<string, Artifact[]>();
  try {
    const found = (await runner.listArtifacts(source)).filter(({ name }) => name.startsWith(prefix));
    for (const { id, name, size } of found.slice(0, ARTIFACTS_MAX)) {
      if (size > ARCHIVE_BYTES_MAX) {
        runner.annotate('warning', messages.artifactTooLarge(name));
        continue;
      }
      const place = join(directory, String(id));
      await io.makeDirectory(place);
      await runner.download(id, place, source);
      const url = `${event.serverUrl}/${owner}/${repository}/actions/runs/${run?.id ?? event.runId}/artifacts/${id}`;
      artifacts.set(name.slice(prefix.length), [{ id, name, url }]);
    }
  } catch (cause) {
    throw new External(messages.artifactsNotRead((cause as Error).message), {
      remedy: messages.ARTIFACTS_REMEDY,
      cause,
    });
  }
  return { directory, artifacts };
}
