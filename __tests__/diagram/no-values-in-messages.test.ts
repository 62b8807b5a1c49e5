/** Plans, graphs and annotation files that are broken in any way, full of canaries: none is in a message. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readAnnotations } from '../../src/annotate/index.js';
import { GroundplanError } from '../../src/errors.js';
import { readGraphJson } from '../../src/graph/json/index.js';
import { parseJsonFile } from '../../src/platform/json/file.js';
import { classifyJson } from '../../src/terraform/fetch/classify.js';
import { parseDot } from '../../src/terraform/plan/dot.js';
import { readPlan } from '../../src/terraform/plan/index.js';
import { broken, CANARY, edit } from '../support/damage.js';
import { casesMet } from '../support/long.js';

const fixture = (name: string) => readFileSync(join(__dirname, '../../fixtures', name), 'utf8');

/** What tells what a thing is, and is drawn; every other text is a canary, and so are keys that people choose. */
const TOLD =
  /^(address|module_address|type|name|mode|provider_name|actions|references|format_version|source|depends_on|full_name)$/;

function filled(value: unknown, key = ''): unknown {
  if (TOLD.test(key)) return value;
  if (typeof value === 'string') return `${CANARY}-${value.length}`;
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((item) => filled(item));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, filled(member, name)]);
  return Object.fromEntries(key === 'tags' ? [...members, [`${CANARY} key`, `${CANARY}"'\n{`]] : members);
}

const PLANS = ['aws-minimal/plan.json', 'aws-changes/plan.json'].map((name) =>
  JSON.stringify(filled(JSON.parse(fixture(name))), null, 1),
);
const GRAPH = JSON.stringify({
  graphdict: JSON.parse(fixture('one-node/graph.json')),
  meta_data: { 'a.b': { attributes: { [CANARY]: CANARY } } },
});
const DEBUG_DATA = JSON.stringify({
  graphdict: { 'aws_vpc.a': [`${CANARY}`, { [CANARY]: CANARY }, 7], [CANARY]: CANARY },
  [CANARY]: CANARY,
});
const DOT = `digraph { compound = "true"\n "[root] aws_vpc.a" [label = "${CANARY}"]\n "${CANARY} x" -> ${CANARY}\n }`;
const YAML = `title: ${CANARY}\nupdate:\n  aws_lb.a: {label: "${CANARY}"}\n${CANARY}: &a [${CANARY}, *b]\n`;

const read = {
  plan: (text: string) => {
    const { value, text: json } = parseJsonFile(new TextEncoder().encode(text), 'f');
    return classifyJson(value) === 'plan' ? readPlan(value, 'f', null).warnings : readGraphJson(json, 'f').warnings;
  },
  planfile: (text: string) => readPlan(parseJsonFile(new TextEncoder().encode(text), 'f').value, 'f', null).warnings,
  graph: (text: string) => readGraphJson(text, 'f').warnings,
  dot: (text: string) => void parseDot(text, 'f'),
  yaml: (text: string) => void readAnnotations(text, 'f'),
};

function messagesOf(reader: keyof typeof read, text: string): string {
  try {
    return (read[reader](text) ?? []).join('\n');
  } catch (error) {
    if (!(error instanceof GroundplanError)) throw error;
    expect(error.exitCode).toBe(2);
    return `${error.message}\n${error.remedy}`;
  }
}

/** What stands in the place of an address of a graph is quoted: names, and no values. */
const withoutAddresses = (words: string): string =>
  words
    .replace(/"(?:[^"\\]|\\.)*"(?=: (?:not a node address|an address has|a (?:key|target) may be))/g, '')
    .replace(/\["(?:[^"\\]|\\.)*"\]/g, '')
    .replace(/writes it "(?:[^"\\]|\\.)*"/g, '');

test.each([
  ...PLANS.flatMap((text) => [['plan', text] as const, ['planfile', text] as const, ['graph', text] as const]),
  ['graph', GRAPH] as const,
  ['graph', DEBUG_DATA] as const,
  ['plan', DEBUG_DATA] as const,
  ['dot', DOT] as const,
  ['dot', PLANS[0]!] as const,
  ['yaml', YAML] as const,
  ['yaml', PLANS[0]!.slice(0, 2000)] as const,
])('%s', (reader, text) => {
  let said = 0;
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 4 }), (edits) => {
      const words = withoutAddresses(messagesOf(reader, broken(text, edits)));
      if (words !== '') said++;
      expect(words).not.toContain(CANARY);
    }),
    { numRuns: 400 },
  );
  expect(said).toBeGreaterThan(casesMet(50));
});
