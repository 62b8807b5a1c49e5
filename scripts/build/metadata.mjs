/** action.yml, docker/action.yml and the tables of inputs and outputs in the page, made from the declarations in src/action. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const ROOT = new URL('../../', import.meta.url);
/** Pages that hold tables, each between two comments: <!-- action inputs --> and <!-- end -->. */
const PAGES = ['docs/action.md'];

const ON_NODE = '  using: node24\n  main: dist/action.js\n';
/** Built where it is used; in a release it is the published image, by digest: .github/workflows/release.yml. */
const IN_CONTAINER = '  using: docker\n  image: ../Dockerfile\n';
/** Who is in the container already has nothing to say about it. */
const ABOUT_THE_CONTAINER = ['runtime', 'image'];

/** Path from the root of the repository -> content. */
export async function metadata() {
  const { INPUTS, OUTPUTS } = await declarations();
  const tables = new Map([
    ['action inputs', inputTable(INPUTS)],
    ['action outputs', outputTable(OUTPUTS)],
  ]);
  const inside = INPUTS.filter(({ name }) => !ABOUT_THE_CONTAINER.includes(name));
  return new Map([
    ['action.yml', actionYml(INPUTS, OUTPUTS, ON_NODE)],
    ['docker/action.yml', actionYml(inside, OUTPUTS, IN_CONTAINER)],
    ...PAGES.map((path) => [path, filled(path, tables)]),
  ]);
}

/** The tables alone: what they import of the program, and do not use, is left out. */
async function declarations() {
  const result = await build({
    absWorkingDir: ROOT.pathname,
    stdin: {
      contents: `export { INPUTS } from './src/action/inputs/table.js'; export { OUTPUTS } from './src/action/outputs.js';`,
      resolveDir: ROOT.pathname,
    },
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    loader: { '.wasm': 'empty', '.ttf': 'empty' },
    logLevel: 'warning',
  });
  const text = result.outputFiles[0].text;
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

const actionYml = (inputs, outputs, runs) => `# Made from src/action/inputs and src/action/outputs.ts by npm run build.
name: groundplan
description: Architecture diagrams of Terraform code on every pull request, for AWS, Azure and Google Cloud
author: groundplan
branding:
  icon: layers
  color: purple
inputs:
${inputs.map(inputYml).join('')}outputs:
${outputs.map(({ name, description }) => `  ${name}:\n    description: ${quoted(description)}\n`).join('')}runs:
${runs}`;

const inputYml = ({ name, description, default: usual }) =>
  `  ${name}:\n    description: ${quoted(description)}\n    required: false\n${usual === '' ? '' : `    default: ${quoted(usual)}\n`}`;

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

const inputTable = (inputs) =>
  table(
    ['Input', 'Default', '', 'Modes'],
    inputs.map(({ name, default: usual, description, modes }) => [
      code(name),
      usual === '' ? '' : code(usual),
      text(description),
      modes === undefined ? 'all' : modes.join(', '),
    ]),
  );

const outputTable = (outputs) =>
  table(
    ['Output', ''],
    outputs.map(({ name, description }) => [code(name), text(description)]),
  );

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

const code = (value) => `\`${value}\``;
const text = (value) => value.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('**', '\\*\\*');

/** The page with its tables as they should be. */
function filled(path, tables) {
  const page = readFileSync(new URL(path, ROOT), 'utf8');
  return page.replace(/<!-- (action [a-z]+) -->\n[\s\S]*?<!-- end -->/g, (whole, name) =>
    tables.has(name) ? `<!-- ${name} -->\n${tables.get(name)}<!-- end -->` : whole,
  );
}
