/** What the step says of drawn diagrams. Git and the files are real. */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../../../src/action/context.js';
import { ANNOTATIONS_SHOWN } from '../../../src/action/limits.js';
import * as messages from '../../../src/action/messages.js';
import { annotateDangers, nameCommits, reasonsWithoutDiagram, whyStale } from '../../../src/action/modes/draw.js';
import { nodeIo } from '../../../src/platform/node.js';
import type { Diagram } from '../../../src/pull-request/model.js';
import { all, marked, reported } from '../../diff/report/support/marked.js';
import { newTemporary } from '../../support/temporary.js';
import { diagram } from '../github/support.js';

const NO_GRAPH = { nodes: [], edges: [], omitted: { nodes: 0, edges: 0 } };

/** A diagram whose change deletes so many databases. */
const deleting = (count: number): Diagram => {
  const graph = marked(all('delete', ...Array.from({ length: count }, (_, at) => `aws_db_instance.d${at}`)));
  return diagram('a', { change: { report: reported(graph), omitted: 0, graph: NO_GRAPH } });
};

const ioIn = (folder: string) => ({
  ...nodeIo(),
  directory: folder,
  env: { ...process.env, GITHUB_WORKSPACE: folder },
});

describe('dangers', () => {
  /** Returns the number of annotations, and everything else that is said. */
  function told(diagrams: readonly Diagram[]) {
    const [annotations, lines]: [string[], string[]] = [[], []];
    const runner = {
      annotate: (_: string, text: string) => annotations.push(text),
      say: (line: string) => lines.push(line),
    } as unknown as Context['runner'];
    annotateDangers(diagrams, { runner });
    return [annotations.length, ...lines];
  }

  test.each<[string, readonly Diagram[], readonly (number | string)[]]>([
    ['none', [diagram('a')], [0]],
    ['as many as GitHub shows', [deleting(ANNOTATIONS_SHOWN)], [ANNOTATIONS_SHOWN]],
    [
      'one more, which is counted',
      [deleting(ANNOTATIONS_SHOWN + 1)],
      [ANNOTATIONS_SHOWN, '1 more danger without an annotation: see the report'],
    ],
    [
      'several more',
      [deleting(ANNOTATIONS_SHOWN + 3)],
      [ANNOTATIONS_SHOWN, '3 more dangers without an annotation: see the report'],
    ],
    ['the same of two root modules, once', [deleting(2), deleting(2)], [2]],
  ])('%s', (_, diagrams, expected) => {
    expect(told(diagrams)).toEqual(expected);
  });
});

test.each<[string, number, string | null, readonly string[]]>([
  ['nothing', 0, null, []],
  ['roots beyond the limit', 3, null, ['ROOTS']],
  ['the reason of a run without diagrams', 0, 'no base', ['no base']],
  ['both, the roots first', 3, 'no base', ['ROOTS', 'no base']],
])('without a diagram, and not compared: %s', (_, omitted, reason, expected) => {
  const roots = messages.rootsNotCompared(3);
  expect(reasonsWithoutDiagram(omitted, reason)).toEqual(expected.map((line) => (line === 'ROOTS' ? roots : line)));
});

test('the commit that is checked out is the one after the change, and the base the one before', async () => {
  const folder = newTemporary('groundplan-draw-');
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '-m', 'a');
  const head = git('rev-parse', 'HEAD').trim();
  const baseCommit = 'b'.repeat(40);
  const changed = { ...deleting(1), files: { graph: join(folder, 'a.json') } };
  const context = { io: ioIn(folder), baseCommit } as unknown as Context;
  const [named, plain] = await nameCommits([changed, diagram('b')], context);
  expect(named!.change!.commits).toEqual({ before: baseCommit, after: head });
  expect(plain).toEqual(diagram('b'));
});

describe('a committed graph file', () => {
  const folder = newTemporary('groundplan-draw-');
  const write = (name: string, graph: object): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(graph));
    return path;
  };
  const queues = (...names: string[]): object => Object.fromEntries(names.map((name) => [`aws_sqs_queue.${name}`, []]));

  test.each<[string, object, object, string | null]>([
    ['is current', queues('a'), queues('a'), null],
    ['lacks a new resource', queues('a'), queues('a', 'b'), 'Adds the queue b'],
    ['has a resource that is gone', queues('a', 'b'), queues('a'), 'Removes the queue b'],
  ])('%s', async (_, committed, drawn, expected) => {
    const path = write('committed.json', committed);
    const context = {
      inputs: { 'check-file': path, detail: 'default' },
      io: ioIn(folder),
    } as unknown as Context;
    const reason = await whyStale([diagram('a', { files: { graph: write('drawn.json', drawn) } })], context);
    if (expected === null) expect(reason).toBeNull();
    else expect(reason).toContain(expected);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(committed);
  });
});
