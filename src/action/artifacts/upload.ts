/** Diagrams to artifacts. An artifact that cannot be written is a warning: the picture is there all the same. */
import { dirname, join } from 'node:path';
import * as messages from '../../messages/action.js';
import type { Context } from '../context.js';
import { MANIFEST_ENDING } from '../drawing/files.js';
import { type Artifact, type Diagram, FILE_KINDS } from '../model.js';

/** @returns by id of the diagram, what people get to see first; diagrams without any are not in it */
export async function uploadAll(
  diagrams: readonly Diagram[],
  context: Context,
): Promise<ReadonlyMap<string, readonly Artifact[]>> {
  const uploaded = new Map<string, readonly Artifact[]>();
  const { inputs, io, runner } = context;
  if (inputs.artifact === 'off' || diagrams.length === 0) return uploaded;
  // Where the runner has handed us no token for it (a server without the service, a composite action), asking is in vain.
  if ((io.env.ACTIONS_RUNTIME_TOKEN ?? '') === '' || (io.env.ACTIONS_RESULTS_URL ?? '') === '') {
    runner.annotate('notice', messages.NO_ARTIFACT_SERVICE);
    return uploaded;
  }
  for (const diagram of diagrams) {
    const artifacts: Artifact[] = [];
    for (const upload of uploadsOf(diagram, inputs['artifact-name'], inputs.artifact)) {
      const artifact = await uploadOne(upload, context);
      if (artifact !== null) artifacts.push(artifact);
    }
    if (artifacts.length > 0) uploaded.set(diagram.id, artifacts);
  }
  return uploaded;
}

interface Wanted {
  readonly name: string;
  readonly files: readonly string[];
  readonly root: string;
  readonly isArchive: boolean;
}

function uploadsOf({ id, files }: Diagram, prefix: string, how: 'zip' | 'files'): Wanted[] {
  const paths = FILE_KINDS.flatMap((kind) => files[kind] ?? []);
  // The graph is always there.
  const root = dirname(paths[0]!);
  const zip = {
    name: `${prefix}-${id}`,
    files: [...paths, join(root, `${id}${MANIFEST_ENDING}`)],
    root,
    isArchive: true,
  };
  const single = [files.svg, files.png].flatMap((path) => path ?? []);
  // The name of a single file's artifact is that of the file.
  return how === 'zip'
    ? [zip]
    : [...single.map((path) => ({ name: path.slice(root.length + 1), files: [path], root, isArchive: false })), zip];
}

async function uploadOne(wanted: Wanted, { inputs, event, runner }: Context): Promise<Artifact | null> {
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
