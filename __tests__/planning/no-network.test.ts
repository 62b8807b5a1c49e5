/** `--no-fetch`: what is not on this machine is drawn as one box, and nobody is asked. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCode } from '../../src/diagram/read.js';
import { NOT_CACHED } from '../../src/messages.js';
import type { Planner } from '../../src/planning/source.js';
import type { Io } from '../../src/platform/io.js';
import { directoryOf } from '../support/code.js';
import { ioAtHome, newRepository } from '../support/repository.js';
import { needs } from '../support/tools.js';

const SOURCES = {
  registry: 'terraform-aws-modules/vpc/aws',
  private_registry: 'registry.example/team/vpc/aws',
  archive: 'https://example.com/module.zip',
  https: 'git::https://example.com/team/name.git//modules/a?ref=v1',
  ssh: 'git@example.com:team/name.git',
  file: 'git::file://@HERE@/name.git',
  github: 'github.com/owner/name',
};
/** With a repository in it, which code may name by its path. */
function code(): string {
  const here = directoryOf({ 'own/main.tf': 'resource "aws_sqs_queue" "q" {}\n' });
  cpSync(newRepository({ 'main.tf': 'x' }).path, join(here, 'name.git'), { recursive: true });
  const calls = Object.entries({ ...SOURCES, own: './own' }).map(
    ([name, source]) => `module "${name}" {\n  source = "${source.replace('@HERE@', here)}"\n}\n`,
  );
  writeFileSync(join(here, 'main.tf'), calls.join(''));
  return here;
}

/** The real machine; no connection may be made, and what is launched is noted. */
function watched() {
  const commands: string[] = [];
  const real = ioAtHome();
  const io: Io = {
    ...real,
    request: () => Promise.reject(new Error('a connection was made')),
    launch: () => Promise.reject(new Error('a program was launched')),
    run: (command, args, options) => {
      commands.push([command, args.find((arg) => !arg.startsWith('-'))].join(' '));
      return real.run(command, args, options);
    },
  };
  return { io, commands };
}

async function drawn(planner: Planner) {
  const { io, commands } = watched();
  const directory = code();
  const planning = {
    ...{ planner, engine: 'auto' as const, workspace: null, varFiles: [], seconds: 100, debug: null },
    network: false,
  };
  const { graph, warnings } = await readCode({ name: 'x', directory, repository: null, planning }, io);
  return { nodes: [...graph.nodes.keys()], warnings, commands };
}

const names = Object.keys(SOURCES).sort();

test('static analysis starts no program and makes no request, with one warning for missing modules', async () => {
  const { nodes, warnings, commands } = await drawn('static');
  expect(commands).toEqual([]);
  expect(nodes).toContain('module.own.aws_sqs_queue.q');
  const missing = warnings.filter((text) => text.includes(NOT_CACHED));
  expect(missing).toEqual([
    expect.stringMatching(`^module\\.\\w+, module\\.\\w+, module\\.\\w+ and ${names.length - 3} more are each `),
  ]);
});

const { it } = needs('terraform');

it('an engine plans without fetching', async () => {
  const { nodes, warnings, commands } = await drawn('offline');
  expect(new Set(commands)).toEqual(new Set(['terraform version', 'terraform plan', 'terraform show']));
  expect(nodes).toContain('module.own.aws_sqs_queue.q');
  expect(warnings.filter((text) => text.includes(NOT_CACHED))).toHaveLength(1);
});

test.each([['terragrunt.hcl', 'terraform {\n  source = "git::https://example.com/team/name.git"\n}\n']])(
  'Terragrunt (%s) is not run, as it fetches what it plans',
  async (name, text) => {
    const { io, commands } = watched();
    const planning = { planner: 'auto' as const, engine: 'auto' as const, workspace: null, varFiles: [], seconds: 100 };
    const directory = directoryOf({ [name]: text });
    const found = await readCode(
      { name: 'x', directory, repository: null, planning: { ...planning, debug: null, network: false } },
      io,
    );
    expect(commands.filter((line) => !/^(terraform|tofu) /.test(line))).toEqual([]);
    expect(found.warnings.join('\n')).toContain(NOT_CACHED);
  },
);
