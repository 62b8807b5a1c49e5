/** A plan names every resource that the code alone shows: all fixtures with code, many of them as modules of one root. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { nodeIo } from '../../../src/platform/node.js';
import { directoryOf } from '../../support/code.js';
import { portion } from '../../support/long.js';
import { ROOT } from '../../support/root.js';
import { needs } from '../../support/tools.js';
import { lostBy } from './accounted.js';
import { planDirectory, plannedOf } from './offline.js';

const FIXTURES = join(ROOT, 'fixtures');
/** Planned in one go: after each repair all of them are planned again, and each go starts Terraform. */
const AT_ONCE = 10;
const LOCAL_SOURCE = /^\s*source\s*=\s*"(\.{1,2}\/[^"]*)"/gm;
/** Pull requests are variants of a few configurations. */
const EVERY_PULL_REQUEST = 3;
/** Beside the other revision, which is nearly the same; planned alone in cases.test.ts; not to be parsed. */
const LEFT_OUT = /\/before\/|^terraform\/offline\/|^invalid\//;

/** Directories with code that no other one calls, from `fixtures/`. */
function rootsOfFixtures(): readonly string[] {
  const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tf'));
  const called = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(FIXTURES, file), 'utf8').matchAll(LOCAL_SOURCE)].map(([, source]) =>
        relative(FIXTURES, resolve(FIXTURES, dirname(file), source as string)),
      ),
    ),
  );
  return [...new Set(files.map((file) => dirname(file)))]
    .filter((directory) => !called.has(directory) && !LEFT_OUT.test(`${directory}/`))
    .sort()
    .filter((directory, i) => !directory.startsWith('pull-requests/') || i % EVERY_PULL_REQUEST === 0);
}

/** A directory whose root module calls all of these. */
function rootOf(directories: readonly string[]): string {
  const calls = directories.map((directory, i) => `module "m${i}" {\n  source = "./${directory}"\n}\n`);
  const root = directoryOf({ 'main.tf': calls.join('') });
  // With the modules beside them that they call.
  const tops = new Set(directories.map((directory) => directory.split('/').slice(0, 2).join('/')));
  for (const top of tops) {
    const copied = existsSync(join(FIXTURES, top)) ? top : dirname(top);
    cpSync(join(FIXTURES, copied), join(root, copied), {
      recursive: true,
      filter: (path) => !/\.(?:svg|png|html)$/.test(path),
    });
  }
  return root;
}

const all = rootsOfFixtures();
const groups = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) =>
  all.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
);

needs('terraform').describe('nothing is lost silently', () => {
  test('there are fixtures with code', () => expect(all.length).toBeGreaterThan(150));

  test('omitted resources, instances and modules are detected', async () => {
    const directory = directoryOf({
      'main.tf':
        'resource "aws_sqs_queue" "q" {\n  count = 2\n}\nresource "aws_sns_topic" "t" {\n}\nmodule "m" {\n  source = "./m"\n}\n',
      'm/main.tf': 'resource "aws_vpc" "v" {\n}\n',
    });
    const planned = plannedOf(await planDirectory(directory, nodeIo()));
    const left = ['aws_sqs_queue.q[0]', 'aws_sns_topic.t', 'module.m.aws_vpc.v'];
    const resources = planned.inventory.resources.filter(({ origin }) => !left.includes(origin));
    const without = { ...planned, inventory: { ...planned.inventory, resources } };
    expect(await lostBy(planned, directory, nodeIo())).toEqual([]);
    const lost = ['aws_sqs_queue.q', 'aws_sns_topic.t', 'module.m.aws_vpc.v'];
    expect(await lostBy(without, directory, nodeIo())).toEqual(lost);
    const absent = [{ address: 'module.m', at: 'main.tf:5', reason: 'not planned' }];
    const named = { ...without, inventory: { ...without.inventory, absent } };
    expect(await lostBy(named, directory, nodeIo())).toEqual(lost.slice(0, 2));
  });

  test.each(
    portion(
      // The first ones need the most repairs.
      groups.map((group, i) => [i, group] as const).toReversed(),
      9,
    ),
  )('group %i', async (_, group) => {
    const root = rootOf(group);
    const planned = plannedOf(await planDirectory(root, nodeIo()));
    expect(await lostBy(planned, root, nodeIo())).toEqual([]);
  });
});
