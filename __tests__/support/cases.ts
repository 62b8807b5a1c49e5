import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnnotationFile } from '../../src/diagram/annotate.js';
import type { Sources } from '../../src/diagram/source.js';
import { ROOT } from './root.js';

/** One folder below fixtures/ that has something to draw: fixtures/README.md. */
export interface Case {
  readonly name: string;
  readonly folder: string;
  readonly sources: Sources;
  /** Its groundplan.yml, where it has one. */
  readonly annotations: readonly AnnotationFile[];
}

/** All of them, by name. A folder without plan.json or graph.json is none. */
export const cases = (): Case[] =>
  readdirSync(join(ROOT, 'fixtures'))
    .sort()
    .flatMap((name) => {
      const sources = sourcesOf(name);
      return sources === null
        ? []
        : [{ name, folder: join(ROOT, 'fixtures', name), sources, annotations: annotationsOf(name) }];
    });

function sourcesOf(name: string): Sources | null {
  const plan = file(name, 'plan.json');
  if (plan !== null) return { kind: 'plan', file: plan, dot: file(name, 'graph.dot') };
  const graph = file(name, 'graph.json');
  return graph === null ? null : { kind: 'any', file: graph, dot: null };
}

function annotationsOf(name: string): AnnotationFile[] {
  const found = file(name, 'groundplan.yml');
  return found ? [{ name: found.name, text: found.bytes.toString('utf8'), author: 'person' }] : [];
}

/** Named by its path from the checkout, so that messages and goldens are the same everywhere. */
function file(name: string, base: string) {
  const path = `fixtures/${name}/${base}`;
  return existsSync(join(ROOT, path)) ? { name: path, bytes: readFileSync(join(ROOT, path)) } : null;
}
