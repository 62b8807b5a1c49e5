// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** Terraform's own parser has the last word. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { Expression } from '../../../src/terraform/hcl/model.js';
import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { argumentOf, literalText } from '../../../src/terraform/hcl/walk.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';
import { ACCEPTED, REFUSED } from './awkward.js';
import { configuration } from './generate.js';

const terraform = needs('terraform');

let directory: string;
beforeAll(() => {
  directory = newTemporary('groundplan-hcl-');
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Which of the texts Terraform refuses. Formatting parses a file, and looks at nothing else. */
function refused(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const folder = join(directory, 'texts');
  mkdirSync(folder);
  for (const [name, text] of texts) writeFileSync(join(folder, `${name}.tf`), text);
  const { stderr } = spawnSync('terraform', ['fmt', '-check', '-no-color', '-list=false', folder], {
    encoding: 'utf8',
  });
  return new Set([...stderr.matchAll(/ on .*?([a-z]+-\d+)\.tf line/g)].map((match) => match[1] as string));
}

terraform.it('the same texts are accepted and refused', () => {
  const texts = new Map([
    ...ACCEPTED.map(({ text }, i) => [`accepted-${i}`, text] as const),
    ...REFUSED.map(({ text }, i) => [`refused-${i}`, text] as const),
    ...fc.sample(configuration, { numRuns: 300, seed: 4 }).map((text, i) => [`made-${i}`, text] as const),
  ]);
  const byTerraform = refused(texts);
  const byUs = [...texts].filter(([, text]) => parseHcl(text, 'a.tf').faults.length > 0).map(([name]) => name);
  expect(byUs).toEqual([...texts.keys()].filter((name) => byTerraform.has(name)));
  expect(byUs).toEqual(REFUSED.map((_, i) => `refused-${i}`));
});

const TEXTS = [
  '"$ $$ $a $${b} $$${c} %% %%{d} 100%"',
  '"a\\n\\r\\t\\"\\\\\\u00e9\\U0001F600"',
  '<<X\n  a\n\n b $${c} \\n "\nX',
  '<<-X\n    a\n\n      b\n   c\n  X',
  '<<-X\n\ta\n\t  b\n   \n\tc\n\tX',
  '<<-X\n  a\n    \n  b\nX',
  '<<-X\nX',
  '<<X\n\nX',
];
/** Their sequences give nothing, so that their texts are all there is. */
const TRIMMED = [
  '<<-X\n  %{ if true ~}\n    a\n  %{ endif ~}\n  b\n  X',
  '<<X\n  %{ if true ~}\n\n    a\n  %{~ endif ~}\n  b\nX',
  '<<-X\n  %{ if true }\n      a\n\n    ${""}\n  %{ endif }\n  b\n  X',
  '" a ${~ "" ~} b "',
  '<<-X\n  a\n  ${~ "" ~}\n  b\n  X',
  '<<-X\n${""}  a\n    b\n  X',
  '<<X\na\n${~ ""}\nX',
];

const textsOf = (expression: Expression): string =>
  expression.kind === 'template'
    ? expression.parts
        .map((part) => (part.kind === 'literal' && typeof part.value === 'string' ? part.value : ''))
        .join('')
    : (literalText(expression) ?? '');

terraform.it('texts have the same value', () => {
  const folder = join(directory, 'values');
  mkdirSync(folder);
  const all = [...TEXTS, ...TRIMMED];
  const text = `locals {\n  all = [\n${all.map((value) => `${value}\n,`).join('\n')}\n  ]\n}\n`;
  writeFileSync(join(folder, 'main.tf'), text);
  const { stdout } = spawnSync('terraform', ['console'], {
    cwd: folder,
    input: 'jsonencode(local.all)\n',
    encoding: 'utf8',
  });
  const { body, faults } = parseHcl(text, 'main.tf');
  expect(faults).toEqual([]);
  const tuple = argumentOf(body.blocks[0]!.body, 'all');
  const ours = tuple?.kind === 'tuple' ? tuple.items.map(textsOf) : [];
  expect(ours).toEqual(JSON.parse(JSON.parse(stdout)));
});
