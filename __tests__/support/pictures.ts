import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateGraph } from '../../scripts/fixtures/generate.mjs';
import { realCases } from '../../scripts/gallery/real.mjs';
import { readGraph } from '../../src/diagram/read.js';
import type { Sources } from '../../src/diagram/source.js';
import { InvalidInput } from '../../src/errors.js';
import type { Graph } from '../../src/graph/model.js';
import { cases } from './cases.js';
import { ROOT } from './root.js';
import { CORPUS } from './tools.js';

/** A source to draw: a case of fixtures/, or a plan of the corpus. */
export interface Subject {
  /** `fixture/aws-minimal`, `corpus/plan.json`. */
  readonly name: string;
  readonly sources: Sources;
}

export const fixtureSubjects = (): Subject[] =>
  cases().map(({ name, sources }) => ({ name: `fixture/${name}`, sources }));

/** Graphs of real public code: fixtures/gallery. */
export const realSubjects = (): Subject[] =>
  realCases(ROOT).map(({ name }) => {
    const path = `fixtures/gallery/${name}/graph.json`;
    const file = { name: path, bytes: readFileSync(join(ROOT, path)) };
    return { name: `real/${name}`, sources: { kind: 'any', file, dot: null } };
  });

/** Synthetic stacks: larger than the fixtures and with more edges than real plans, for figures that small ones hide. */
export const generatedSubjects = (sizes: readonly number[]): Subject[] =>
  sizes.map((nodes) => {
    const name = `generated/${nodes}`;
    const bytes = Buffer.from(JSON.stringify(generateGraph({ nodes })));
    return { name, sources: { kind: 'any', file: { name, bytes }, dot: null } };
  });

/** Returns the plans of the corpus; empty, and prints nothing, if there is no corpus. */
export const corpusSubjects = (): Subject[] => (existsSync(CORPUS) ? plans().map(corpusSubject) : []);

const plans = (): string[] => readdirSync(join(CORPUS, 'plans')).sort();

function corpusSubject(plan: string): Subject {
  const file = { name: plan, bytes: readFileSync(join(CORPUS, 'plans', plan)) };
  const dot = plan.replace(/\.json$/, '.dot');
  const path = join(CORPUS, 'dot', dot);
  return {
    name: `corpus/${plan}`,
    sources: { kind: 'any', file, dot: existsSync(path) ? { name: dot, bytes: readFileSync(path) } : null },
  };
}

/** The graph, or null for a file that is no plan on purpose or has nothing to draw. */
export async function graphOf({ sources }: Subject): Promise<Graph | null> {
  try {
    return (await readGraph(sources)).graph;
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}
