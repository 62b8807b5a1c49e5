/** Workflows that use groundplan name inputs and outputs that it has; the linter knows published actions only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { INPUTS } from '../../src/action/inputs/table.js';
import { ROOT } from '../support/root.js';
import { EXAMPLES, IN_PAGES, OWN, stepsOf } from './support/workflows.js';

const ALL = [...OWN, ...EXAMPLES, ...IN_PAGES];
const { outputs } = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));
const specs = new Map(INPUTS.map((spec) => [spec.name as string, spec]));

const isOurs = (uses = ''): boolean => /^(groundplan\/groundplan(\/docker)?@|\.\/(docker)?$)/.test(uses);

function complaint(name: string, value: unknown): string | null {
  const spec = specs.get(name);
  if (spec === undefined) return `there is no input ${name}`;
  const isExpression = String(value).includes('${{');
  const { kind, choices = [] } = spec;
  if (kind === 'choice' && !isExpression && !choices.includes(String(value)))
    return `${name}: ${value} is not one of ${choices.join(', ')}`;
  return null;
}

test('inputs exist, and choices are among those that there are', () => {
  const used = ALL.flatMap(({ path, ...one }) =>
    stepsOf({ path, ...one })
      .filter(({ uses }) => isOurs(uses))
      .map((step) => ({ path, step })),
  );
  expect(used.length).toBeGreaterThan(10);
  const complaints = used.flatMap(({ path, step }) =>
    Object.entries(step.with ?? {})
      .map(([name, value]) => complaint(name, value))
      .filter((words) => words !== null)
      .map((words) => `${path}: ${words}`),
  );
  expect(complaints).toEqual([]);
  expect(complaint('comments', true)).not.toBeNull();
  expect(complaint('comment', 'never')).not.toBeNull();
});

test('outputs exist', () => {
  const named = ALL.flatMap(({ text }) => [...text.matchAll(/steps\.(?:groundplan|draw)\.outputs\.([\w-]+)/g)]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(([, name]) => name!).filter((name) => !(name in outputs))).toEqual([]);
});
