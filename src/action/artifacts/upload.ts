/** Uploads diagrams as artifacts. A failed upload is a warning, because the pictures exist in the output folder. */

import { basename, dirname, join } from 'node:path';
import type { Io } from '../../platform/io.js';
import { type Artifact, type Diagram, FILE_KINDS, SHOWN } from '../../pull-request/model.js';
import { artifactUrl, type Context } from '../context.js';
import { MANIFEST_ENDING } from '../drawing/files.js';
import { ARTIFACTS_OF_JOB_MAX, SHARD_BYTES_MAX, SHARD_DIAGRAMS_MAX } from '../limits.js';
import * as messages from '../messages.js';

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
  const archiveRoom = Math.max(0, ARTIFACTS_OF_JOB_MAX - shards.length);
  for (const { id, file } of pictures.slice(0, archiveRoom)) {
    add([id], await uploadOne(singleFileRequest(file), context));
  }
  if (pictures.length > archiveRoom) {
    runner.annotate('notice', messages.picturesOnlyInArchives(pictures.length - archiveRoom, ARTIFACTS_OF_JOB_MAX));
  }
  for (const { ids, name, files, root } of shards) {
    const archive = { name: `${inputs['artifact-name']}-${name}`, files, root, isArchive: true };
    add(ids, await uploadOne(archive, context));
  }
  const pages = inputs.page ? diagrams.flatMap(pageOf) : [];
  const pageRoom = Math.max(0, archiveRoom - pictures.length);
  for (const { id, file } of pages.slice(0, pageRoom)) add([id], await uploadPage(file, context));
  if (pages.length > pageRoom) {
    runner.annotate('notice', messages.pagesOnlyInArchives(pages.length - pageRoom, ARTIFACTS_OF_JOB_MAX));
  }
  return uploaded;
}

/** Returns the upload request for a single file. The artifact gets the name of the file. */
const singleFileRequest = (file: string): UploadRequest => ({
  ...{ name: basename(file), files: [file], root: dirname(file) },
  isArchive: false,
});

async function uploadPage(file: string, context: Context): Promise<Artifact | null> {
  const artifact = await uploadOne(singleFileRequest(file), context);
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
export async function uploadOne(request: UploadRequest, { inputs, event, runner }: Context): Promise<Artifact | null> {
  try {
    const { id } = await runner.upload({ ...request, retentionDays: inputs['retention-days'] });
    runner.say(messages.uploaded(request.name));
    return { id, name: request.name, url: artifactUrl(event, event.runId, id) };
  } catch (error) {
    runner.annotate('warning', messages.artifactFailed(request.name, (error as Error).message));
    return null;
  }
}

// ---- Shards: the diagrams of a job in as few artifacts as possible.
// A job may upload 500, and reading one from another run costs one of the 1,000 API calls per hour.

interface Shard {
  /**
   * Name after the prefix. It contains a dot if there are several diagrams, which no id has, so that names of jobs
   * cannot clash.
   */
  readonly name: string;
  readonly ids: readonly string[];
  readonly files: readonly string[];
  /** Folder that names in the archive are relative to. */
  readonly root: string;
}

/**
 * Fills artifacts one after another, in the order of the diagrams. A diagram larger than the limit gets its own
 * artifact.
 */
async function shardsOf(diagrams: readonly Diagram[], io: Pick<Io, 'sizeOf'>): Promise<readonly Shard[]> {
  const shards: Diagram[][] = [];
  let room = 0;
  for (const diagram of diagrams) {
    const sizes = await Promise.all(filesOf(diagram).map((file) => io.sizeOf(file)));
    const bytes = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
    const last = shards.at(-1);
    if (last === undefined || bytes > room || last.length === SHARD_DIAGRAMS_MAX) {
      shards.push([diagram]);
      room = SHARD_BYTES_MAX - bytes;
    } else {
      last.push(diagram);
      room -= bytes;
    }
  }
  return shards.map(shardOf);
}

/** Builds a shard. A single diagram is at the top level of its artifact, several have a folder each. */
function shardOf(diagrams: readonly Diagram[]): Shard {
  const [first, ...otherDiagrams] = diagrams as readonly [Diagram, ...Diagram[]];
  const folder = dirname(filesOf(first)[0]!);
  return {
    name: otherDiagrams.length === 0 ? first.id : `${first.id}.and-${otherDiagrams.length}-more`,
    ids: diagrams.map(({ id }) => id),
    files: diagrams.flatMap(filesOf),
    root: otherDiagrams.length === 0 ? folder : dirname(folder),
  };
}

/** Returns the files of a diagram and its manifest. The graph file always exists. */
function filesOf({ id, files }: Diagram): string[] {
  const paths = FILE_KINDS.flatMap((kind) => files[kind] ?? []);
  return [...paths, join(dirname(paths[0]!), `${id}${MANIFEST_ENDING}`)];
}

// ---- Support for artifacts, which not every server has.

/** Hosts with artifact support, as in @actions/artifact 4: github.com, its data residency and development hosts. */
const HOSTS = /^(github\.com|.*\.ghe\.com|.*\.localhost)$/i;

type Service = 'there' | 'enterprise' | 'none';

/**
 * Returns the state of the artifact service.
 * @param isOfRun true if the runner's own token is needed; artifacts of other runs are read with the job's token
 */
export function serviceOf({ event, io }: Pick<Context, 'event' | 'io'>, isOfRun: boolean): Service {
  if (!HOSTS.test(hostOf(event.serverUrl))) return 'enterprise';
  const { ACTIONS_RUNTIME_TOKEN = '', ACTIONS_RESULTS_URL = '' } = io.env;
  return isOfRun && (ACTIONS_RUNTIME_TOKEN === '' || ACTIONS_RESULTS_URL === '') ? 'none' : 'there';
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
