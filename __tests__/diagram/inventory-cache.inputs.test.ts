/** Every input of a plan decides whether a kept inventory may be used: one of them changes at a time. */
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readInventory } from '../../src/diagram/inventory-cache.js';
import type { Planning } from '../../src/planning/source.js';
import { resultStore } from '../../src/platform/cache/store.js';
import type { Io } from '../../src/platform/io.js';
import { nodeFiles, nodeIo } from '../../src/platform/node.js';
import { directoryOf } from '../support/code.js';
import { HANG_SECONDS } from '../support/limits.js';
import { newTemporary } from '../support/temporary.js';
import { needs } from '../support/tools.js';

/** True while only the decision is tested: a miss then ends before anything is planned. */
let isProbing = false;
class Missed extends Error {}

jest.mock('../../src/planning/index.js', () => {
  const actual = jest.requireActual('../../src/planning/index.js');
  return {
    ...actual,
    readDirectory: (...args: unknown[]) => {
      if (isProbing) throw new Missed();
      return actual.readDirectory(...args);
    },
  };
});

const MAIN = `
terraform {
  backend "s3" {}
}
locals {
  o = 0
}
variable "name" { default = "d" }
variable "size" { default = 1 }
variable "set" { default = "" }
module "own" {
  source = "./modules/own"
  name   = var.name
}
module "installed" {
  source  = "acme/thing/test"
  version = "1.0.0"
}
module "beside" {
  source = "../beside"
}
resource "terraform_data" "files" {
  input = {
    file     = file("\${path.module}/texts/a.txt")
    template = templatefile("\${path.module}/texts/t.tftpl", { name = var.name })
    set      = fileset("\${path.module}/texts", "**/*.md")
    exists   = fileexists("\${path.module}/texts/maybe.txt")
    base64   = filebase64sha256("\${path.module}/texts/b.bin")
    above    = file("\${path.module}/../shared/above.txt")
    linked   = file("\${path.module}/linked.txt")
    place    = terraform.workspace
    set_by   = var.set
  }
}
resource "terraform_data" "counted" {
  count = var.size
  input = count.index
}
`;

const FILES = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  'root/main.tf': MAIN,
  'root/more.tf.json': '{"locals":{"a":1}}',
  'root/main_override.tf': 'locals {\n  o = 1\n}\n',
  'root/terraform.tfvars': 'name = "a"\n',
  'root/x.auto.tfvars': 'size = 2\n',
  'root/given.tfvars': 'size = 3\n',
  'root/texts/a.txt': 'a',
  'root/texts/t.tftpl': 'name',
  'root/texts/b.bin': 'b',
  'root/texts/deep/c.md': 'c',
  'root/modules/own/main.tf': 'variable "name" {}\nresource "terraform_data" "own" {\n  input = var.name\n}\n',
  'root/.terraform/modules/modules.json': JSON.stringify({
    Modules: [
      { Key: '', Source: '', Dir: '.' },
      {
        Key: 'installed',
        Source: 'registry.terraform.io/acme/thing/test',
        Version: '1.0.0',
        Dir: '.terraform/modules/installed',
      },
    ],
  }),
  'root/.terraform/modules/installed/main.tf': 'resource "terraform_data" "installed" {}\n',
  'root/README.md': '# Root\n',
  'beside/main.tf': 'resource "terraform_data" "beside" {}\n',
  'shared/above.txt': 'above',
  'shared/one.txt': 'one',
  'shared/two.txt': 'two',
  'other/main.tf': 'resource "terraform_data" "other" {}\n',
};

interface World {
  readonly top: string;
  readonly root: string;
  readonly env: Record<string, string | undefined>;
  planning: Planning;
  identity: string;
  directory: string;
  name: string;
}

const original = directoryOf(FILES);
symlinkSync('../shared/one.txt', join(original, 'root/linked.txt'));
const home = newTemporary('groundplan-home-');

function worldOf(top: string): World {
  const { PATH } = process.env;
  return {
    ...{ top, root: join(top, 'root'), env: { PATH, TF_VAR_set: 'set', LANG: 'C' }, identity: 'build', directory: top },
    name: 'root',
    planning: {
      ...{ planner: 'offline', engine: 'terraform', workspace: null, varFiles: ['root/given.tfvars'], network: false },
      ...{ seconds: HANG_SECONDS, debug: null },
    },
  };
}

const ioOf = ({ env, identity, directory }: World): Io => ({
  ...nodeIo(),
  ...{ env, directory, home },
  results: resultStore(home, identity, nodeFiles),
});

const read = (world: World, io = ioOf(world)) =>
  readInventory(
    { name: world.name, directory: world.root, repository: null, planning: world.planning },
    io,
    () => undefined,
  );

/** True if a kept inventory would be used. */
async function isKnown(world: World, io = ioOf(world)): Promise<boolean> {
  isProbing = true;
  try {
    await read(world, io);
    return true;
  } catch (error) {
    if (error instanceof Missed) return false;
    throw error;
  } finally {
    isProbing = false;
  }
}

const write = (path: string, text: string) => (world: World) => writeFileSync(join(world.top, path), text);
const env = (name: string, value: string | undefined) => (world: World) => {
  world.env[name] = value;
};
const plan = (planning: Partial<Planning>) => (world: World) => {
  world.planning = { ...world.planning, ...planning };
};

/** A program in front of the real engine. */
const fakeEngine = (text: string) => (world: World) => {
  const folder = join(world.top, 'bin');
  mkdirSync(folder);
  writeFileSync(join(folder, 'terraform'), `#!/bin/sh\nBEHIND=${world.env.PATH}\n${text}\n`);
  chmodSync(join(folder, 'terraform'), 0o755);
  world.env.PATH = `${folder}:${world.env.PATH}`;
};

type Change = (world: World) => void;

const DECIDING: Readonly<Record<string, Change>> = {
  'a code file': write('root/main.tf', `${MAIN}\n# more\n`),
  'a new code file': write('root/new.tf', 'locals {}\n'),
  'a code file less': ({ root }) => rmSync(join(root, 'main_override.tf')),
  'a renamed code file': ({ root }) => renameSync(join(root, 'main_override.tf'), join(root, 'z_override.tf')),
  'a JSON code file': write('root/more.tf.json', '{"locals":{"a":2}}'),
  'a new OpenTofu file': write('root/main.tofu', 'locals {}\n'),
  'an override file': write('root/main_override.tf', 'locals {\n  o = 2\n}\n'),
  'a module below': write('root/modules/own/main.tf', 'variable "name" {}\n'),
  'a file in a module below': write('root/modules/own/new.tf', 'locals {}\n'),
  'a module beside': write('beside/main.tf', 'resource "terraform_data" "b" {}\n'),
  'an installed module': write('root/.terraform/modules/installed/main.tf', 'locals {}\n'),
  'the manifest of installed modules': write('root/.terraform/modules/modules.json', '{"Modules":[]}'),
  'a missing manifest': ({ root }) => rmSync(join(root, '.terraform/modules/modules.json')),
  'a file of file()': write('root/texts/a.txt', 'A'),
  'a template': write('root/texts/t.tftpl', 'Name'),
  'a file of fileset()': write('root/texts/deep/new.md', 'x'),
  'a file of fileset() less': ({ root }) => rmSync(join(root, 'texts/deep/c.md')),
  'a file of fileexists()': write('root/texts/maybe.txt', 'now'),
  'a file of filebase64sha256()': write('root/texts/b.bin', 'B'),
  'a file above the root': write('shared/above.txt', 'x'),
  'a file behind a link': write('shared/one.txt', 'x'),
  'the target of a link': ({ root }) => {
    rmSync(join(root, 'linked.txt'));
    symlinkSync('../shared/two.txt', join(root, 'linked.txt'));
  },
  'a link that leads out of the package': ({ root }) => {
    rmSync(join(root, 'linked.txt'));
    symlinkSync('/etc/hostname', join(root, 'linked.txt'));
  },
  'a directory in place of a file': ({ root }) => {
    rmSync(join(root, 'texts/a.txt'));
    mkdirSync(join(root, 'texts/a.txt'));
  },
  'terraform.tfvars': write('root/terraform.tfvars', 'name = "b"\n'),
  'an automatic variable file': write('root/x.auto.tfvars', 'size = 1\n'),
  'a new automatic variable file': write('root/y.auto.tfvars', 'size = 1\n'),
  'a new JSON variable file': write('root/terraform.tfvars.json', '{}'),
  'a given variable file': write('root/given.tfvars', 'size = 4\n'),
  'the list of variable files': plan({ varFiles: [] }),
  'the order of variable files': plan({ varFiles: ['root/given.tfvars', 'root/x.auto.tfvars'] }),
  'a variable of the environment': env('TF_VAR_set', 'other'),
  'a new variable of the environment': env('TF_VAR_name', 'other'),
  'a variable of the environment less': env('TF_VAR_set', undefined),
  'the workspace of the environment': env('TF_WORKSPACE', 'prod'),
  'the data directory': env('TF_DATA_DIR', 'elsewhere'),
  'arguments for Terraform': env('TF_CLI_ARGS_plan', '-parallelism=1'),
  'the setting of a version manager': env('TFENV_TERRAFORM_VERSION', '1.5.0'),
  'the selected workspace': write('root/.terraform/environment', 'prod'),
  'the requested workspace': plan({ workspace: 'prod' }),
  'the planner': plan({ planner: 'auto' }),
  'the static planner': plan({ planner: 'static' }),
  'the engine': plan({ engine: 'auto' }),
  'network access': plan({ network: true }),
  'the private hosts': plan({ privateHosts: ['git.internal'] }),
  'whether installed modules are used': plan({ installed: false }),
  'the version of the engine': fakeEngine('echo \'{"terraform_version":"1.9.0"}\''),
  'the program behind the engine': fakeEngine('PATH="$BEHIND" exec terraform "$@"'),
  'a missing engine': env('PATH', '/nonexistent'),
  'the build of groundplan': (world) => {
    world.identity = 'other build';
  },
  'the working directory': (world) => {
    world.directory = world.root;
    world.planning = { ...world.planning, varFiles: ['given.tfvars'] };
  },
  'the name in messages': (world) => {
    world.name = './root';
  },
  'the repository': ({ top }) => rmSync(join(top, '.git'), { recursive: true }),
  'a repository inside': ({ root }) => mkdirSync(join(root, '.git')),
  'a Terragrunt unit': write('root/terragrunt.hcl', ''),
};

const IRRELEVANT: Readonly<Record<string, Change>> = {
  nothing: () => undefined,
  'modification times': ({ root }) => {
    for (const path of ['main.tf', 'texts/a.txt', '.']) utimesSync(join(root, path), 1, 1);
  },
  'a README': ({ root }) => appendFileSync(join(root, 'README.md'), 'More.\n'),
  'a new README': write('root/NOTES.md', '# Notes\n'),
  'another root module': write('other/main.tf', 'locals {}\n'),
  'a new folder': ({ top, root }) => {
    mkdirSync(join(top, 'docs'));
    mkdirSync(join(root, 'docs'));
  },
  'a file that no function reads': write('shared/two.txt', 'x'),
  'a rewritten file': ({ root }) => {
    const text = readFileSync(join(root, 'main.tf'));
    rmSync(join(root, 'main.tf'));
    writeFileSync(join(root, 'main.tf'), text);
  },
  'an unrelated variable of the environment': env('GITHUB_RUN_ID', '17'),
  'the language': env('LANG', 'de_DE.UTF-8'),
  'a token': env('TF_TOKEN_app_terraform_io', 'x'),
  'the time limit': plan({ seconds: HANG_SECONDS - 1 }),
};

/** Makes a copy at the same path, because the path is an input. */
async function withCopy<T>(work: (world: World) => Promise<T>): Promise<T> {
  const copy = `${original}.kept`;
  cpSync(original, copy, { recursive: true, verbatimSymlinks: true });
  try {
    return await work(worldOf(original));
  } finally {
    rmSync(original, { recursive: true });
    renameSync(copy, original);
  }
}

needs('terraform').describe('the inventory of an earlier run', () => {
  beforeAll(async () => {
    const world = worldOf(original);
    expect(await isKnown(world)).toBe(false);
    const inventory = await read(world);
    expect(inventory.planned).toBe(true);
    expect(inventory.resources.length).toBeGreaterThanOrEqual(6);
  });

  test.each(Object.entries(DECIDING))('is not used after a change of %s', (_, change) =>
    withCopy(async (world) => {
      change(world);
      expect(await isKnown(world)).toBe(false);
    }),
  );

  test.each(Object.entries(IRRELEVANT))('is used after a change of %s', (_, change) =>
    withCopy(async (world) => {
      change(world);
      expect(await isKnown(world)).toBe(true);
    }),
  );

  test('is used when a change is taken back', () =>
    withCopy(async (world) => {
      const path = join(world.root, 'main.tf');
      writeFileSync(path, '# nothing\n');
      expect(await isKnown(world)).toBe(false);
      writeFileSync(path, MAIN);
      expect(await isKnown(world)).toBe(true);
    }));

  test('is the same, and planning is the same again', async () => {
    const world = worldOf(original);
    const { writtenOf: _, interfaceOf: __, ...known } = await read(world);
    const { results: ___, ...withoutStore } = ioOf(world);
    const { writtenOf: ____, interfaceOf: _____, ...planned } = await read(world, withoutStore);
    expect(known).toEqual(planned);
  });

  test('is not used, nor kept, without the option', async () => {
    const world = worldOf(original);
    world.planning = { ...world.planning, cache: false };
    expect(await isKnown(world)).toBe(false);
    world.planning = { ...world.planning, cache: true, debug: () => undefined };
    expect(await isKnown(world)).toBe(false);
  });
});
