import { nodeFiles } from '../../../src/platform/node.js';
import { Repository } from '../../../src/terraform/roots/code.js';
import { renamedRoots } from '../../../src/terraform/roots/renamed.js';
import { workspace } from '../../action/support/workspaces.js';

const lines = (...names: string[]) => names.map((name) => `resource "aws_sqs_queue" "${name}" {\n}\n`).join('');
const TEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

type Code = Readonly<Record<string, string>>;

/** The code of each directory, by its path. */
const filesOf = (code: Code) =>
  Object.fromEntries(Object.entries(code).map(([path, text]) => [`${path}/main.tf`, text]));

async function renamed(before: Code, after: Code) {
  const [old, now] = [before, after].map((code) => new Repository(nodeFiles, workspace(filesOf(code))));
  const sides = { before: old!, after: now!, rootsBefore: Object.keys(before), rootsAfter: Object.keys(after) };
  return Object.fromEntries(await renamedRoots(sides));
}

test.each<[string, Code, Code, Record<string, string>]>([
  ['the same code elsewhere', { old: lines(...TEN) }, { fresh: lines(...TEN) }, { fresh: 'old' }],
  ['most of it', { old: lines(...TEN) }, { fresh: lines(...TEN.slice(3), 'x') }, { fresh: 'old' }],
  ['less than most', { old: lines(...TEN.slice(0, 4)) }, { fresh: lines('a', 'x', 'y', 'z', 'w', 'v') }, {}],
  ['nothing has gone', { old: lines('a') }, { old: lines('a'), fresh: lines('a') }, {}],
  ['a copy of one that stays', { stays: lines('a'), old: lines('a') }, { stays: lines('a'), fresh: lines('a') }, {}],
  [
    'nearer to the one that goes than to the one that stays',
    { stays: lines('a', 'b', 'x'), old: lines('a', 'b', 'c') },
    { stays: lines('a', 'b', 'x'), fresh: lines('a', 'b', 'c') },
    { fresh: 'old' },
  ],
  [
    'a folder of roots that are all alike: by their names',
    { 'live/a': lines('a'), 'live/b': lines('a') },
    { 'stacks/a': lines('a'), 'stacks/b': lines('a') },
    { 'stacks/a': 'live/a', 'stacks/b': 'live/b' },
  ],
  ['two that are alike become one', { one: lines('a'), two: lines('a') }, { fresh: lines('a') }, {}],
  ['one becomes two: nobody can tell', { old: lines('a') }, { x: lines('a'), y: lines('a') }, { x: 'old' }],
])('%s', async (_, before, after, expected) => {
  expect(await renamed(before, after)).toEqual(expected);
});

test('more renames than the limit are not compared', async () => {
  const many = (folder: string) =>
    Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`${folder}/${at}`, lines(`n${at}`)]));
  expect(await renamed(many('live'), many('stacks'))).toEqual({});
});
