import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { asJson, asMarkdown, asText } from '../../../src/diff/report/index.js';
import { LINES_MAX, ROWS_MAX } from '../../../src/diff/report/limits.js';
import type { ReportedTouch } from '../../../src/diff/report/model.js';
import { rowsOf } from '../../../src/diff/report/rows.js';
import { touchedInWords } from '../../../src/diff/report/touched.js';
import { createGraph } from '../../../src/graph/create.js';
import type { GraphNode } from '../../../src/graph/model.js';
import { present } from '../../../src/labels/index.js';
import { ROOT } from '../../support/root.js';
import { SCENARIOS } from './scenarios/index.js';
import { all, codeFor, marked, n, reported } from './support/marked.js';
import { WHOLE } from './support/whole.js';

const schema = JSON.parse(readFileSync(join(ROOT, 'docs/change-report.schema.json'), 'utf8'));
const fits = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

const cases = [...SCENARIOS, { name: 'everything', graph: WHOLE }].flatMap(({ name, graph }) => [
  [name, reported(graph)] as const,
  [`${name}, with its code`, reported(graph, codeFor(graph))] as const,
]);

test.each(cases)('as JSON it fits its schema: %s', (_, written) => {
  const report = JSON.parse(asJson(written));
  expect({ fits: fits(report), errors: fits.errors }).toEqual({ fits: true, errors: null });
});

test.each([
  ['another version', { version: 2 }],
  ['no sentence', { sentence: '' }],
  ['a node that does not change', { nodes: [{ ...reported(WHOLE).nodes[0], change: 'none' }] }],
  ['the line to a ghost', { edges: [{ ...reported(WHOLE).edges[0], change: 'move' }] }],
])('the schema refuses %s', (_, wrong) => {
  expect(fits({ ...reported(WHOLE), ...wrong })).toBe(false);
});

const SOURCE = { side: 'after', file: 'main.tf', line: 3 } as const;

test('the schema knows every member that is written', () => {
  const [one, other] = [reported(WHOLE, codeFor(WHOLE)), { origins: ['a'], by: { address: 'a' } }];
  const nodes = one.nodes.map((node, at) => (at === 0 ? { ...node, ...other } : node));
  const caveats = [
    { kind: 'condition', addresses: ['aws_sqs_queue.a'], text: 'whether it exists', source: SOURCE },
  ] as const;
  const written = JSON.parse(asJson({ ...one, nodes, clear: ['data'], caveats, removedOutputs: ['a'] }));
  const known = (name: string): string[] => Object.keys(schema.$defs[name].properties);
  const unknown = (entries: readonly object[], name: string) =>
    entries.flatMap((entry) => Object.keys(entry)).filter((key) => !known(name).includes(key));
  expect(Object.keys(written)).toEqual(Object.keys(schema.properties));
  expect([
    ...unknown(written.nodes, 'node'),
    ...unknown(written.edges, 'edge'),
    ...unknown(written.touched, 'touched'),
    ...unknown(written.caveats, 'caveat'),
  ]).toEqual([]);
  const ends = written.rights.flatMap((right: { principal: object; target: object }) => [
    right.principal,
    right.target,
  ]);
  expect([...unknown(written.rights, 'right'), ...unknown(ends, 'subject')]).toEqual([]);
  const all = new Set(written.nodes.flatMap((node: object) => Object.keys(node)));
  expect(known('node').filter((key) => !all.has(key))).toEqual([]);
});

test('the same graph, in whatever order it came: the same bytes', () => {
  const parts = { nodes: [...WHOLE.nodes.values()].reverse(), edges: [...WHOLE.edges].reverse() };
  const turned = { ...createGraph(parts), touched: WHOLE.touched ?? [] };
  expect(asJson(reported(turned))).toBe(asJson(reported(WHOLE)));
});

test('resources are counted: instances, those without an icon, what moves once', () => {
  expect(reported(WHOLE).counts).toEqual({
    delete: 2,
    replace: 2,
    create: 5,
    update: 8,
    move: 1,
    import: 1,
    forget: 1,
    deferred: 1,
  });
});

test('in a terminal', () => {
  expect(asText(reported(WHOLE))).toBe(`\
Removes the queue tasks, replaces the database orders (engine from mysql to postgres; data is lost), opens port 443 of the load balancer web to the internet and the 4 EC2 instances worker to the internet on port 22, removes the indexes by_day and by_mail from the DynamoDB table carts, updates the topic mails (a removed rule denied inbound traffic) (deletes messages after 7 days), and 18 more changes, among them the removed EC2 instance worker, the moved cache sessions, a right and 11 more.

Removed
  -   SQS queue tasks  (AWS Cloud)
        data is lost
        no longer in the code
        looks like a rename to aws_sqs_queue.jobs; a moved block would keep it
  -   ECS service api -> SNS topic mails

Replaced
  +/- RDS for PostgreSQL orders  (AWS Cloud > VPC shop > Private subnet a)
        engine: mysql -> postgres
        engine_version: 13 -> none or known after apply
        data is lost
        cannot be changed in place
        Terraform will replace it (engine)
        Terraform may replace it (db_name)
        the new one is created first
  -/+ Launch template web
        aws_launch_template.web
        Terraform will replace it (name)

Added
  +   SQS queue jobs  (AWS Cloud)
        tier: standard
        looks like a rename of aws_sqs_queue.tasks; a moved block would keep it
  +   Private subnet b  (AWS Cloud > VPC shop)
  +   ECS service api -> SQS queue jobs
  +   Internet world -> EC2 instance worker
        22

Updated
  ~   DynamoDB table carts  (AWS Cloud)
        global_secondary_index: -by_day, -by_mail, +by_user, 1 remains
      ECS cluster jobs  (AWS Cloud)
        in ECS cluster jobs: adds aws_ecs_cluster_capacity_providers.jobs
        in ECS cluster jobs: changes module.jobs.aws_ecs_task_definition.jobs["a"] (memory_size: 1 -> 2 MB)
  ~   3 x ECS service api  (AWS Cloud)
        x2 -> x3
        lets the role api read the bucket files (s3:GetObject and s3:GetObjectTagging)
        changes who may act as the role api
  ~   EKS cluster shop  (AWS Cloud > VPC shop > Private subnet a)
  ~   4 x EC2 instance worker  (AWS Cloud)
        instances: -1
      Load balancer web  (AWS Cloud > VPC shop)
        opens port 443 to the internet
        inside: +2 ~1
  ~   SNS topic mails  (AWS Cloud)
        a removed rule denied inbound traffic
        deletes messages after 7 days
        imported
        changed outside Terraform

Moved
  ->  ElastiCache cluster sessions  (AWS Cloud > VPC shop > Private subnet b)
        Private subnet a -> Private subnet b
        moved from module.old.aws_elasticache_cluster.sessions

Imported
  <-  S3 bucket files  (AWS Cloud)

No longer managed
  .   S3 bucket logs  (AWS Cloud)
        still exists, no longer managed

Deferred
  ?   Lambda function later  (AWS Cloud)

Also touched
  ~   IAM role policy worker
        aws_iam_role_policy.worker
        policy: changed
`);
});

test('in Markdown a column that says nothing is left out', () => {
  expect(
    asMarkdown(reported(marked(all('create', 'aws_sqs_queue.jobs'))))
      .split('\n')
      .slice(4, 7),
  ).toEqual(['|  | What | Where |', '|---|---|---|', '| `+` | SQS queue jobs | AWS Cloud |']);
});

test.each([
  ['adds a queue', [all('create', 'aws_sqs_queue.jobs')], ['data', 'access', 'rights']],
  ['removes a queue', [all('delete', 'aws_sqs_queue.jobs')], undefined],
  ['replaces a function', [all('replace', 'aws_lambda_function.api')], undefined],
  [
    'opens a server',
    [
      {
        ...n('aws_instance.web', { change: 'update' }),
        changed: { exposure: [{ change: 'opens', what: 'port 22', to: 'the internet', by: 'a' }] },
      },
    ],
    undefined,
  ],
  [
    'lets a role read',
    [
      {
        ...n('aws_lambda_function.api', { change: 'update' }),
        changed: {
          rights: [
            {
              change: 'gains',
              does: 'read',
              level: 'read',
              actions: ['s3:GetObject'],
              principal: { address: 'aws_iam_role.api', noun: 'role', name: 'api' },
              target: { address: 'aws_s3_bucket.files', noun: 'bucket', name: 'files' },
              by: 'aws_iam_role_policy.api',
            },
          ],
        },
      },
    ],
    ['data', 'access'],
  ],
])('a change that %s is clear of some dangers', (_, nodes, clear) => {
  const report = reported(marked((nodes as readonly (readonly GraphNode[] | GraphNode)[]).flat()));
  expect(report.clear).toEqual(clear);
  expect(asMarkdown(report).includes('\n\nFound no ')).toBe(clear !== undefined);
});

const bucket = (name: string, before: string | null, after: string): GraphNode =>
  n(`google_storage_bucket.${name}`, {
    change: 'update',
    changed: { values: [{ name: 'force_destroy', before, after }] },
  });

test('several buckets are deleted with everything in them, and a stated default is only told alone', () => {
  const stated = bucket('c', null, 'false');
  const emptied = marked([bucket('a', 'false', 'true'), bucket('b', 'false', 'true'), stated]);
  expect(reported(emptied).sentence).toBe('Allows Terraform to delete the buckets a and b with everything in them.');
  expect(reported(marked([stated])).sentence).toBe('Updates the bucket c.');
});

test('touched resources of which the same changes share a phrase and a row, and those of Terraform alone come last', () => {
  const touch = (type: string, name: string) =>
    ({
      ...{ address: `${type}.${name}`, origin: `${type}.${name}` },
      type,
      change: 'update',
      attributes: ['image'],
    }) as const;
  const touched = [
    ...['a', 'b', 'c', 'd'].map((name) => touch('aws_ecs_service', name)),
    touch('template_file', 'vars'),
  ];
  const alone = { ...marked([n('aws_sqs_queue.jobs')]), touched };
  expect(reported(alone).sentence).toBe(
    'No change of the architecture. Also touched: image of services a, b, c and 1 more.',
  );
  const graph = { ...marked(all('create', 'aws_sqs_queue.jobs')), touched };
  expect(asMarkdown(reported(graph)).split('\n').slice(-4)).toEqual([
    '| `+` | SQS queue jobs | AWS Cloud |  |',
    '| `~` | 4 × ECS service: a, b, c and d<br>`aws_ecs_service.a`<br>`aws_ecs_service.b`<br>and 2 more |  | image: changed |',
    '| `~` | Template vars<br>`template_file.vars` |  | image: changed |',
    '',
  ]);
});

test('touched resources without a name are told beside those with one', () => {
  const touch = (name: string): ReportedTouch => ({
    ...{ address: `aws_ecs_service.${name || 'x'}`, origin: `aws_ecs_service.${name || 'x'}` },
    ...{ type: 'aws_ecs_service', change: 'update' as const },
    ...{ noun: 'service', name, attributes: ['image'] },
  });
  expect(touchedInWords([touch('a'), touch(''), touch('b')])).toBe('image of services a and b, image of service');
});

test('a long sentence counts lesser clauses, but no danger', () => {
  const long = (type: string, change: GraphNode['change']): GraphNode[] =>
    [1, 2, 3].map((at) => n(`${type}.${'x'.repeat(20)}${at}`, { change }));
  const words = (text: string): number => text.split(' ').length;
  const peers = { change: 'create', does: 'allows', what: 'inbound traffic on a port that is not known' } as const;
  const rule = n('aws_security_group.web', {
    change: 'update',
    changed: { rules: ['a', 'b', 'c', 'd'].map((name) => ({ ...peers, from: [`aws_security_group.${name}`] })) },
  });
  const { sentence } = reported(
    marked([
      ...long('aws_sqs_queue', 'delete'),
      ...long('aws_sns_topic', 'create'),
      ...long('aws_lambda_function', 'create'),
      n('aws_iam_role.a', { change: 'import' }),
      rule,
    ]),
  );
  expect(sentence).toMatch(/^Removes the queues .* and \d more changes?: the changed security group web and a/);
  expect(words(sentence)).toBeLessThanOrEqual(44);
});

test('as Markdown', () => {
  expect(asMarkdown(reported(WHOLE))).toBe(`\
Removes the queue tasks, replaces the database orders (engine from mysql to postgres; data is lost), opens port 443 of the load balancer web to the internet and the 4 EC2 instances worker to the internet on port 22, removes the indexes by_day and by_mail from the DynamoDB table carts, updates the topic mails (a removed rule denied inbound traffic) (deletes messages after 7 days), and 18 more changes, among them the removed EC2 instance worker, the moved cache sessions, a right and 11 more.

|  | What | Where | Before → after | Why |
|---|---|---|---|---|
| \`-\` | SQS queue tasks | AWS Cloud |  | data is lost<br>no longer in the code<br>looks like a rename to aws_sqs_queue.jobs; a moved block would keep it |
| \`+/-\` | RDS for PostgreSQL orders | VPC shop › Private subnet a | engine: mysql → postgres<br>engine_version: 13 → none or known after apply | data is lost<br>cannot be changed in place<br>Terraform will replace it (engine)<br>Terraform may replace it (db_name)<br>the new one is created first |
|  | Load balancer web | AWS Cloud › VPC shop | opens port 443 to the internet | inside: +2 \\~​1 |
| \`-\` | ECS service api → SNS topic mails |  |  |  |
| \`-/+\` | Launch template web<br>\`aws_launch_template.web\` |  |  | Terraform will replace it (name) |
| \`+\` | SQS queue jobs | AWS Cloud | tier: standard | looks like a rename of aws_sqs_queue.tasks; a moved block would keep it |
| \`+\` | Private subnet b | AWS Cloud › VPC shop |  |  |
| \`+\` | ECS service api → SQS queue jobs |  |  |  |
| \`+\` | Internet world → EC2 instance worker |  | 22 |  |
| \`~\` | DynamoDB table carts | AWS Cloud | global_secondary_index: -by_day, -by_mail, +by_user, 1 remains |  |
|  | ECS cluster jobs | AWS Cloud |  |  |
| \`+\` | ↳ ECS cluster capacity providers jobs<br>\`aws_ecs_cluster_capacity_providers.jobs\` |  |  |  |
| \`~\` | ↳ ECS task definition jobs a<br>\`module.jobs.aws_ecs_task_definition.jobs["a"]\` |  | memory_size: 1 → 2 MB |  |
| \`~\` | 3 × ECS service api | AWS Cloud | ×2 → ×3<br>lets the role api read the bucket files (s3:​GetObject and s3:​GetObjectTagging)<br>changes who may act as the role api |  |
| \`~\` | EKS cluster shop | VPC shop › Private subnet a |  |  |
| \`~\` | 4 × EC2 instance worker | AWS Cloud |  | instances: -1 |
| \`~\` | SNS topic mails | AWS Cloud | a removed rule denied inbound traffic<br>deletes messages after 7 days | imported<br>changed outside Terraform |
| \`→\` | ElastiCache cluster sessions | VPC shop › Private subnet b | Private subnet a → Private subnet b | moved from module.old.aws_elasticache_cluster.sessions |
| \`←\` | S3 bucket files | AWS Cloud |  |  |
| \`.\` | S3 bucket logs | AWS Cloud |  | still exists, no longer managed |
| \`?\` | Lambda function later | AWS Cloud |  |  |
| \`~\` | IAM role policy worker<br>\`aws_iam_role_policy.worker\` |  | policy: changed |  |
`);
});

test('nothing but the sentence, where nothing changes', () => {
  const report = reported(marked([n('aws_sqs_queue.jobs')]));
  const said = 'No change of the architecture; 1 resource.\n';
  expect([asText(report), asMarkdown(report)]).toEqual([said, said]);
  expect(JSON.parse(asJson(report))).toEqual({ version: 1, sentence: said.trim(), counts: {}, nodes: [], edges: [] });
});

const many = (count: number) =>
  reported(marked(Array.from({ length: count }, (_, at) => n(`aws_sqs_queue.q${at}`, { change: 'create' }))));

test('of a long list the first are written, and how many more there are', () => {
  const lines = asText(many(LINES_MAX + 12))
    .trimEnd()
    .split('\n');
  expect(lines.at(-1)).toBe('and 12 more');
  expect(lines.filter((line) => line.startsWith('  +'))).toHaveLength(LINES_MAX);

  const rowsIn = (text: string) => text.match(/^\| `/gm) ?? [];
  expect(rowsIn(asMarkdown(many(ROWS_MAX)))).toHaveLength(ROWS_MAX);
  expect(asMarkdown(many(ROWS_MAX))).not.toContain('more');
  const cut = asMarkdown(many(30), { rows: 5 });
  expect(rowsIn(cut)).toHaveLength(5);
  expect(cut).toMatch(/\n\nand 25 more\n$/);
  expect(asMarkdown(many(30), { rows: 0 })).toBe('Adds 30 queues.\n');
});

test('what is taken away comes first, arrows after what they join', () => {
  expect(rowsOf(reported(WHOLE)).map(({ glyph, subject }) => `${glyph} ${subject}`)).toEqual([
    '- SQS queue tasks',
    '- ECS service api → SNS topic mails',
    '+/- RDS for PostgreSQL orders',
    '-/+ Launch template web',
    '+ SQS queue jobs',
    '+ Private subnet b',
    '+ ECS service api → SQS queue jobs',
    '+ Internet world → EC2 instance worker',
    '~ DynamoDB table carts',
    ' ECS cluster jobs',
    '~ 3 × ECS service api',
    '~ EKS cluster shop',
    '~ 4 × EC2 instance worker',
    ' Load balancer web',
    '~ SNS topic mails',
    '→ ElastiCache cluster sessions',
    '← S3 bucket files',
    '. S3 bucket logs',
    '? Lambda function later',
    '~ IAM role policy worker',
  ]);
});

test.each([
  ['replace_because_tainted', 'tainted'],
  ['replace_by_triggers', 'a replace_triggered_by reference changed'],
  ['delete_because_wrong_repetition', 'count/for_each added or removed'],
])('the reason %s is in the words of Terraform, in the report and at the node', (reason, expected) => {
  const change = reason.startsWith('delete') ? 'delete' : 'replace';
  const graph = marked([n('aws_instance.a', { change, changed: { reason } })]);
  expect(asText(reported(graph))).toContain(`\n        ${expected}\n`);
  if (change === 'delete') return;
  const [item] = present(graph, { modules: 'auto' }).items.filter(({ id }) => id === 'aws_instance.a');
  expect(JSON.stringify(item)).toContain(expected);
});
