/**
 * Distributes the diagrams of a job over as few artifacts as possible. A job may upload 500, and reading one from
 * another run costs one of the 1,000 API calls per hour.
 */
import { dirname, join } from 'node:path';
import type { Io } from '../../platform/io.js';
import { type Diagram, FILE_KINDS } from '../../pull-request/model.js';
import { MANIFEST_ENDING } from '../drawing/files.js';
import { SHARD_BYTES_MAX, SHARD_DIAGRAMS_MAX } from '../limits.js';

export interface Shard {
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
export async function shardsOf(diagrams: readonly Diagram[], io: Pick<Io, 'sizeOf'>): Promise<readonly Shard[]> {
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
  const [first, ...others] = diagrams as readonly [Diagram, ...Diagram[]];
  const folder = dirname(filesOf(first)[0]!);
  return {
    name: others.length === 0 ? first.id : `${first.id}.and-${others.length}-more`,
    ids: diagrams.map(({ id }) => id),
    files: diagrams.flatMap(filesOf),
    root: others.length === 0 ? folder : dirname(folder),
  };
}

/** Returns the files of a diagram and its manifest. The graph file always exists. */
function filesOf({ id, files }: Diagram): string[] {
  const paths = FILE_KINDS.flatMap((kind) => files[kind] ?? []);
  return [...paths, join(dirname(paths[0]!), `${id}${MANIFEST_ENDING}`)];
}
