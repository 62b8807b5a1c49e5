/** Uploads diagrams as artifacts. A failed upload is a warning, because the pictures exist in the output folder. */
import { basename, dirname } from 'node:path';
import { type Artifact, type Diagram, SHOWN } from '../../pull-request/model.js';
import type { Context } from '../context.js';
import { ARTIFACTS_OF_JOB_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { serviceOf } from './service.js';
import { shardsOf } from './shards.js';

/**
 * Uploads the diagrams. Returns artifacts by diagram id, those for readers first; diagrams without artifacts are
 * absent.
 */
export async function uploadAll(
  diagrams: readonly Diagram[],
  context: Context,
): Promise<ReadonlyMap<string, readonly Artifact[]>> {
  const uploaded = new Map<string, Artifact[]>();
  const { inputs, io, runner } = context;
  if (diagrams.length === 0 || !mayUpload(context)) return uploaded;
  const add = (ids: readonly string[], artifact: Artifact | null) => {
    if (artifact !== null) for (const id of ids) uploaded.set(id, [...(uploaded.get(id) ?? []), artifact]);
  };
  const shards = await shardsOf(diagrams, io);
  const pictures = inputs.artifact === 'files' ? diagrams.flatMap(picturesOf) : [];
  const room = Math.max(0, ARTIFACTS_OF_JOB_MAX - shards.length);
  for (const { id, file } of pictures.slice(0, room)) {
    add([id], await uploadOne(asItIs(file), context));
  }
  if (pictures.length > room) {
    runner.annotate('notice', messages.picturesOnlyInArchives(pictures.length - room, ARTIFACTS_OF_JOB_MAX));
  }
  for (const { ids, name, files, root } of shards) {
    const archive = { name: `${inputs['artifact-name']}-${name}`, files, root, isArchive: true };
    add(ids, await uploadOne(archive, context));
  }
  const pages = inputs.page ? diagrams.flatMap(pageOf) : [];
  const left = Math.max(0, room - pictures.length);
  for (const { id, file } of pages.slice(0, left)) add([id], await uploadPage(file, context));
  if (pages.length > left) {
    runner.annotate('notice', messages.pagesOnlyInArchives(pages.length - left, ARTIFACTS_OF_JOB_MAX));
  }
  return uploaded;
}

/** Returns the upload request for a single file. The artifact gets the name of the file. */
const asItIs = (file: string): UploadRequest => ({
  ...{ name: basename(file), files: [file], root: dirname(file) },
  isArchive: false,
});

async function uploadPage(file: string, context: Context): Promise<Artifact | null> {
  const artifact = await uploadOne(asItIs(file), context);
  return artifact && { ...artifact, isPage: true };
}

/** True if an upload is possible. Reports a missing runner token, or a server without the artifact service. */
export function mayUpload(context: Pick<Context, 'inputs' | 'event' | 'io' | 'runner'>): boolean {
  if (context.inputs.artifact === 'off') return false;
  const service = serviceOf(context, true);
  if (service !== 'there') {
    const text = service === 'enterprise' ? messages.NOT_UPLOADED_ON_ENTERPRISE : messages.NO_ARTIFACT_SERVICE;
    context.runner.annotate('notice', text);
  }
  return service === 'there';
}

const picturesOf = ({ id, files: { svg, png } }: Diagram) =>
  [svg, png].flatMap((file) => (file === undefined ? [] : [{ id, file }]));

const pageOf = ({ id, files }: Diagram) => {
  const file = files[SHOWN.page];
  return file === undefined ? [] : [{ id, file }];
};

interface UploadRequest {
  readonly name: string;
  readonly files: readonly string[];
  readonly root: string;
  readonly isArchive: boolean;
}

/** Uploads one artifact. Returns null and warns if that fails. */
export async function uploadOne(wanted: UploadRequest, { inputs, event, runner }: Context): Promise<Artifact | null> {
  try {
    const { id } = await runner.upload({ ...wanted, retentionDays: inputs['retention-days'] });
    const { owner, name } = event.repository;
    const url = `${event.serverUrl}/${owner}/${name}/actions/runs/${event.runId}/artifacts/${id}`;
    runner.say(messages.uploaded(wanted.name));
    return { id, name: wanted.name, url };
  } catch (error) {
    runner.annotate('warning', messages.artifactFailed(wanted.name, (error as Error).message));
    return null;
  }
}
