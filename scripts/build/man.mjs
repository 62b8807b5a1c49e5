/** Generates the manual page, which npm installs: `man groundplan`. The source is roff with the macros of man(7). */

const EXIT_CODES = [
  ['0', 'success'],
  ['10', 'different or stale (diff --exit-code, check)'],
  ['1', 'internal error (a bug)'],
  ['2', 'usage or input error'],
  ['3', 'missing program'],
  ['4', 'external program failed'],
];

/** Reads nothing and prints nothing: the command line is described, not run. */
const IDLE = () => {};

/**
 * @param declared declarations of the program: scripts/build/metadata.mjs
 * @param manifest package.json
 */
export function manPage({ createProgram, rowsOf, flagsOf, helpOf }, { version, description }) {
  const { commands } = createProgram({ stderr: IDLE }, IDLE, IDLE);
  return [
    '.\\" Made from src/options.ts by npm run build.',
    `.TH GROUNDPLAN 1 "" "groundplan ${version}" "User Commands"`,
    '.SH NAME',
    `groundplan \\- ${escaped(description)}`,
    '.SH SYNOPSIS',
    ...commands.flatMap((command) => ['.B groundplan', `${command.name()} ${escaped(command.usage())}`, '.br']),
    '.B groundplan',
    escaped('--help | --version'),
    '.SH DESCRIPTION',
    escaped(
      'groundplan turns Terraform into architecture diagrams for AWS, Azure and Google Cloud. It plans the code with stand-in providers: no cloud credentials, no provider downloads, no changes.',
    ),
    ...commands.flatMap((command) => commandSection(command, rowsOf(command.name()), { flagsOf, helpOf })),
    '.SH EXIT STATUS',
    ...EXIT_CODES.flatMap(([code, meaning]) => tagged(code, meaning)),
    '.SH ENVIRONMENT',
    ...tagged('GROUNDPLAN_PRIVATE_HOSTS', 'hosts in your network that may be contacted, separated by commas'),
    ...tagged('TF_VAR_<name>', 'values of Terraform variables'),
    '.SH FILES',
    ...tagged('groundplan.yml', 'annotations, beside the code or in the working directory'),
    ...tagged('~/.groundplan', 'cache of fetched repositories and modules'),
    '.SH SEE ALSO',
    escaped('https://github.com/groundplan/groundplan'),
    '',
  ].join('\n');
}

/** Options of several commands are explained in each, because a page is searched, not read. */
const commandSection = (command, rows, { flagsOf, helpOf }) => [
  `.SH "GROUNDPLAN ${command.name().toUpperCase()}"`,
  `${escaped(sentence(command.description()))}`,
  ...rows.flatMap((row) => tagged(flagsOf(row), helpOf(row))),
];

const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;
const tagged = (tag, text) => ['.TP', `.B ${escaped(tag)}`, escaped(text)];

/** Escapes roff: backslashes, hyphens that must stay ASCII, and dots and apostrophes that would begin a request. */
const escaped = (text) => text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^[.']/, '\\&$&');
