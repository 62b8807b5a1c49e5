// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** What the copy writes as a literal is that literal for Terraform. */
import fc from 'fast-check';
import { noNames, tryEvaluate } from '../../../src/planning/static/evaluate.js';
import { Budget } from '../../../src/planning/static/work.js';
import { nodeIo } from '../../../src/platform/node.js';
import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { escaped, quoted } from '../../../src/terraform/hcl/print.js';
import { needs } from '../../support/tools.js';

const terraform = needs('terraform');

/** Texts of what means something in templates, strings, heredocs and JSON. */
const PIECES = [
  ...['${', '%{', '$', '%', '{', '}', '~', '"', "'", '\\', '\n', '\r', '\t', '\b', '\f', '\0', '\x1b', '\x7f', '\x85'],
  ...['$${', '%%{', '$$', '\\u0024{', '\\"', '${file("/etc/hostname")}', '%{ if true }', '<<EOT\n', 'EOT\n', '/*', '#'],
  ...['path.cwd', '//', '..', 'a', ' ', '\u2028', '\u2029', '\u202e', '\ufeff', '𝒳', '\ud800', '\udc00'],
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** Go has no half characters, and the language has one form of each letter. */
const asKept = (value: string): string => value.replace(/\p{Cs}/gu, '\ufffd').normalize('NFC');

const SEED = 20251122;
const SOME = fc.sample(text, { numRuns: 300, seed: SEED });

test('a written literal parses to itself', () => {
  fc.assert(
    fc.property(text, (value) => {
      const { body, faults } = parseHcl(`x = ${quoted(value)}\n`, 'main.tf');
      expect(faults).toEqual([]);
      expect(tryEvaluate(body.attributes[0]!.value, noNames(new Budget()))).toBe(value.replace(/\p{Cs}/gu, '\ufffd'));
    }),
    { numRuns: 1000, seed: SEED },
  );
});

/** Evaluated by one run; `code` is a list of expressions as a file of this name. */
async function evaluated(name: string, code: string): Promise<unknown> {
  const io = nodeIo();
  return io.withTemporaryDirectory(async (directory) => {
    await io.writeFile(`${directory}/${name}`, code);
    const options = { directory, input: 'base64encode(jsonencode(local.all))\n', seconds: 60 };
    const result = await io.run('terraform', ['console'], options);
    if (result.end !== 'exit' || result.code !== 0) throw new Error(JSON.stringify(result));
    const said = result.stdout.replace(/^[\s\S]*?"([A-Za-z0-9+/=]*)"\s*$/, (_, kept: string) => kept);
    return JSON.parse(Buffer.from(said, 'base64').toString('utf8'));
  });
}

terraform.describe('a literal is evaluated back to itself', () => {
  test('in native syntax, alone and between others', async () => {
    const lists = SOME.map((value) => `[${quoted(value)}, "$\${}${escaped(value)}%%{"]`);
    const found = await evaluated('main.tf', `locals {\n  all = [\n${lists.join(',\n')}\n  ]\n}\n`);
    expect(found).toEqual(SOME.map((value) => [asKept(value), asKept(`\${}${value}%{`)]));
  });

  test('in a template of JSON syntax', async () => {
    const all = SOME.map((value) => `\${${quoted(value)}}`);
    expect(await evaluated('main.tf.json', JSON.stringify({ locals: { all } }))).toEqual(SOME.map(asKept));
  });
});
