/**
 * The command line: parses the arguments, loads and runs one command, and turns its errors into text and an exit code.
 */
import { dirname, resolve } from 'node:path';
import { Command } from 'commander';
import type { Command as CommandName } from '../option-row.js';
import type { Io } from '../platform/io.js';
import { withoutProgramsIn } from '../platform/programs/find.js';
import { isWithin } from '../platform/text/paths.js';
import { VERSION } from '../version.js';
import { describeFailure, exitCodeOf } from './failure.js';
import { PROGRAM } from './messages.js';
import { optionsOf, type Parsed, parseOptions } from './options.js';

/**
 * Runs one command line. Never throws and never exits the process.
 * @param args without the program's name: `['draw', '--source', '.']`
 * @returns the exit code, docs/exit-codes.md
 */
export async function main(args: readonly string[], io: Io): Promise<number> {
  let help = '';
  let code = 0;
  const program = createProgram(
    io,
    (text) => {
      help += text;
    },
    (commandCode) => {
      code = commandCode;
    },
  );
  try {
    await parse(program, args);
    if (help !== '') await io.stdout(help);
    return code;
  } catch (error) {
    const command = program.commands.find((known) => known.name() === args[0]);
    io.stderr(describeFailure(error, args.includes('--debug'), command && invocationOf(command)));
    return exitCodeOf(error);
  }
}

/** Parses the arguments and runs the command. Commander throws after printing help; requested help is not a failure. */
async function parse(program: Command, args: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(forCommander(program, args), { from: 'user' });
  } catch (error) {
    if (exitCodeOf(error) !== 0) throw error;
  }
}

/**
 * Returns the arguments for Commander, which would ignore an unknown command in `help foo`, `foo --help` and `foo
 * --version`. `foo` alone is an error that suggests a command.
 */
function forCommander(program: Command, args: readonly string[]): string[] {
  const name = args[0] === 'help' ? args[1] : args[0];
  const isUnknown =
    name !== undefined && !name.startsWith('-') && !program.commands.some((command) => command.name() === name);
  return isUnknown ? [name] : [...args];
}

/** Returns the command with its arguments, for the advice about a usage error. */
function invocationOf(command: Command) {
  const takesSource = command.options.some(({ long }) => long === '--source');
  const lacksSource = takesSource && command.opts().source === undefined;
  return { name: command.name(), positionals: command.args, lacksSource };
}

/**
 * Creates the command line. Commands load their code when they run, so that `--version` and `--help` respond
 * immediately. Each one gets an `Io` that runs no programs from the repository of its source.
 * @param onHelp receives the text of --help or --version
 * @param onCode receives the exit code of a command that has several for success, such as 10 of `check`
 */
export function createProgram(io: Io, onHelp: (text: string) => void, onCode: (code: number) => void): Command {
  const program = new Command(PROGRAM)
    .description(PROGRAM_HELP.description)
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .addHelpText('after', PROGRAM_HELP.after)
    // Commander would exit the process and write to its streams; the caller handles both.
    .exitOverride()
    .configureOutput({ writeOut: onHelp, writeErr: io.stderr, outputError: () => {} });

  add(program, 'draw', DRAW_HELP, async (options) => {
    const { draw } = await import('./draw.js');
    await draw(options, await withoutProgramsOf(options.sources ?? [options.source], io));
  });
  add(program, 'graphdata', GRAPHDATA_HELP, async (options) => {
    const { graphdata } = await import('./graphdata.js');
    await graphdata(options, await withoutProgramsOf([options.source], io));
  });
  add(program, 'diff', DIFF_HELP, async (options, positionals) => {
    const { diff } = await import('./compare/diff.js');
    const sources = [...positionals, options.source ?? WORKING_DIRECTORY];
    onCode(await diff(options, positionals, await withoutProgramsOf(sources, io)));
  });
  add(program, 'check', CHECK_HELP, async (options) => {
    const { check } = await import('./compare/check.js');
    onCode(await check(options, await withoutProgramsOf([options.source ?? WORKING_DIRECTORY], io)));
  });
  add(program, 'comment', COMMENT_HELP, async (options) => {
    const { comment } = await import('./comment/index.js');
    await comment(options, await withoutProgramsOf([WORKING_DIRECTORY, ...options.source], io));
  });
  add(program, 'docs', DOCS_HELP, async (options, [directory = WORKING_DIRECTORY]) => {
    const { docs } = await import('./docs/index.js');
    onCode(await docs(options, directory, await withoutProgramsOf([directory], io)));
  });
  add(program, 'estate', ESTATE_HELP, async (options, positionals) => {
    const { estate } = await import('./estate.js');
    const sources = positionals.length === 0 ? [WORKING_DIRECTORY] : positionals;
    onCode(await estate(options, sources, await withoutProgramsOf(sources, io)));
  });
  add(program, 'mcp', MCP_HELP, async (options) => {
    const { mcp } = await import('./mcp/index.js');
    await mcp(options, await withoutProgramsOf([WORKING_DIRECTORY], io));
  });
  add(program, 'doctor', DOCTOR_HELP, async (options) => {
    const { doctor } = await import('./doctor.js');
    await doctor(options, io);
  });
  add(program, 'completion', COMPLETION_HELP, async (_, [shell = '']) => {
    const { completion } = await import('./completion.js');
    await completion(shell, program, io);
  });
  return program;
}

/** Source of commands without `--source` and positional arguments. */
const WORKING_DIRECTORY = '.';

interface CommandHelp {
  readonly description: string;
  readonly after: string;
  /** Names of the positional arguments, all optional for Commander. */
  readonly positionals?: readonly string[];
}

/** Adds a command. `run` gets the parsed options, and the positional arguments that were given. */
function add<C extends CommandName>(
  program: Command,
  name: C,
  { description, after, positionals = [] }: CommandHelp,
  run: (options: Parsed<C>, positionals: readonly string[]) => Promise<void>,
): void {
  const command = program.command(name).description(description).addHelpText('after', after);
  for (const positional of positionals) command.argument(`[${positional}]`);
  for (const option of optionsOf(name)) command.addOption(option);
  // Commander calls the action with the positional arguments (undefined if missing), the options, and the command.
  command.action((...values: unknown[]) => {
    // A positional argument that repeats is one list.
    const given = values
      .slice(0, positionals.length)
      .flat()
      .filter((value) => typeof value === 'string');
    return run(parseOptions(name, values[positionals.length] as Record<string, unknown>), given);
  });
}

// ---- Runs only programs of the user, never programs in the drawn repository.

/**
 * Returns `io` without the folders of PATH that are inside the repositories, or else the directories, of the sources.
 * Sources that are no local paths have no effect.
 * @param sources paths or Git addresses; null for none
 */
export async function withoutProgramsOf(sources: readonly (string | null)[], io: Io): Promise<Io> {
  const repositories = await Promise.all(sources.map((source) => repositoryOf(source, io)));
  const untrusted = repositories.filter((folder) => folder !== null);
  return untrusted.length === 0 ? io : withoutProgramsIn(untrusted, io);
}

async function repositoryOf(source: string | null, io: Io): Promise<string | null> {
  if (source === null || source === '') return null;
  const path = resolve(io.directory, source);
  const kind = await io.kindOf(path).catch(() => 'missing');
  if (kind !== 'directory' && kind !== 'file') return null;
  return repositoryAround(await realOr(kind === 'directory' ? path : dirname(path), io), io);
}

/**
 * Returns the nearest folder with a `.git`, else the directory itself. Null for a root, and for a home directory or
 * above one: it contains the user's own programs.
 */
async function repositoryAround(directory: string, io: Io): Promise<string | null> {
  const home = await realOr(io.home, io);
  const hasUserPrograms = (folder: string) => folder === dirname(folder) || isWithin(folder, home);
  for (let folder = directory; !hasUserPrograms(folder); folder = dirname(folder)) {
    if ((await io.kindOf(`${folder}/.git`).catch(() => 'missing')) !== 'missing') return folder;
  }
  return hasUserPrograms(directory) ? null : directory;
}

/** Returns the path with links resolved; the path itself if it does not exist. */
const realOr = async (path: string, io: Io): Promise<string> => (await io.realPath(path).catch(() => null)) ?? path;

// ---- Help texts besides the options.

const PROGRAM_HELP = {
  description: 'Draws architecture diagrams from Terraform code, plans and states: AWS, Azure and Google Cloud.',
  after: `
Examples:
  $ groundplan draw --source .                          writes architecture.svg
  $ groundplan draw --source . --format svg,png         writes both
  $ groundplan graphdata --source plan.json             writes architecture.json
  $ groundplan diff --from main                         compares the work tree with main

Exit codes: 0 success, 10 different or stale (diff --exit-code, check), 1 internal error (a bug), 2 usage or input error, 3 missing program, 4 external program failed.`,
};

const DRAW_HELP = {
  description: 'draw a diagram',
  after: `
Examples:
  The Terraform code of this directory: no credentials, no providers
  $ groundplan draw --source .

  The code of a repository, or of a folder in it
  $ groundplan draw --source 'https://github.com/owner/name//infra?ref=v1.2.0'

  A plan, made by: terraform plan -out=plan.out && terraform show -json plan.out > plan.json
  $ groundplan draw --source plan.json

  With the dependency graph, which also knows connections through locals (terraform graph > graph.dot)
  $ groundplan draw --planfile plan.json --graphfile graph.dot --source .

  A graph file, written by hand or by groundplan graphdata; nothing else is needed
  $ groundplan draw --source graph.json --outfile docs/architecture.png

  A page in the browser that is drawn again after each save
  $ groundplan draw --source . --format html --watch --show

  From a pipe, into a pipe
  $ terraform show -json plan.out | groundplan draw --source - --outfile - | gzip > architecture.svgz`,
};

const GRAPHDATA_HELP = {
  description: 'write the graph behind the diagram as JSON',
  after: `
Examples:
  Write the graph to a file, and draw it
  $ groundplan graphdata --source plan.json --outfile graph.json
  $ groundplan draw --source graph.json

  List the resource types of the plan
  $ groundplan graphdata --source plan.json --show_services

  Into a pipe
  $ groundplan graphdata --source plan.json --outfile - | jq keys`,
};

const DIFF_HELP = {
  description: 'compare two sources (directories, repositories, commits, plans, graph files), as text or as a diagram',
  positionals: ['before', 'after'],
  after: `
Examples:
  The branch with uncommitted changes, compared with main
  $ groundplan diff --from main

  Two commits of the repository of a directory, as a diagram
  $ groundplan diff --source infra --from v1.2.0 --to HEAD --outfile changes.svg

  Two environments: two directories, or two sets of values of one
  $ groundplan diff envs/dev envs/prod
  $ groundplan diff --source . --varfile-before dev.tfvars --varfile-after prod.tfvars

  Two plans or graph files, for a script: the exit code is 10 if they differ
  $ groundplan diff before.json after.json --format json --exit-code`,
};

const CHECK_HELP = {
  description: 'check whether a committed diagram or graph file is up to date: exit code 0, or 10 if it is stale',
  after: `
Examples:
  $ groundplan check --source .                                     architecture.svg
  $ groundplan check --source . --file docs/architecture.json       a graph file, with the changes since
  $ groundplan check --source infra --file infra.svg --theme dark   drawn with these options`,
};

const COMMENT_HELP = {
  description: 'comment on a merge or pull request with its changes, in a pipeline of GitLab or Azure DevOps',
  after: `
Examples:
  In a pipeline of a merge request, with GITLAB_TOKEN
  $ groundplan comment --provider gitlab --source infra

  In a build of a pull request, with SYSTEM_ACCESSTOKEN; two directories, one comment
  $ groundplan comment --provider azure-devops --source envs/dev --source envs/prod`,
};

const DOCS_HELP = {
  description:
    'write an index of all root modules below a directory, with diagrams and pages, for a documentation site',
  positionals: ['directory'],
  after: `
Examples:
  docs/architecture/index.md, with a picture and a page for each root module
  $ groundplan docs . --outdir docs/architecture

  Without the examples of modules
  $ groundplan docs infra --exclude examples --title 'Our infrastructure'`,
};

const ESTATE_HELP = {
  description: 'link all root modules below directories, and draw them as one architecture',
  positionals: ['sources...'],
  after: `
Examples:
  estate.json with the root modules and their links, and estate.svg
  $ groundplan estate .

  Two repositories, as a page
  $ groundplan estate ../network ../shop --outfile estate.html

  The root modules that read what this branch changes
  $ groundplan estate . --changed main

  Files of two repositories: only their links
  $ groundplan estate network.json shop.json --estatefile all.json`,
};

const MCP_HELP = {
  description: 'serve this directory to MCP clients, read-only: draw, explain and compare',
  after: `
Examples:
  In the settings of a client; "cwd" is the directory of the code
  { "command": "groundplan", "args": ["mcp"], "cwd": "/srv/infra" }

  By hand: one line of JSON per message
  $ groundplan mcp`,
};

const DOCTOR_HELP = {
  description: 'list installed programs and their purpose, and check that groundplan works',
  after: `
Examples:
  $ groundplan doctor
  $ groundplan doctor --json | jq '.checks[] | select(.state != "found")'`,
};

const COMPLETION_HELP = {
  description: 'print a completion script for bash, zsh, fish or powershell',
  positionals: ['shell'],
  after: `
Examples:
  $ source <(groundplan completion bash)    in ~/.bashrc; for zsh in ~/.zshrc
  $ groundplan completion fish > ~/.config/fish/completions/groundplan.fish
  $ groundplan completion powershell | Out-String | Invoke-Expression`,
};
