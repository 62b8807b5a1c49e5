// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is a payload
/** Text of strangers in every label, in one picture: it stays text. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dangersInSvg } from '../support/inert.js';
import { BUNDLE } from './support/bundle.js';
import { runChild } from './support/child.js';
import { newMachine } from './support/machine.js';

const SCRIPT = 'alert(1)';

/** What becomes markup, code or an address wherever it is not a text. */
const PAYLOADS: readonly string[] = [
  `<script>${SCRIPT}</script>`,
  `</text><script>${SCRIPT}</script><text>`,
  `</title><script>${SCRIPT}</script>`,
  `</style><script>${SCRIPT}</script>`,
  `</svg><script>${SCRIPT}</script>`,
  `]]><script>${SCRIPT}</script>`,
  `<![CDATA[<script>${SCRIPT}</script>]]>`,
  `--><script>${SCRIPT}</script>`,
  `<!-- x`,
  `<?xml-stylesheet href="https://evil.example/x.css"?>`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>`,
  `<!ENTITY x "y">&x;`,
  '&x;',
  '&#60;script&#62;',
  '&#x3c;script&#x3e;',
  '&lt;script&gt;',
  `" onload="${SCRIPT}`,
  `' onload='${SCRIPT}`,
  `" onmouseover="${SCRIPT}" x="`,
  `"/><script>${SCRIPT}</script>`,
  `<svg onload=${SCRIPT}>`,
  `<img src=x onerror=${SCRIPT}>`,
  `<image href="https://evil.example/x.png"/>`,
  `<image xlink:href="javascript:${SCRIPT}"/>`,
  `<a href="javascript:${SCRIPT}">x</a>`,
  `<use href="https://evil.example/x.svg#x"/>`,
  `<foreignObject><iframe src="javascript:${SCRIPT}"/></foreignObject>`,
  `<animate attributeName="href" to="javascript:${SCRIPT}"/>`,
  `<set attributeName="onload" to="${SCRIPT}"/>`,
  `<style>@import url(https://evil.example/x.css)</style>`,
  '}</style>*{background:url(https://evil.example)}',
  'url(https://evil.example/x.svg#f)',
  'expression(alert(1))',
  `javascript:${SCRIPT}`,
  `data:text/html,<script>${SCRIPT}</script>`,
  'https://evil.example/',
  '\u0000<script>',
  '\ud800<script>',
  '\ufffe<script>',
  '\u2028<script>',
  '\u202e<script>',
  '＜script＞',
  '<scr\u0000ipt>',
  '%3Cscript%3E',
  '\\u003cscript\\u003e',
  '${7*7}#{7*7}{{7*7}}',
];

/** Arguments hold no zero. */
const TITLE = PAYLOADS.join(' ').replaceAll('\u0000', '');

const resource = (name: string, index: string | null, values: object): object => {
  const [type] = name.split('.');
  return {
    ...{
      address: index === null ? name : `${name}[${JSON.stringify(index)}]`,
      mode: 'managed',
      type,
      name: name.split('.')[1],
    },
    ...{ provider_name: 'registry.terraform.io/hashicorp/aws', ...(index === null ? {} : { index }) },
    change: { actions: ['create'], before: null, after: values, after_unknown: {} },
  };
};

const plan = JSON.stringify({
  ...{ format_version: '1.2', terraform_version: '1.11.4' },
  resource_changes: PAYLOADS.flatMap((text, n) => [
    resource(`aws_s3_bucket.b${n}`, null, { bucket: text }),
    resource(`aws_instance.i${n}`, null, { tags: { Name: text }, instance_type: text }),
    resource('aws_sqs_queue.q', text, { name: text }),
  ]),
});

const annotations = (): string =>
  JSON.stringify({
    title: PAYLOADS[0],
    update: Object.fromEntries(PAYLOADS.map((text, n) => [`aws_s3_bucket.b${n}`, { label: text }])),
  });

test(`${PAYLOADS.length} payloads in labels, tags, keys and titles stay inert`, async () => {
  const machine = newMachine();
  try {
    for (const theme of ['light', 'auto']) {
      writeFileSync(join(machine.out, 'plan.json'), plan);
      writeFileSync(join(machine.out, 'words.yml'), annotations());
      const args = ['draw', '--source', 'plan.json', '--no-overview', '--theme', theme, '--title', TITLE];
      const { code, err } = await runChild(
        process.execPath,
        [join(BUNDLE, 'cli.js'), ...args, '--annotate', 'words.yml'],
        {
          cwd: machine.out,
          env: { PATH: process.env.PATH!, HOME: machine.home, TMPDIR: machine.temporary },
        },
      );
      expect([code, code === 0 ? '' : err.toString('utf8')]).toEqual([0, '']);
      const svg = readFileSync(join(machine.out, 'architecture.svg'), 'utf8');
      expect(dangersInSvg(svg)).toEqual([]);
      expect(svg).toContain('&lt;script&gt;');
    }
  } finally {
    machine.remove();
  }
});
