/** action.yml, docker/action.yml and the tables in the pages, made from the table of options. */

const ON_NODE = '  using: node24\n  main: dist/action.js\n';
/** Built where it is used; in a release it is the published image, by digest: .github/workflows/release.yml. */
const IN_CONTAINER = '  using: docker\n  image: ../Dockerfile\n';
/** Who is in the container already has nothing to say about it. */
const ABOUT_THE_CONTAINER = ['runtime', 'image'];

/** Pages that hold tables, each between two comments: <!-- action inputs --> and <!-- end -->. */
const PAGES = ['docs/action-reference.md', 'docs/commands.md'];

/**
 * @param declared what scripts/build/metadata.mjs takes from the program
 * @param {(path: string) => string} read a page as it is
 * @returns {Map<string, string>} path from the root of the repository -> content
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
    ['options mcp', optionTable('mcp', declared)],
  ]);
  const inside = INPUTS.filter(({ name }) => !ABOUT_THE_CONTAINER.includes(name));
  return new Map([
    ['action.yml', actionYml(INPUTS, OUTPUTS, ON_NODE)],
    ['docker/action.yml', actionYml(inside, OUTPUTS, IN_CONTAINER)],
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

/** Of a command behind the first one, what both have is one line. */
function optionTable(command, { rowsOf, flagsOf, longOf, helpOf }) {
  const rows = rowsOf(command);
  const isKnown = ({ cli }) => command !== 'draw' && cli.commands.includes('draw');
  const known = rows.filter(isKnown).map((row) => code(longOf(row)));
  const own = rows
    .filter((row) => !isKnown(row))
    .map((row) => [
      code(flagsOf(row)),
      [choicesAsCode(text(helpOf(row)), row), row.cli.more].filter(Boolean).join('. '),
    ]);
  return table(['Option', ''], [...own, ...(known.length === 0 ? [] : [[known.join(', '), 'as above']])]);
}

/** Options and choices, as they are typed. */
const choicesAsCode = (help, { choices = [] }) => {
  const words = ['--[a-z][a-z_-]*', '-(?= is std)', choices.join(','), ...choices].filter((word) => word !== '');
  return help.replace(new RegExp(`(?<![\\w./-])(?:${words.join('|')})(?![\\w/-])`, 'g'), '`$&`');
};

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

const code = (value) => `\`${value}\``;
const text = (value) => value.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('**', '\\*\\*');

/** The page with its tables as they should be. */
const filled = (page, tables) =>
  page.replace(/<!-- ((?:action|options) [a-z]+) -->\n[\s\S]*?<!-- end -->/g, (whole, name) =>
    tables.has(name) ? `<!-- ${name} -->\n${tables.get(name)}<!-- end -->` : whole,
  );
