/** Texts that no font of a PNG or PDF can draw are listed. */
import { main } from '../../src/cli/main.js';
import { undrawnTexts } from '../../src/render/undrawn.js';
import { memoryIo } from '../support/memory-io.js';

const svg = (...texts: string[]) => `<svg>${texts.map((text) => `<text x="1">${text}</text>`).join('')}</svg>`;

test.each([
  ['Japanese', '日本語 システム', ['日本語 システム']],
  ['Arabic', 'شبكة خاصة', ['شبكة خاصة']],
  ['Hebrew, in a text with other letters', 'prod שלום', ['prod שלום']],
  ['Thai', 'ระบบ', ['ระบบ']],
  ['an emoji', 'émoji 🚀 name', ['émoji 🚀 name']],
  ['a letter of an icon font', 'x\ue0b0', ['x\ue0b0']],
  ['what is escaped', '&#26085; &amp; &lt;b&gt;', ['日 & <b>']],
  ['Latin, Greek and Cyrillic', 'Größe Łódź Αθήνα Київ … – — × •', []],
  ['a letter and its mark apart', 'e\u0301 u\u0308', []],
  ['spaces, joiners, directions', 'a\u3000b\u00a0c\u200dd\u202ee', []],
])('%s', (_, text, expected) => {
  expect(undrawnTexts(svg(text))).toEqual(expected);
});

test('undrawn texts are listed once, in order and across spans; title and description are ignored', () => {
  const document = svg('网', 'a', '网', '<tspan dx="3">b</tspan>语').replace('<text', '<title>外</title><text');
  expect(undrawnTexts(document)).toEqual(['网', 'b 语']);
});

const NAMES = ['本番', 'платежи', 'تجربة', '测试', 'ทดสอบ'];
const plan = {
  format_version: '1.2',
  terraform_version: '1.11.4',
  resource_changes: NAMES.map((name, i) => ({
    ...{ address: `aws_sqs_queue.q${i}`, mode: 'managed', type: 'aws_sqs_queue', name: `q${i}` },
    provider_name: 'registry.terraform.io/hashicorp/aws',
    change: { actions: ['create'], before: null, after: { name }, after_unknown: {} },
  })),
};

async function warningsOf(...args: string[]): Promise<readonly string[]> {
  const io = memoryIo({ 'plan.json': JSON.stringify(plan) });
  expect(await main(['draw', '--source', 'plan.json', '--title', '本番'.repeat(25), ...args], io)).toBe(0);
  return io.err().match(/WARNING: the font.*/g) ?? [];
}

test.each([
  ['png', 1],
  ['pdf', 1],
  ['png,pdf', 1],
  ['svg', 0],
  ['html', 0],
] as const)('%s', async (format, count) => {
  const warnings = await warningsOf('--format', format);
  expect(warnings).toHaveLength(count);
  if (count === 0) return;
  const title = `${'本番'.repeat(20)}…`;
  expect(warnings[0]).toBe(
    `WARNING: the font lacks characters of 5 texts, which are left blank in PNG and PDF: "${title}", "本番", "تجربة" and 2 more. SVG shows them; for the others, pass a font that has them with --font`,
  );
});
