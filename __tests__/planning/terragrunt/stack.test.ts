/** Units of stacks that read files of each other. Terragrunt generates all units before it reads the first one. */
import { repository, unitsOf } from './support.js';

const CODE = 'terraform { source = "git::https://github.com/acme/code.git" }\n';
const MEMBER = (type: string, name: string) =>
  `${type} "${name}" {\n  source = "../catalog/${name}"\n  path = "${name}"\n}\n`;

/** A catalogue: `reader` reads a file of the unit whose directory is named. */
const catalog = (sibling: string) => ({
  'catalog/shared/terragrunt.hcl': CODE,
  'catalog/shared/names.hcl': 'locals { name = "shared" }',
  'catalog/reader/terragrunt.hcl': `locals { names = read_terragrunt_config("${sibling}/names.hcl", { locals = { name = "none" } }) }
${CODE}inputs = { name = local.names.locals.name }`,
});

/** The name that the unit `reader` has read. */
async function nameIn(files: Record<string, string>): Promise<unknown> {
  const { units } = await unitsOf(repository(files));
  return units.find(({ path }) => path.endsWith('reader'))!.inputs.get('name');
}

test.each([
  ['before', ['reader', 'shared']],
  ['after', ['shared', 'reader']],
])('a unit that comes %s its sibling', async (_, names) => {
  const stack = names.map((name) => MEMBER('unit', name)).join('');
  expect(await nameIn({ ...catalog('../shared'), 'live/terragrunt.stack.hcl': stack })).toBe('shared');
});

test.each([
  ['before', 'a', 'b'],
  ['after', 'b', 'a'],
])('a unit of a stack that comes %s the other', async (_, reader, shared) => {
  const sibling = `../../../${shared}/.terragrunt-stack/shared`;
  const files = {
    ...catalog(sibling),
    [`${reader}/terragrunt.stack.hcl`]: MEMBER('unit', 'reader'),
    [`${shared}/terragrunt.stack.hcl`]: MEMBER('unit', 'shared'),
  };
  expect(await nameIn(files)).toBe('shared');
});

test('a unit of a nested stack can read a file of a unit above', async () => {
  const files = {
    ...catalog('../../../shared'),
    'live/terragrunt.stack.hcl': `${MEMBER('stack', 'inner')}${MEMBER('unit', 'shared')}`,
    'catalog/inner/terragrunt.stack.hcl':
      'unit "reader" {\n  source = "../../../catalog/reader"\n  path = "reader"\n}\n',
  };
  expect(await nameIn(files)).toBe('shared');
});
