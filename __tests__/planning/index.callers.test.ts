// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language

/** A directory that units of Terragrunt run says which of them gives it its values. */
import { join } from 'node:path';
import { readCode } from '../../src/diagram/read.js';
import { directoryOf } from '../support/code.js';
import { ioAtHome } from '../support/repository.js';

const MODULE = 'variable "name" {}\nresource "aws_sqs_queue" "q" {\n  name = var.name\n}\n';
const COMPLETE = 'resource "aws_sqs_queue" "q" {\n  name = "q"\n}\n';
const unit = (source: string) => `terraform {\n  source = "${source}"\n}\ninputs = {\n  name = "a"\n}\n`;

async function warningsOf(files: Readonly<Record<string, string>>, folder: string, isFetched = false) {
  const top = directoryOf({ '.git/HEAD': 'ref: refs/heads/main\n', ...files });
  const planning = {
    planner: 'static',
    engine: 'auto',
    workspace: null,
    varFiles: [],
    seconds: 60,
    debug: null,
  } as const;
  const source = { name: folder, directory: join(top, folder), repository: isFetched ? top : null, planning };
  return (await readCode({ ...source, planning: { ...planning, network: false } }, ioAtHome())).warnings;
}

const HINT = 'modules/q is called by the Terragrunt unit live/prod/q; draw it with its values: --source live/prod/q';

test.each<[string, Readonly<Record<string, string>>, string | null]>([
  [
    'a relative source',
    { 'modules/q/main.tf': MODULE, 'live/prod/q/terragrunt.hcl': unit('../../../modules/q') },
    HINT,
  ],
  [
    'a source with two slashes, through a function',
    { 'modules/q/main.tf': MODULE, 'live/prod/q/terragrunt.hcl': unit('${get_repo_root()}/modules//q') },
    HINT,
  ],
  [
    'names that the module does not declare',
    {
      'modules/q/main.tf': MODULE.replace('variable "name" {}\n', ''),
      'live/prod/q/terragrunt.hcl': unit('../../../modules/q'),
    },
    HINT,
  ],
  [
    'several units',
    {
      'modules/q/main.tf': MODULE,
      'live/prod/q/terragrunt.hcl': unit('../../../modules/q'),
      'live/dev/q/terragrunt.hcl': unit('../../../modules/q'),
    },
    'modules/q is called by the Terragrunt unit live/dev/q and 1 other unit; draw it with its values: --source live/dev/q',
  ],
  [
    'code that needs no values',
    { 'modules/q/main.tf': COMPLETE, 'live/prod/q/terragrunt.hcl': unit('../../../modules/q') },
    null,
  ],
  [
    'units of other code',
    { 'modules/q/main.tf': MODULE, 'live/prod/q/terragrunt.hcl': unit('../../../modules/p') },
    null,
  ],
])('%s', async (_, files, hint) => {
  const warnings = await warningsOf(files, 'modules/q');
  expect(warnings.filter((text) => text.includes('Terragrunt'))).toEqual(hint === null ? [] : [hint]);
});

test('in a fetched repository the path begins with //', async () => {
  const files = { 'modules/q/main.tf': MODULE, 'live/prod/q/terragrunt.hcl': unit('../../../modules/q') };
  expect((await warningsOf(files, 'modules/q', true)).join('\n')).toContain('--source //live/prod/q');
});
