/** `--hide-accounts`: no id of an account, a subscription or a project in anything that a command prints or writes. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '../../src/cli/options.js';
import { createIdMasker } from '../../src/diagram/account-ids.js';
import type { Command } from '../../src/option-row.js';
import type { Io } from '../../src/platform/io.js';
import { FORMAT_NAMES } from '../../src/render/formats.js';
import { commandNames, INVOCATIONS, type Invocation, invoke } from '../support/commands.js';
import { GIT_ENV, git, newFolder } from '../support/repository.js';
import { type HostServer, startHost, TOKEN } from './comment/server.js';

const ACCOUNT = '482910557316';
const OTHER_ACCOUNT = '771203984455';
const PRINTED = '6042-1873-9951';
const SUBSCRIPTION = '7f3a1c52-9be4-4d0e-8a67-51d2c0f4ab93';
const TENANT = 'c0ffee12-3456-4abc-9def-0123456789ab';
const PROJECT = 'ledger-prod-271828';
const PROJECT_NUMBER = '314159265358';
const CANARIES = [ACCOUNT, OTHER_ACCOUNT, PRINTED, SUBSCRIPTION, TENANT, PROJECT, PROJECT_NUMBER];

const code = (name: string) => `
provider "aws" {
  region              = "eu-west-1"
  allowed_account_ids = ["${ACCOUNT}"]
}
provider "google" {
  project = "${PROJECT}"
  region  = "europe-west1"
}
provider "azurerm" {
  features {}
  subscription_id = "${SUBSCRIPTION}"
  tenant_id       = "${TENANT}"
}
resource "aws_s3_bucket" "logs_${ACCOUNT}" {
  bucket = "${name}-${ACCOUNT}-eu-west-1"
  tags   = { Owner = "${OTHER_ACCOUNT}", Note = "see ${PRINTED}" }
}
resource "aws_sqs_queue" "per_account" {
  for_each = toset(["${ACCOUNT}", "${OTHER_ACCOUNT}"])
  name     = "jobs-\${each.key}"
}
resource "aws_iam_role" "f" {
  name               = "f"
  assume_role_policy = jsonencode({ Statement = [{ Effect = "Allow", Action = "sts:AssumeRole", Principal = { AWS = "arn:aws:iam::${OTHER_ACCOUNT}:role/deploy" } }] })
}
resource "aws_lambda_function" "f" {
  function_name = "f"
  role          = aws_iam_role.f.arn
  image_uri     = "${ACCOUNT}.dkr.ecr.eu-west-1.amazonaws.com/f:1"
  environment { variables = { QUEUE = "https://sqs.eu-west-1.amazonaws.com/${ACCOUNT}/jobs-${ACCOUNT}", BUCKET = "${name}-${ACCOUNT}-eu-west-1" } }
}
resource "aws_iam_role_policy" "f_${ACCOUNT}" {
  name   = "f"
  role   = aws_iam_role.f.id
  policy = jsonencode({ Statement = [{ Effect = "Allow", Action = "s3:GetObject", Resource = "arn:aws:s3:::${name}-${ACCOUNT}-eu-west-1/*" }] })
}
resource "azurerm_resource_group" "rg" {
  name     = "rg-${SUBSCRIPTION}"
  location = "westeurope"
}
resource "azurerm_resource_group" "tenant" {
  name     = "rg-${TENANT}"
  location = "westeurope"
}
resource "azurerm_role_assignment" "r" {
  scope                = "/subscriptions/${SUBSCRIPTION}"
  role_definition_name = "Owner"
  principal_id         = "${TENANT}"
}
resource "google_storage_bucket" "data" {
  name     = "${PROJECT}-data"
  location = "EU"
}
resource "google_service_account" "sa" {
  account_id = "runner"
}
resource "google_project_iam_member" "m" {
  project = "${PROJECT}"
  role    = "roles/storage.admin"
  member  = "serviceAccount:runner@${PROJECT}.iam.gserviceaccount.com"
}
resource "google_cloud_run_v2_service" "api" {
  name     = "api-${PROJECT_NUMBER}"
  location = "europe-west1"
  template {
    service_account = "runner@${PROJECT}.iam.gserviceaccount.com"
    containers { image = "europe-docker.pkg.dev/${PROJECT}/images/api" }
  }
}
`;

const WORDS = JSON.stringify({
  title: `Ledger in ${ACCOUNT} and ${PROJECT}`,
  update: {
    'aws_lambda_function.f': { label: `Worker of ${OTHER_ACCOUNT}` },
    [`aws_sqs_queue.per_account["${ACCOUNT}"]`]: { label: `Jobs of ${ACCOUNT}` },
  },
  flows: {
    daily: { description: `for ${SUBSCRIPTION}`, steps: [{ resource: 'aws_lambda_function.f', label: PRINTED }] },
  },
});

interface Repository {
  readonly folder: string;
  readonly base: string;
  readonly head: string;
}

/** A repository with a change, whose own directory is called after an account. */
function repository(): Repository {
  const folder = join(newFolder(), `live-${ACCOUNT}`);
  mkdirSync(join(folder, 'old'), { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch=main', '.');
  const commit = (name: string): string => {
    writeFileSync(join(folder, 'main.tf'), code(name));
    git(folder, 'add', 'main.tf', 'groundplan.yml');
    git(folder, 'commit', '--quiet', '-m', 'x');
    return git(folder, 'rev-parse', 'HEAD');
  };
  writeFileSync(join(folder, 'groundplan.yml'), WORDS);
  writeFileSync(join(folder, 'old/main.tf'), code('old'));
  const made = { folder, base: commit('logs'), head: commit('audit') };
  writeFileSync(join(folder, 'main.tf'), code('live'));
  return made;
}

const STAND = {
  source: '.',
  other: 'old',
  out: 'out',
  picture: 'current/architecture.svg',
  graph: 'current/architecture.json',
};

let server: HostServer;
let at: Repository;
beforeAll(async () => {
  server = await startHost('gitlab');
  at = repository();
  mkdirSync(join(at.folder, 'current'));
  const drawn = [
    ['draw', STAND.picture],
    ['graphdata', STAND.graph],
  ] as const;
  for (const [name, file] of drawn) {
    const args = [name, '--source', '.', '--planner', 'static', '--outfile', file];
    const { code: ended, texts } = await run({ args }, ['--hide-accounts']);
    expect([ended, ended === 0 ? '' : texts.get('stderr')]).toEqual([0, '']);
  }
});
afterAll(() => server.close());

const pipeline = ({ base, head }: Repository): Record<string, string> => ({
  ...{ CI_API_V4_URL: `${server.origin}/api/v4`, CI_PROJECT_ID: '42', CI_PROJECT_NAME: 'shop' },
  ...{ CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_DIFF_BASE_SHA: base, CI_COMMIT_SHA: head },
  ...{ CI_PIPELINE_ID: '10', CI_JOB_ID: '100', GITLAB_TOKEN: TOKEN },
});

interface Shown {
  readonly code: number;
  /** By what it is: a file, a stream, a comment. */
  readonly texts: ReadonlyMap<string, string>;
}

async function run(invocation: Invocation, more: readonly string[]): Promise<Shown> {
  const { folder } = at;
  rmSync(join(folder, STAND.out), { recursive: true, force: true });
  rmSync(join(folder, 'tfdata.json'), { force: true });
  mkdirSync(join(folder, STAND.out));
  server.state.comments.length = 0;
  server.state.head = at.head;
  const before = new Set(namesIn(folder));
  const own = invocation.isPipeline ? pipeline(at) : {};
  const { code: ended, ...streams } = await invoke(
    { ...invocation, args: [...invocation.args, ...more] },
    { directory: folder, home: newFolder(), env: { ...GIT_ENV, PATH: process.env.PATH!, ...own } as Io['env'] },
  );
  const files = namesIn(folder).filter((name) => !before.has(name));
  return {
    code: ended,
    texts: new Map([
      ['stdout', streams.out],
      ['stderr', streams.err],
      ...server.state.comments.map(({ body }, number) => [`comment ${number}`, body] as const),
      ...files.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
    ]),
  };
}

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && !each.parentPath.includes('.git'))
    .map((each) => join(each.parentPath, each.name).slice(folder.length + 1));

/** Text formats: what is in pixels is made of the same words. */
const FORMATS = FORMAT_NAMES.filter((name) => !['png', 'pdf'].includes(name));

const found = ({ texts }: Shown): readonly string[] =>
  [...texts].flatMap(([where, text]) => CANARIES.filter((id) => text.includes(id)).map((id) => `${id} in ${where}`));

/** Commands that show what is in a source. */
const SHOWING = commandNames().filter((name) => rowsOf(name).some((row) => row.name === 'planner') || name === 'mcp');

test('every command that shows a source has the option', () => {
  expect(SHOWING.filter((name) => !rowsOf(name).some((row) => row.name === 'hide-accounts'))).toEqual([]);
});

/** `check` finds another picture than the one with masked ids. */
const DIFFERENT = 10;

/** Says nothing of what is in a source. */
const isSilent = ({ args }: Invocation): boolean => args.includes('--show_services') || args[0] === 'check';

const seen = new Set<string>();

describe.each(SHOWING)('%s', (command: Command) => {
  const invocations = INVOCATIONS[command](STAND, FORMATS);

  test('shows ids where nobody hides them, or it would prove nothing', async () => {
    const shown = await run(invocations[0]!, []);
    for (const text of found(shown)) seen.add(text.split(' ', 1)[0]!);
    expect([command, found(shown).length > 0 || shown.code === DIFFERENT]).toEqual([command, true]);
  });

  test.each(invocations.map((each) => [each.args.slice(1).join(' '), each] as const))(
    'hides them: %s',
    async (_, each) => {
      const shown = await run(each, ['--hide-accounts']);
      expect([shown.code, found(shown)]).toEqual([0, []]);
      expect(isSilent(each) || [...shown.texts.values()].some((text) => text.includes('xxxx7316'))).toBe(true);
    },
  );
});

test('without --hide-accounts each id is shown by some command', () => {
  expect(CANARIES.filter((id) => !seen.has(id))).toEqual([]);
});

/** How many lines and things of a page have something said of them. */
function saidInPage(page: string): readonly number[] {
  const [, , lines, things] = JSON.parse(
    /id="told">(.*?)<\/script>/s.exec(page)![1]!,
  ) as readonly (readonly unknown[])[];
  return [lines!, things!].map((each) => each.filter((one) => one !== 0).length);
}

test.each([
  ['diff', 'old', '.'],
  ['draw', '--source', '.'],
])('a page of %s says as much without ids', async (...args) => {
  const page = async (...more: string[]) => {
    const all = [...args, '--planner', 'static', '--format', 'html', '--outfile', 'out/a.html', ...more];
    return saidInPage((await run({ args: all }, [])).texts.get('out/a.html')!);
  };
  const whole = await page();
  expect([Math.min(...whole) > 2, await page('--hide-accounts')]).toEqual([true, whole]);
});

test('a report without ids has the same lines as one with ids', async () => {
  const args = ['diff', 'old', '.', '--planner', 'static', '--format', 'json'];
  const masker = createIdMasker(true);
  masker.learn([{ values: { project: PROJECT } }]);
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.replace(/,$/, ''))
      .sort();
  const [whole, hidden] = [await run({ args }, []), await run({ args }, ['--hide-accounts'])];
  expect(lines(hidden.texts.get('stdout')!)).toEqual(lines(masker.maskText(whole.texts.get('stdout')!)));
});
