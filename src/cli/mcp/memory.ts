/**
 * The graphs that a server has read. A graph is used again while everything that was read for it has the same content, so
 * that only the first question plans. Results on the disk (docs/decisions/0017-kept-inventories.md) would save the plan
 * as well, but not the inference.
 */

import { graphRequestOf, networkOf, type ReadResult } from '../../diagram.js';
import type { Network } from '../../graph/questions/network.js';
import { type Recording, record } from '../../platform/cache/recorder.js';
import type { Io } from '../../platform/io.js';
import { kindOfRun } from '../../results.js';
import { GRAPHS_REMEMBERED_MAX } from '../limits.js';
import type { Parsed } from '../options.js';
import { createProgress, type Progress } from '../progress.js';
import { run } from '../run.js';

/** A source that was read. */
export interface SourceRead {
  readonly result: ReadResult;
  readonly network: Network;
  /** Warnings about the source. */
  readonly warnings: readonly string[];
}

export interface SourceMemory {
  /**
   * Returns the graph of a source. Warnings are printed only when it is read.
   * @throws the errors of the stages
   */
  read(options: Parsed<'graphdata'>, io: Io): Promise<SourceRead>;
}

interface Remembered {
  readonly source: SourceRead;
  readonly recording: Recording;
}

/** Creates a memory without graphs. */
export function createMemory(): SourceMemory {
  // The most recently used last.
  const remembered = new Map<string, Remembered>();
  return {
    async read(options, io) {
      const key = keyOf(options);
      const known = remembered.get(key);
      remembered.delete(key);
      if (known !== undefined && (await known.recording.isCurrent(io))) {
        remembered.set(key, known);
        return known.source;
      }
      const recording = record(io, { bases: new Map(), kindOfRun });
      const source = await readSource(options, recording.io);
      if (recording.obstacle() === null) remembered.set(key, { source, recording });
      const [oldest] = remembered.keys();
      if (remembered.size > GRAPHS_REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
      return source;
    },
  };
}

/** Options that decide how a graph is printed, not which one it is, are left out. */
const keyOf = ({ given: _, explain: __, outfile: ___, ...options }: Parsed<'graphdata'>): string =>
  JSON.stringify(options);

async function readSource(options: Parsed<'graphdata'>, io: Io): Promise<SourceRead> {
  const progress = createProgress(io, options);
  const warnings: string[] = [];
  const noting: Progress = {
    ...progress,
    warn(text) {
      warnings.push(text);
      progress.warn(text);
    },
  };
  try {
    const { result } = await run(options, { ...graphRequestOf(options), namesResources: true }, io, noting);
    return { result, network: await networkOf(result), warnings };
  } finally {
    // Otherwise a counted step would be repeated for as long as the server runs.
    progress.done();
  }
}
