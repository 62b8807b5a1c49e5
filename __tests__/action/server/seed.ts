/** Artifacts of other jobs, without running them. */
import { createHash } from 'node:crypto';
import { serialiseManifest } from '../../../src/action/artifacts/manifest.js';
import type { Diagram } from '../../../src/pull-request/model.js';
import { zip } from '../artifacts/zip-writer.js';
import type { State } from './model.js';

export const drawnAt = (path: string): Diagram => ({
  ...{ id: path.replaceAll('/', '-'), title: path, path, resources: 1, changed: true, warnings: [], assumptions: [] },
  counts: { create: 0, update: 0, delete: 0, replace: 0, none: 1 },
  graph: {
    nodes: [
      ...[
        {
          address: 'aws_vpc.a',
          type: 'aws_vpc',
          title: 'VPC a',
          name: '',
          details: [],
          alert: '',
          badge: '',
          parent: null,
          isContainer: true,
          change: 'none',
          count: 1,
        },
      ],
    ] as Diagram['graph']['nodes'],
    edges: [],
    omitted: { nodes: 0, edges: 0 },
  },
  files: { graph: 'x' },
  sha256: 'a'.repeat(64),
});

/** As a job uploads it that has drawn one directory. */
export function seedDiagram(state: State, path: string): void {
  const diagram = drawnAt(path);
  const manifest = { name: `${diagram.id}.groundplan.json`, content: serialiseManifest(diagram) };
  seed(state, `groundplan-${diagram.id}`, zip([manifest, { name: `${diagram.id}.json`, content: '{}' }]));
}

/** The same with the page, which is beside the archive as it is. */
export function seedPage(state: State, path: string): void {
  const diagram = { ...drawnAt(path), files: { graph: 'x', html: 'x' } };
  const files = [
    { name: `${diagram.id}.groundplan.json`, content: serialiseManifest(diagram) },
    { name: `${diagram.id}.json`, content: '{}' },
    { name: `${diagram.id}.html`, content: '<!doctype html>' },
  ];
  seed(state, `groundplan-${diagram.id}`, zip(files));
  seed(state, `${diagram.id}.html`, Buffer.from('<!doctype html>'));
}

/** As discover leaves it. */
export function seedFound(state: State, drawn: readonly string[], deleted: readonly string[] = []): void {
  const content = JSON.stringify({ groundplan: 1, drawn, deleted });
  seed(state, 'groundplan-roots.json', zip([{ name: 'groundplan-roots.json', content }]));
}

function seed(state: State, name: string, content: Buffer): void {
  const key = `/blob/container/${state.nextId++}`;
  const hash = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  state.artifacts.push({ name, mime: 'application/zip', key, id: state.nextId++, hash, size: content.length });
  state.stored.set(key, content);
}
