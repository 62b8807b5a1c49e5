/** The page as text: size, determinism, content security policy, and the input that it may contain. */
import { createHash } from 'node:crypto';
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import { embeddable } from '../../../src/render/html/data.js';
import script from '../../../src/render/viewer/viewer.bundle';
import type { LabeledLayout, Revision } from '../../../src/render/writer.js';
import { shopUnion } from '../../support/union.js';
import { labeledCase, labeledGraph, NAMES, pageOf, pictureOf } from './support/pages.js';

/** Of the program, minified: docs/decisions/0014-page.md. */
const SCRIPT_BYTES_MAX = 58_600;
/** Of all that is no picture, no evidence, no list of undrawn resources and, but for one, no caption of a revision. */
const PAGE_BYTES_MAX = 68 * 1024;

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the program is small', () => {
  expect(script.length).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
});

test.each(NAMES)('%s: the picture and little more, the same bytes again', async (name) => {
  const labeled = await labeledCase(name);
  const page = await pageOf(labeled);
  expect(await pageOf(labeled)).toBe(page);
  expect(Buffer.byteLength(page) - Buffer.byteLength(await pictureOf(labeled))).toBeLessThanOrEqual(PAGE_BYTES_MAX);
});

test.each([
  ['a picture', () => labeledCase('aws-web-shop')],
  ['a change', () => labeledGraph(shopUnion())],
])('of %s: the policy comes first, and allows what is in the page by its hash, and nothing else', async (_, say) => {
  const page = await pageOf(await say());
  const [, policy] = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)!;
  const inside = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text]) => text!);
  const hashes = (tag: string) => inside(tag).map(sha256).join(' ');
  expect(inside('style')).toHaveLength(2);
  expect(policy).toBe(
    `default-src 'none'; script-src ${hashes('script')}; style-src ${hashes('style')}; img-src data:; base-uri 'none'; form-action 'none'`,
  );
  expect(page).not.toMatch(/<[^>]* (on\w+|style)=/i);
  expect(page).not.toMatch(/(src|href)="(?!#)/);
  expect(page).toContain(`<script>${script}</script>`);
  expect(script).not.toMatch(
    /innerHTML|outerHTML|insertAdjacent|document\.write|eval\(|new Function|setAttribute\("style"/,
  );
});

test('embedded data cannot end the script element or a line of script', () => {
  const data = { text: '</script><!--<script>&amp;\u2028\u2029' };
  expect(embeddable(data)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(embeddable(data))).toEqual(data);
});

test('the data has the number of boxes, and the kinds of lines in drawing order', async () => {
  const labeled = await labeledCase('aws-web-shop');
  const page = await pageOf(labeled);
  const [, json] = /<script type="application\/json" id="data">(.*)<\/script>/.exec(page)!;
  const drawn = [...page.matchAll(/<g data-from="([^"]*)" data-to="[^"]*"[^>]*><title>/g)].map(([, from]) => from);
  const { boxes, kinds, flows } = JSON.parse(json!) as Record<string, unknown>;
  expect([boxes, flows]).toEqual([labeled.layout.boxes.length, []]);
  // The one dashed line is that of the users.
  expect(kinds).toBe(`${'0'.repeat(drawn.indexOf('tv_aws_users.users'))}2`);
});

test('a revision hides a layer at first; a diagram without changes has no revisions', async () => {
  const off = async (labeled: LabeledLayout, side: Revision) => {
    const [, json] = /id="data">(.*)<\/script>/.exec(await pageOf(labeled, undefined, side))!;
    return (JSON.parse(json!) as { off?: unknown }).off;
  };
  const union = await labeledGraph(shopUnion());
  expect([await off(union, 'before'), await off(union, 'after'), await off(union, 'change')]).toEqual([
    ['after'],
    ['before'],
    undefined,
  ]);
  expect(await off(await labeledCase('one-node'), 'after')).toBeUndefined();
});

test('the data has the kinds of changed lines, too', async () => {
  const edges = [
    createEdge({ from: 'aws_instance.a', to: 'aws_instance.b', change: 'create' }),
    createEdge({ from: 'aws_instance.b', to: 'aws_instance.c', provenance: 'implied' }),
  ];
  const nodes = ['a', 'b', 'c'].map((name) => createNode({ address: `aws_instance.${name}` }));
  const page = await pageOf(await labeledGraph(createGraph({ nodes, edges })));
  // The sign of a line has its ends, too.
  const drawn = [...new Set([...page.matchAll(/data-from="([^"]*)"/g)].map(([, from]) => from))];
  const [, json] = /<script type="application\/json" id="data">(.*)<\/script>/.exec(page)!;
  expect(page).toContain('data-change="create"');
  expect(drawn).toHaveLength(2);
  expect((JSON.parse(json!) as { kinds: string }).kinds).toBe(`${'0'.repeat(drawn.indexOf('aws_instance.b'))}2`);
});

test('the data has the resources that are not drawn, by what shows them, and the risks of changes', async () => {
  const labeled = await labeledGraph(shopUnion());
  const boxes = labeled.layout.boxes.length;
  const ids = labeled.layout.nodes.map(({ node }) => node.id);
  const line = labeled.layout.edges[0]!.edge;
  const one = (address: string, hosts: string[], around: string[] = [], relation = 'part of', name?: string) => ({
    ...{ address, hosts, around, relation },
    ...(name && { name }),
  });
  const undrawn = [
    one('a.role', [ids[2]!], [], 'used by', 'the-role'),
    one('a.other', [ids[2]!], [], 'used by'),
    one('a.edge', [`${line.from}\n${line.to}`]),
    one('a.zone', ['gone'], ['gone', labeled.layout.boxes[1]!.box.id]),
    one('a.elsewhere', ['gone'], ['gone']),
    one('a.hidden', [], [], 'it is empty'),
    one(ids[0]!, [ids[0]!]),
  ];
  const page = await pageOf(labeled, { lines: new Map(), elements: new Map(), undrawn });
  const [, json] = /id="data">(.*)<\/script>/.exec(page)!;
  const data = JSON.parse(json!) as { undrawn: [number, string, ...string[]][]; risks: [string, string] };
  const at = data.undrawn.find(([, , address]) => address === 'a.edge')![0];
  const drawn = [
    ...new Set(
      [...page.matchAll(/<g data-from="([^"]*)" data-to="([^"]*)"[^>]*><title>/g)].map(
        ([, from, to]) => `${from} ${to}`,
      ),
    ),
  ];
  expect(drawn[-2 - at]).toBe(`${line.from} ${line.to}`);
  expect(data.undrawn).toEqual([
    [boxes + 2, 'used by', 'a.role\nthe-role', 'a.other'],
    [at, 'part of', 'a.edge'],
    [1, 'inside', 'a.zone'],
    [-1, 'it is empty', 'a.hidden'],
  ]);
  expect(data.risks[0]).toHaveLength(boxes + ids.length);
  expect(data.risks[0][boxes + ids.indexOf('aws_db_instance.orders')]).toBe('1');
  expect(data.risks[0][boxes + ids.indexOf('aws_wafv2_web_acl.edge')]).toBe('5');
  expect(data.risks[0][boxes + ids.indexOf('aws_sns_topic.notify_customer')]).toBe('4');
  expect(data.risks[1]).toHaveLength(drawn.length);
});
