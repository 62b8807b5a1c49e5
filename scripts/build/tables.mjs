/** Generates action.yml, docker/action.yml, the manual page, channel manifests and the tables of options in docs/. */

import { channelFiles } from './channels.mjs';
import { manPage } from './man.mjs';

const ON_NODE = '  using: node24\n  main: dist/action.js\n';
/** Builds the image on the runner; a release replaces it by the published image (.github/workflows/release.yml). */
const IN_CONTAINER = '  using: docker\n  image: ../Dockerfile\n';
/** Inputs that select the container, and have no meaning inside it. */
const CONTAINER_INPUTS = ['runtime', 'image'];

/** Pages with tables, each between two comments: <!-- action inputs --> and <!-- end -->. */
const PAGES = ['docs/action-reference.md', 'docs/commands.md'];

/**
 * @param declared declarations of the program: scripts/build/metadata.mjs
 * @param {(path: string) => string} read returns the present content of a page
 * @returns {Map<string, string>} content by path from the root of the repository
 */
export function generated(declared, read) {
  const { INPUTS, OUTPUTS } = declared;
  const tables = new Map([
    ['action inputs', inputTable(INPUTS)],
    ['action outputs', outputTable(OUTPUTS)],
    ['options draw', optionTable('draw', declared)],
    ['options graphdata', optionTable('graphdata', declared)],
    ['options doctor', optionTable('doctor', declared)],
    ['options diff', optionTable('diff', declared)],
    ['options check', optionTable('check', declared)],
    ['options comment', optionTable('comment', declared)],
    ['options docs', optionTable('docs', declared)],
    ['options estate', optionTable('estate', declared)],
    ['options mcp', optionTable('mcp', declared)],
  ]);
  const manifest = JSON.parse(read('package.json'));
  const inside = INPUTS.filter(({ name }) => !CONTAINER_INPUTS.includes(name));
  return new Map([
    ['action.yml', actionYml(INPUTS, OUTPUTS, ON_NODE)],
    ['docker/action.yml', actionYml(inside, OUTPUTS, IN_CONTAINER)],
    ['docs/groundplan.1', manPage(declared, manifest)],
    ...channelFiles(manifest, read),
    ...PAGES.map((path) => [path, filled(read(path), tables)]),
  ]);
}

const actionYml = (
  inputs,
  outputs,
  runs,
) => `# Made from src/options.ts, src/action/inputs and src/action/outputs.ts by npm run build.
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

const inputYml = ({ name, description, default: value }) =>
  `  ${name}:\n    description: ${quoted(description)}\n    required: false\n${value === '' ? '' : `    default: ${quoted(value)}\n`}`;

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

const inputTable = (inputs) =>
  table(
    ['Input', 'Default', '', 'Modes'],
    inputs.map(({ name, default: value, description, modes }) => [
      code(name),
      value === '' ? '' : code(value),
      text(description),
      modes === undefined ? 'all' : modes.join(', '),
    ]),
  );

const outputTable = (outputs) =>
  table(
    ['Output', ''],
    outputs.map(({ name, description }) => [code(name), text(description)]),
  );

/** Returns the table of a command's options. Those that `draw` also has share one row, except in the table of `draw`. */
function optionTable(command, { rowsOf, flagsOf, longOf, helpOf }) {
  const rows = rowsOf(command);
  const isOfDraw = ({ cli }) => command !== 'draw' && cli.commands.includes('draw');
  const shared = rows.filter(isOfDraw).map((row) => code(longOf(row)));
  const others = rows
    .filter((row) => !isOfDraw(row))
    .map((row) => [
      code(flagsOf(row)),
      [choicesAsCode(text(helpOf(row)), row), row.cli.more].filter(Boolean).join('. '),
    ]);
  return table(['Option', ''], [...others, ...(shared.length === 0 ? [] : [[shared.join(', '), 'as above']])]);
}

/** Puts options and choices in a help text into code spans. */
const choicesAsCode = (help, { choices = [] }) => {
  const words = ['--[a-z][a-z_-]*', '-(?= is std)', choices.join(','), ...choices].filter((word) => word !== '');
  return help.replace(new RegExp(`(?<![\\w./-])(?:${words.join('|')})(?![\\w/-])`, 'g'), '`$&`');
};

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

const code = (value) => `\`${value}\``;
const text = (value) => value.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('**', '\\*\\*');

/** Returns the page with its tables replaced. */
const filled = (page, tables) =>
  page.replace(/<!-- ((?:action|options) [a-z]+) -->\n[\s\S]*?<!-- end -->/g, (whole, name) =>
    tables.has(name) ? `<!-- ${name} -->\n${tables.get(name)}<!-- end -->` : whole,
  );
