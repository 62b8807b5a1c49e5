/** Rules that actionlint does not know, over the project's workflows and the examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { filesBelow } from '../support/files.js';
import { ROOT } from '../support/root.js';
import * as rules from './support/rules.js';
import { EXAMPLES, IN_PAGES, OWN, type Workflow, workflow } from './support/workflows.js';

const findings = (rule: (one: Workflow) => readonly string[], all: readonly Workflow[]): string[] =>
  all.flatMap((one) => rule(one).map((what) => `${one.path}: ${what}`));

/** The tag that the next release makes or moves: scripts/release/tags.mjs. */
const MAJOR = `v${manifest.version.split('.')[0]}`;

const EVERYWHERE = [...OWN, ...EXAMPLES];

test('the workflows are there', () => {
  expect(OWN.map(({ path }) => path.split('/').at(-1))).toEqual([
    ...[
      'check-dist.yml',
      'ci.yml',
      'codeql.yml',
      'diagrams.yml',
      'nightly.yml',
      'pages.yml',
      'release.yml',
      'scorecard.yml',
    ],
  ]);
  expect(EXAMPLES.map(({ path }) => path.split('/').at(-1))).toEqual([
    ...['cleanup.yml', 'fork-comment.yml', 'gate.yml', 'monorepo.yml', 'plan.yml', 'pull-request.yml'],
  ]);
  expect(IN_PAGES.length).toBeGreaterThan(0);
});

test.each([
  ['each job says its permissions, and the workflow has none', rules.tooManyRights],
  ['no checkout keeps credentials', rules.keptCredentials],
  ['no expression is put into a script', rules.injections],
  ['nothing is triggered by pull_request_target', rules.dangerousEvents],
  ['nothing of a stranger runs after workflow_run', rules.strangersCode],
])('%s', (_, rule) => {
  expect(findings(rule, EVERYWHERE)).toEqual([]);
});

test('what the pages show keeps the same rules, but for the shortest one, whose rights are those of its only job', () => {
  for (const rule of [rules.keptCredentials, rules.injections, rules.dangerousEvents, rules.strangersCode])
    expect(findings(rule, IN_PAGES)).toEqual([]);
  expect(IN_PAGES.filter(({ permissions }) => permissions === undefined)).toEqual([]);
});

test('actions are pinned by commit, with the version that it is; only our own is named by its major version', () => {
  const pins = findings(rules.unpinned, EVERYWHERE);
  const own = new RegExp(`^docs/examples/.*: groundplan/groundplan@${MAJOR}$`);
  expect(pins.filter((pin) => !own.test(pin))).toEqual([]);
});

test('pages and examples name the major version of package.json, whose tag a release moves', () => {
  const pages = ['README.md', ...filesBelow('docs', '.md', '.yml').map(({ path }) => path)];
  const named = pages.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/groundplan\/groundplan(?:\/docker)?@([\w.-]+)/g)].map(
      ([, version]) => `${path} ${version}`,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((one) => !one.endsWith(` ${MAJOR}`))).toEqual([]);
});

test('one action has one version, everywhere', () => {
  const pins = EVERYWHERE.flatMap(({ text }) => [...text.matchAll(/uses: ([\w./-]+)@([0-9a-f]{40} # v[\d.]+)$/gm)]);
  const versions = new Map<string, Set<string>>();
  for (const [, action, version] of pins) {
    versions.set(action!, (versions.get(action!) ?? new Set()).add(version!));
  }
  expect(versions.size).toBeGreaterThan(5);
  expect([...versions].filter(([, all]) => all.size > 1)).toEqual([]);
});

test('no job of the project can run for hours', () => {
  expect(findings(rules.endless, OWN)).toEqual([]);
});

test('every rule finds what it is for', () => {
  const bad = workflow(
    'bad.yml',
    `on: [pull_request_target, workflow_run]
permissions: { contents: write }
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - uses: actions/setup-node@${'0'.repeat(40)}
      - run: echo \${{ github.head_ref }}
`,
  );
  expect(rules.unpinned(bad)).toHaveLength(2);
  expect(rules.tooManyRights(bad)).toHaveLength(2);
  expect(rules.keptCredentials(bad)).toHaveLength(1);
  expect(rules.injections(bad)).toHaveLength(1);
  expect(rules.dangerousEvents(bad)).toEqual(['pull_request_target']);
  expect(rules.strangersCode(bad)).toHaveLength(2);
  expect(rules.endless(bad)).toHaveLength(1);
});
