/** Records the commits that the report's line numbers refer to, so that a comment can link to them. */
import type { Diagram } from '../../pull-request/model.js';
import type { Context } from '../context.js';
import { askCheckout } from '../discover/git.js';
import { rewriteManifest } from './files.js';

/** Returns the diagrams with the commits of both revisions, and updates their manifests. */
export async function nameCommits(diagrams: readonly Diagram[], context: Context): Promise<readonly Diagram[]> {
  const { io, baseCommit } = context;
  if (diagrams.every(({ change }) => change === undefined)) return diagrams;
  const after = COMMIT.exec((await askCheckout(['rev-parse', '--verify', 'HEAD'], io)) ?? '')?.[0];
  const commits = { ...(baseCommit !== undefined && { before: baseCommit }), ...(after !== undefined && { after }) };
  return Promise.all(
    diagrams.map(async (diagram) => {
      if (diagram.change === undefined) return diagram;
      const named = { ...diagram, change: { ...diagram.change, commits } };
      await rewriteManifest(named, io);
      return named;
    }),
  );
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})(?=\s*$)/;
