/** Options that change nothing are said, and those that change something are not. */
import { main } from '../../src/cli/main.js';
import { directoryOf } from '../support/code.js';
import { memoryIo } from '../support/memory-io.js';
import { ioAtHome } from '../support/repository.js';

const GRAPH = JSON.stringify({ 'aws_lambda_function.f': ['aws_sqs_queue.q'], 'aws_sqs_queue.q': [] });
const OTHER = JSON.stringify({ 'aws_sqs_queue.q': [] });

async function warnings(...args: string[]): Promise<readonly string[]> {
  const io = memoryIo({ 'g.json': GRAPH, 'h.json': OTHER });
  await main(args, io);
  return io
    .err()
    .split('\n')
    .flatMap((line) => /^WARNING: (.*no effect.*|.*is compared, and.*)/.exec(line)?.[1] ?? []);
}
const drawn = (...args: string[]) => warnings('draw', '--source', 'g.json', ...args);
const compared = (...args: string[]) => warnings('diff', 'h.json', 'g.json', ...args);

test.each([
  [['--scale', '2'], ['--scale has no effect on svg; png uses it']],
  [['--tags', 'team'], ['--tags has no effect on svg; html uses it']],
  [['--icons', 'native'], ['--icons has no effect on svg; drawio uses it']],
  [
    ['--theme', 'dark', '--format', 'html,mermaid'],
    ['--theme has no effect on html or mermaid; svg, png or pdf use it'],
  ],
  [
    ['--layout', 'nested', '--format', 'structurizr'],
    ['--layout has no effect on structurizr; svg, png, pdf, html, drawio or excalidraw use it'],
  ],
  [['--drift'], []],
  [['--scale', '2', '--format', 'svg,png'], []],
  [['--theme', 'dark'], []],
  [['--format', 'mermaid'], []],
] as const)('draw %j', async (args, expected) => {
  expect(await drawn(...args)).toEqual(expected);
});

test.each([
  [
    ['--hops', '2'],
    ['--hops has no effect on text; svg, png, pdf, html, drawio, excalidraw, mermaid or structurizr use it'],
  ],
  [['--hops', '2', '--focus', 'all', '--format', 'svg'], ['--hops has no effect with --focus all']],
  [['--hops', '2', '--format', 'html'], ['--hops has no effect with --focus all']],
  [['--hops', '2', '--format', 'svg'], []],
  [['--theme', 'dark'], ['--theme has no effect on text; svg, png or pdf use it']],
  [['--hops', '2', '--focus', 'changed', '--format', 'svg'], []],
] as const)('diff %j', async (args, expected) => {
  expect(await compared(...args)).toEqual(expected);
});

test.each([
  [['--planner', 'static', '--timeout', '5'], ['--timeout has no effect with --planner static']],
  [['--no-fetch', '--private-host', 'git.example'], ['--private-host has no effect with --no-fetch']],
] as const)('of any source %j', async (args, expected) => {
  expect(await drawn(...args)).toEqual(expected);
});

test('check of a graph file', async () => {
  const args = ['check', '--source', 'g.json', '--file', 'h.json', '--theme', 'dark', '--pages'];
  expect(await warnings(...args)).toEqual(['--theme/--pages ignored: a graph file is compared, and nothing is drawn']);
});

test('--drift of code without a plan', async () => {
  const directory = directoryOf({ 'main.tf': 'resource "aws_sqs_queue" "q" {}\n' });
  let err = '';
  const io = {
    ...ioAtHome(),
    stderr(text: string) {
      err += text;
    },
  };
  await main(['draw', '--source', directory, '--planner', 'static', '--drift', '--outfile', `${directory}/x.svg`], io);
  expect(err).toContain('WARNING: --drift has no effect without a plan of Terraform');
});
