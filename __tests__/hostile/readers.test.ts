// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/**
 * Every reader of files that others have written, with thousands of damaged ones: it reads them or refuses them in its own
 * words, and quotes no value. One seed in CI; `GROUNDPLAN_SEED=random GROUNDPLAN_FUZZ=20` tries more of others (nightly.yml).
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { gather } from '../../src/action/artifacts/gather.js';
import { serialiseManifest } from '../../src/action/artifacts/manifest.js';
import { annotate, readAnnotations, readSuggestions } from '../../src/annotate/index.js';
import type { Drawing } from '../../src/diagram/draw.js';
import { type DiagramRequest, diagram } from '../../src/diagram.js';
import { GroundplanError } from '../../src/errors.js';
import { readGraphJson } from '../../src/graph/json/index.js';
import { understand } from '../../src/inference/index.js';
import { readPinnedPages } from '../../src/layout/pinned/read.js';
import { readDirectory } from '../../src/planning/index.js';
import { writeBody } from '../../src/pull-request/body.js';
import { drawnAt } from '../action/server/seed.js';
import { broken, CANARY, edit, exchanged, junk } from '../support/damage.js';
import { memoryIo } from '../support/memory-io.js';
import { ROOT } from '../support/root.js';
import { configuration } from '../terraform/hcl/generate.js';

/** Of the runs below: a half in CI. */
const RUNS = Number(process.env.GROUNDPLAN_FUZZ ?? 0.5);

const fixture = (name: string) => readFileSync(join(ROOT, 'fixtures', name), 'utf8');

/** Reads a damaged text; what it returns are warnings. */
type Read = (text: string) => Promise<readonly string[]>;

interface Reader {
  readonly texts: readonly string[];
  readonly read: Read;
  /** Of each text; those that draw a picture take longer. */
  readonly runs: number;
}

const bytes = (text: string) => new TextEncoder().encode(text);

const requestOf = (
  name: string,
  text: string,
  formats: Drawing['formats'],
  dot: string | null = null,
): DiagramRequest => ({
  source: {
    ...{ is: 'files', name, folders: [] },
    files: {
      ...{ kind: 'any', file: { name, bytes: bytes(text) } },
      dot: dot === null ? null : { name: 'graph.dot', bytes: bytes(dot) },
    },
  },
  ...{ detail: 'normal', annotations: null, model: null, view: null, title: null },
  drawing: { formats, themes: ['light'], scale: null, modules: 'auto', layout: 'nested' },
});

/** A file as `draw` reads it, up to the pictures. */
const drawn =
  (name: string, dot?: (text: string) => { readonly file: string; readonly dot: string }): Read =>
  async (text) => {
    const { file, dot: second } = dot?.(text) ?? { file: text, dot: null };
    const { warnings } = await diagram(requestOf(name, file, ['svg', 'mermaid'], second), memoryIo({}));
    return warnings;
  };

const PLANNING = {
  ...{ planner: 'static' as const, engine: 'auto' as const, workspace: null, varFiles: [], seconds: 60, debug: null },
  network: false,
};

/** A directory of code as the static planner reads it. @param place of the damaged file */
const code =
  (place: string, files: Readonly<Record<string, string>> = {}): Read =>
  async (text) => {
    const all = Object.entries({ ...files, [place]: text }).map(([path, content]) => [join('/src', path), content]);
    const folders = all.flatMap(([path]) => foldersOf(dirname(path as string)));
    const io = memoryIo(Object.fromEntries(all), { folders: ['/src/.git', ...folders] });
    const inventory = await readDirectory(
      { name: '.', directory: '/src', repository: null, planning: PLANNING },
      io,
      () => {},
    );
    understand(inventory);
    return inventory.warnings;
  };

const foldersOf = (path: string): string[] => (path === '/' ? [path] : [path, ...foldersOf(dirname(path))]);

const MAIN = `variable "name" {
  type    = string
  default = "${CANARY}"
}
variable "zones" {
  type = map(object({ cidr = string, open = optional(bool, false) }))
  default = { a = { cidr = "10.0.0.0/24" } }
}
locals {
  tags = merge({ Name = "\${var.name}-%{ if true }${CANARY}%{ endif }" }, { for k, v in var.zones : k => upper(v.cidr) })
}
provider "aws" {
  alias  = "eu"
  region = "eu-west-1"
}
resource "aws_subnet" "s" {
  for_each   = var.zones
  provider   = aws.eu
  vpc_id     = aws_vpc.v[0].id
  cidr_block = cidrsubnet(each.value.cidr, 2, 1)
  tags       = local.tags
  dynamic "timeouts" {
    for_each = [1]
    content { create = "\${timeouts.value}m" }
  }
}
resource "aws_vpc" "v" {
  count      = length(var.zones) > 0 ? 1 : 0
  cidr_block = try(var.zones["a"].cidr, "10.0.0.0/16")
  lifecycle { ignore_changes = [tags] }
}
module "m" {
  source = "./m"
  name   = <<-X
    ${CANARY} \${jsonencode([for s in aws_subnet.s : s.id])}
  X
}
moved {
  from = aws_vpc.old
  to   = aws_vpc.v
}
output "out" { value = module.m.id }
`;
const MODULE = `variable "name" {}
resource "aws_sqs_queue" "q" {
  name = var.name
}
output "id" { value = aws_sqs_queue.q.id }
`;
const MODULES = { 'm/main.tf': MODULE };
const JSON_CODE = JSON.stringify(
  {
    variable: { name: { type: 'string', default: CANARY } },
    locals: { names: ['${var.name}', CANARY] },
    resource: {
      aws_sqs_queue: { q: { count: 2, name: '${local.names[count.index]}', tags: { a: CANARY } } },
      aws_vpc: { v: [{ cidr_block: '10.0.0.0/16', dynamic: { x: { for_each: [1], content: { y: CANARY } } } }] },
    },
    module: { m: { source: './m', name: CANARY } },
    provider: { aws: [{ region: 'eu-west-1' }, { alias: 'us', region: 'us-east-1' }] },
  },
  null,
  1,
);
const TFVARS = `name  = "${CANARY}"\nzones = { a = { cidr = "10.0.0.0/24" }, "b" = { cidr = "${CANARY}", open = true } }\n`;
const UNIT = `include "root" {
  path = find_in_parent_folders("root.hcl")
}
locals {
  env = read_terragrunt_config("\${get_terragrunt_dir()}/env.hcl", { locals = { name = "${CANARY}" } })
}
terraform {
  source = "\${get_repo_root()}/m"
}
dependency "other" {
  config_path  = "./other"
  mock_outputs = { id = "${CANARY}" }
}
exclude {
  if      = false
  actions = ["all"]
}
generate "provider" {
  path      = "provider.tf"
  if_exists = "overwrite"
  contents  = <<EOF
provider "aws" {
  region = "eu-west-1"
}
EOF
}
inputs = {
  name = "\${local.env.locals.name}-\${dependency.other.outputs.id}"
}
`;
const STACK = `locals { name = "${CANARY}" }
unit "one" {
  source = "./m"
  path   = "one"
  values = { name = local.name }
}
stack "two" {
  source = "./two"
  path   = "two"
}
`;
const INSTALLED = JSON.stringify({
  Modules: [
    { Key: '', Source: '', Dir: '.' },
    { Key: 'm', Source: './m', Dir: 'm' },
    { Key: 'far', Source: 'registry.terraform.io/a/b/c', Version: '1.0.0', Dir: '.terraform/modules/far' },
  ],
});
const STATE = JSON.stringify(
  {
    version: 4,
    ...{ terraform_version: '1.11.4', serial: 3, lineage: '00000000-0000-4000-8000-000000000000' },
    outputs: { password: { value: CANARY, type: 'string', sensitive: true } },
    resources: [
      {
        ...{ mode: 'managed', type: 'aws_vpc', name: 'v', module: 'module.net[0]' },
        provider: 'provider["registry.terraform.io/hashicorp/aws"].eu',
        instances: [{ schema_version: 1, attributes: { id: 'vpc-1', cidr_block: '10.0.0.0/16', note: CANARY } }],
      },
      {
        ...{ mode: 'managed', type: 'aws_subnet', name: 's' },
        provider: 'provider["registry.terraform.io/hashicorp/aws"]',
        instances: ['a', 'b'].map((key) => ({
          ...{ index_key: key, schema_version: 1, dependencies: ['module.net.aws_vpc.v'] },
          attributes: { id: `subnet-${key}`, vpc_id: 'vpc-1', availability_zone: 'eu-west-1a', tags: { x: CANARY } },
          sensitive_attributes: [[{ type: 'get_attr', value: 'note' }]],
        })),
      },
    ],
    check_results: null,
  },
  null,
  1,
);
const TFDATA = JSON.stringify({
  all_resource: ['aws_vpc.v', 'aws_subnet.s'],
  graphdict: { 'aws_vpc.v': ['aws_subnet.s'], 'aws_subnet.s': [], 'aws_lb.l~1': ['aws_subnet.s'] },
  meta_data: { 'aws_vpc.v': { cidr_block: '10.0.0.0/16', note: CANARY } },
  original_metadata: { [CANARY]: CANARY },
});
const GRAPH = JSON.stringify({
  graphdict:
    JSON.parse(fixture('aws-minimal/expected.graph.json')).graphdict ?? JSON.parse(fixture('one-node/graph.json')),
  meta_data: { 'aws_vpc.main': { attributes: { note: CANARY } } },
});
const ANNOTATIONS = `format: "1.0"
title: ${CANARY}
connect:
  aws_lb.web: [{ to: aws_vpc.main, label: ${CANARY} }]
add:
  tv_aws_users.people: { label: "${CANARY}" }
update:
  aws_*.main: { label: ${CANARY}, "edge_labels": [{ aws_vpc.main: ${CANARY} }] }
remove: [aws_vpc.*]
flows:
  one:
    - { from: tv_aws_users.people, to: aws_lb.web, label: ${CANARY} }
`;
const DOT = `digraph G {\n  rankdir = "RL";\n  "aws_vpc.main" [label="aws_vpc.main ${CANARY}"];\n  "module.a.aws_lb.x (expand)" -> "aws_vpc.main";\n  subgraph "cluster_a" { label = "${CANARY}"; a -> b; }\n}\n`;

const GRAPH_FOR_WORDS = readGraphJson('{"aws_lb.web": ["aws_vpc.main"], "aws_vpc.main": []}', 'graph.json').graph;

const MANIFEST = serialiseManifest({ ...drawnAt('live'), warnings: ['a warning'], files: { svg: 'x', graph: 'x' } });

const RUN = { number: 1, url: 'https://example.com/runs/1', sha: 'c'.repeat(40) };

/** A picture as draw.io keeps it, plain and packed. */
async function filesOfEditor(): Promise<readonly string[]> {
  const request = requestOf('graph.json', fixture('one-node/graph.json'), ['drawio']);
  const { pictures } = await diagram(request, memoryIo({}));
  const plain = String(pictures[0]?.content);
  const [model = ''] = /<mxGraphModel[\s\S]*<\/mxGraphModel>/.exec(plain) ?? [];
  const packed = deflateRawSync(encodeURIComponent(model)).toString('base64');
  return [plain, `<mxfile><diagram name="x">${packed}</diagram></mxfile>`];
}

const READERS: Readonly<Record<string, Reader>> = {
  'a plan': { texts: [fixture('aws-minimal/plan.json')], read: drawn('plan.json'), runs: 120 },
  'a plan of changes': { texts: [fixture('aws-changes/plan.json')], read: drawn('plan.json'), runs: 50 },
  'a state': { texts: [STATE], read: drawn('state.json'), runs: 300 },
  'a graph file': { texts: [GRAPH, fixture('one-node/graph.json')], read: drawn('graph.json'), runs: 300 },
  'debug data': { texts: [TFDATA], read: drawn('tfdata.json'), runs: 300 },
  'the output of terraform graph': {
    texts: [DOT, fixture('aws-minimal/graph.dot')],
    read: drawn('plan.json', (dot) => ({ file: fixture('aws-minimal/plan.json'), dot })),
    runs: 60,
  },
  code: { texts: [MAIN], read: code('main.tf', MODULES), runs: 400 },
  'code as JSON': { texts: [JSON_CODE], read: code('main.tf.json', MODULES), runs: 300 },
  'a variable file': {
    texts: [TFVARS],
    read: code('terraform.tfvars', { 'main.tf': MAIN, ...MODULES }),
    runs: 150,
  },
  'a variable file as JSON': {
    texts: [JSON.stringify({ name: CANARY, zones: { a: { cidr: '10.0.0.0/24' } } })],
    read: code('x.auto.tfvars.json', { 'main.tf': MAIN, ...MODULES }),
    runs: 150,
  },
  'a unit of Terragrunt': {
    texts: [UNIT],
    read: code('live/terragrunt.hcl', {
      ...MODULES,
      'root.hcl': 'inputs = { region = "eu-west-1" }\n',
      'live/other/terragrunt.hcl': 'terraform {\n  source = "../../m"\n}\ninputs = { name = "x" }\n',
    }),
    runs: 150,
  },
  'a stack of Terragrunt': { texts: [STACK], read: code('terragrunt.stack.hcl', MODULES), runs: 150 },
  'the list of installed modules': {
    texts: [INSTALLED],
    read: code('.terraform/modules/modules.json', { 'main.tf': MAIN, ...MODULES }),
    runs: 150,
  },
  'the manifest of an artifact': {
    texts: [MANIFEST],
    read: async (text) => {
      const folders = ['/artifacts', '/artifacts/groundplan-live'];
      const io = memoryIo({ '/artifacts/groundplan-live/live.groundplan.json': text }, { folders });
      const { diagrams, warnings } = await gather('/artifacts', io);
      writeBody({ title: null, diagrams, artifacts: new Map(), images: new Map(), run: RUN }, 60_000);
      return warnings;
    },
    runs: 150,
  },
  'words of people': {
    texts: [ANNOTATIONS],
    read: async (text) => annotate(GRAPH_FOR_WORDS, [readAnnotations(text, 'groundplan.yml')], []).warnings,
    runs: 500,
  },
  'words of a model': {
    texts: [ANNOTATIONS, `Sure!\n\`\`\`yaml\n${ANNOTATIONS}\`\`\`\n`],
    read: async (text) => {
      const { annotations } = readSuggestions(text, 'groundplan.ai.yml', GRAPH_FOR_WORDS);
      return annotations === null ? ['unreadable'] : annotate(GRAPH_FOR_WORDS, [annotations], []).warnings;
    },
    runs: 300,
  },
};

const readAsPlaces: Read = async (text) => {
  readPinnedPages('a.drawio', Buffer.from(text))('architecture', true);
  return [];
};

/** A text with damage: edits of its characters, and for JSON other values in the place of some. */
function damaged(text: string): fc.Arbitrary<string> {
  const edits = fc.array(edit, { maxLength: 4 }).map((all) => broken(text, all));
  const value = jsonOf(text);
  if (value === undefined) return edits;
  const values = fc.tuple(fc.infiniteStream(fc.nat({ max: 60 })), fc.infiniteStream(junk)).map(([numbers, parts]) =>
    JSON.stringify(
      exchanged(
        value,
        () => numbers.next().value as number,
        () => parts.next().value,
      ),
    ),
  );
  return fc.oneof(edits, values);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names stand in quotes where a message says which one is wrong; types of blocks and names of variables stand alone. */
const withoutNames = (words: string): string =>
  words
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/the block \S+ on line/g, 'the block on line')
    .replace(/ sets \S+, but the code declares/g, ' sets , but the code declares');

/** The warnings, or the words of the refusal. @throws what is a fault of groundplan */
const refusalOr = (warnings: Promise<readonly string[]>): Promise<readonly string[]> =>
  warnings.catch((error: unknown) => {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    return [error.message, error.remedy ?? ''];
  });

async function survives({ read, runs }: Reader, text: string): Promise<void> {
  let said = 0;
  await fc.assert(
    fc.asyncProperty(damaged(text), async (bad) => {
      const words = await refusalOr(read(bad));
      if (words.length > 0) said++;
      expect(withoutNames(words.join('\n'))).not.toContain(CANARY);
    }),
    { numRuns: runs * RUNS },
  );
  expect(said).toBeGreaterThan(0);
}

test.each([0, 1])('a file of draw.io, damaged text %i', async (index) => {
  const text = (await filesOfEditor())[index] as string;
  await survives({ texts: [], read: readAsPlaces, runs: 600 }, text);
});

test('code that is made at random', async () => {
  const read = code('main.tf', MODULES);
  await fc.assert(
    fc.asyncProperty(configuration, async (text) => void (await refusalOr(read(text)))),
    { numRuns: 200 * RUNS },
  );
});

describe.each(Object.entries(READERS))('%s', (_, reader) => {
  test.each(reader.texts.map((text, i) => [i, text] as const))('damaged text %i', (_index, text) =>
    survives(reader, text),
  );
});
