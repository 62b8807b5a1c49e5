/** The demo and the pictures of the README, as they are committed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { brokenLinks } from '../../scripts/demo/links.mjs';
import { commentPicture } from '../../scripts/pictures/comment.mjs';
import { terminalPicture } from '../../scripts/pictures/terminal.mjs';
import { ROOT } from '../support/root.js';
import { newTemporary } from '../support/temporary.js';

const DEMO = join(ROOT, 'docs/demo');
const IMAGES = join(ROOT, 'docs/images');

const elementsOf = (xml: string): { readonly name: string; readonly attributes: Record<string, string> }[] => {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) =>
    elements.push({ name, attributes: attributes as Record<string, string> }),
  );
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return elements;
};

test('each link of the demo leads to a file, and each file is linked', () => {
  expect(readdirSync(DEMO)).toEqual(
    expect.arrayContaining(['index.md', 'index.html', 'aws-web-shop.svg', 'aws-web-shop.html']),
  );
  expect(brokenLinks(DEMO)).toEqual([]);
});

test('a link that leads nowhere is found, and a file that nothing links', () => {
  const folder = newTemporary('demo-');
  writeFileSync(join(folder, 'index.md'), '[a](a.html#x) [b](b.html) [c](https://example.com)');
  writeFileSync(join(folder, 'a.html'), '');
  writeFileSync(join(folder, 'd.svg'), '');
  expect(brokenLinks(folder)).toEqual(['index.md -> b.html', 'no page links d.svg']);
});

test('the pictures of the README exist in light and dark, and ask for nothing', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/docs\/images\/([\w.-]+)/g)].map(([, name]) => name!);
  expect(readdirSync(IMAGES)).toEqual(expect.arrayContaining(named));
  for (const name of named.filter((one) => /-light\./.test(one)))
    expect(named).toContain(name.replace('-light.', '-dark.'));
  for (const name of named.filter((one) => one.endsWith('.svg'))) {
    const text = readFileSync(join(IMAGES, name), 'utf8');
    const elements = elementsOf(text);
    expect(elements[0]!.name).toBe('svg');
    expect(elements.filter((element) => /^(script|image|foreignObject)$/.test(element.name))).toEqual([]);
    expect(
      elements
        .flatMap(({ attributes }) => attributes.href ?? attributes['xlink:href'] ?? [])
        .filter((href) => !href.startsWith('#')),
    ).toEqual([]);
    expect(text).not.toMatch(/url\((?!#)|@import/);
  }
});

test('a terminal session is text that appears in its order, within twenty seconds', () => {
  const svg = terminalPicture([
    { command: 'groundplan draw --source .', output: '51 resources\nwrote <x>\n' },
    { command: 'groundplan diff', output: '  +   DynamoDB table carts\n' },
  ]);
  const texts = elementsOf(svg).filter(({ name }) => name === 'text');
  expect(texts.map(({ attributes }) => attributes.class)).toEqual(['typed l0', 'l1', 'l2', 'typed l3', 'l4 added']);
  expect(svg).toContain('>wrote &lt;x&gt;</text>');
  const starts = [...svg.matchAll(/0% \{ opacity: 0 \} ([\d.]+)%/g)].map(([, percent]) => Number(percent));
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(() => terminalPicture(Array(9).fill({ command: 'x'.repeat(60), output: 'y' }))).toThrow(/seconds/);
});

test('a comment shows the sentence, the diagram and the rows of the table', () => {
  const svg = commentPicture('dark', {
    markdown: 'Adds a <queue>.\n\n| `+` | SQS queue a<br>`aws_sqs_queue.a` `main.tf:1` | AWS Cloud | x → y |\n',
    diagram: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><title>t</title><rect id="r"/></svg>',
  });
  const names = elementsOf(svg).map(({ name }) => name);
  expect(names.filter((name) => name === 'svg')).toHaveLength(2);
  expect(names.filter((name) => name === 'title')).toHaveLength(1);
  for (const text of ['Adds a &lt;queue&gt;.', 'SQS queue a', 'aws_sqs_queue.a main.tf:1', 'AWS Cloud', 'x → y'])
    expect(svg).toContain(`>${text}</text>`);
});
