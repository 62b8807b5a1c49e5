/**
 * The list of root modules to draw and of deleted ones that `mode: discover` passes to `mode: report`. Without it a
 * report could not distinguish a reverted change from a failed job.
 */
import { join } from 'node:path';
import { type Context, temporaryOf } from '../context.js';
import { MANIFEST_ROOTS_MAX } from '../limits.js';
import { mayUpload, uploadOne } from './upload.js';

/** Suffix of the artifact's name. An id has no dot, so no diagram's artifact is named `<prefix>-roots.json`. */
const NAME = 'roots.json';
export const ROOTS_FILE = 'groundplan-roots.json';

const FORMAT = 1;

export interface DiscoveredRoots {
  /** Paths relative to the repository root. */
  readonly drawn: readonly string[];
  readonly deleted: readonly string[];
  /** Reason why the roots are unknown; absent if they are known. */
  readonly unknown?: string;
}

interface FoundRootsFile extends DiscoveredRoots {
  readonly groundplan: typeof FORMAT;
}

const paths = { type: 'array', maxItems: MANIFEST_ROOTS_MAX, items: { type: 'string', maxLength: 4096 } };

/** JSON Schema of the file. */
export const ROOTS_SCHEMA = {
  type: 'object',
  properties: {
    groundplan: { const: FORMAT },
    drawn: paths,
    deleted: paths,
    unknown: { type: 'string', maxLength: 1000 },
  },
  required: ['groundplan', 'drawn', 'deleted'],
  additionalProperties: false,
};

/** Uploads the list for `mode: report`; does nothing without an artifact service. */
export async function uploadRoots({ drawn, deleted, unknown }: DiscoveredRoots, context: Context): Promise<void> {
  const { inputs, io } = context;
  if (!mayUpload(context)) return;
  const found: FoundRootsFile = {
    groundplan: FORMAT,
    drawn: drawn.slice(0, MANIFEST_ROOTS_MAX),
    deleted: deleted.slice(0, MANIFEST_ROOTS_MAX),
    ...(unknown !== undefined && { unknown: unknown.slice(0, 1000) }),
  };
  const root = join(temporaryOf(io), 'groundplan-roots');
  await io.makeDirectory(root);
  await io.writeFile(join(root, ROOTS_FILE), `${JSON.stringify(found)}\n`);
  const name = `${inputs['artifact-name']}-${NAME}`;
  await uploadOne({ name, files: [join(root, ROOTS_FILE)], root, isArchive: true }, context);
}
