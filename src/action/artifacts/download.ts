/** The artifacts of this run, or of the one that this one reacts to, into a folder of the runner. */
import { join } from 'node:path';
import { External } from '../../errors.js';
import { ARCHIVE_BYTES_MAX, ARCHIVES_BYTES_MAX, ARTIFACTS_MAX } from '../../limits/action.js';
import * as messages from '../../messages/action.js';
import { type Context, temporaryOf } from '../context.js';
import { isOurs } from '../drawing/files.js';
import type { Artifact } from '../model.js';
import { unzip } from './zip.js';

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
  const artifacts = new Map<string, Artifact[]>();
  let left = ARCHIVES_BYTES_MAX;
  // What an earlier step has left there is none of this run's.
  await io.remove(directory);
  await io.makeDirectory(directory);
  const found = await answered(runner.listArtifacts(source));
  for (const { id, name, size } of found.filter((one) => one.name.startsWith(prefix)).slice(0, ARTIFACTS_MAX)) {
    const place = join(directory, String(id));
    await io.makeDirectory(place);
    if (size <= Math.min(ARCHIVE_BYTES_MAX, left)) await answered(runner.download(id, place, source));
    const bytes = await unpackIn(place, Math.min(ARCHIVE_BYTES_MAX, left), io);
    if (bytes === null) {
      runner.annotate('warning', messages.artifactUnusable(name));
      continue;
    }
    left -= bytes;
    const url = `${event.serverUrl}/${owner}/${repository}/actions/runs/${run?.id ?? event.runId}/artifacts/${id}`;
    artifacts.set(name.slice(prefix.length), [{ id, name, url }]);
  }
  return { directory, artifacts };
}

/** The archive in a folder becomes the files that we know. @returns their bytes; null where none can be read */
async function unpackIn(folder: string, bytesMax: number, io: Context['io']): Promise<number | null> {
  const [archive] = await io.list(folder);
  const path = archive === undefined ? null : join(folder, archive.name);
  if (path === null || ((await io.sizeOf(path)) ?? Infinity) > bytesMax) return null;
  const files = unzip(await io.readFile(path), isOurs, bytesMax);
  await io.remove(path);
  for (const [name, content] of files ?? []) await io.writeFile(join(folder, name), content);
  return files === null ? null : [...files.values()].reduce((sum, { length }) => sum + length, 0);
}

async function answered<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new External(messages.artifactsNotRead((cause as Error).message), {
      remedy: messages.ARTIFACTS_REMEDY,
      cause,
    });
  });
}
