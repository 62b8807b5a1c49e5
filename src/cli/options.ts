/** The options, each declared once: help and parsing come from here. Only what works is declared. */
import { Option } from 'commander';
import { Misuse } from '../errors.js';
import {
  OVERVIEW_FROM,
  OVERVIEW_FROM_WITH_LINES,
  PLANNING_SECONDS,
  SCALE_DEFAULT,
  SCALE_MAX,
  SCALE_MIN,
} from '../limits.js';
import * as messages from './messages.js';

/** Where the graph comes from; `source.ts` checks the combination. */
export interface SourceOptions {
  readonly source?: string;
  readonly planfile?: string;
  readonly graphfile?: string;
  readonly planner?: string;
  readonly engine?: string;
  readonly workspace?: string;
  readonly varfile?: readonly string[];
  readonly timeout?: string;
  /** False with --no-fetch. */
  readonly fetch?: boolean;
  readonly privateHost?: readonly string[];
}

/** What every command has. */
export interface CommonOptions extends SourceOptions {
  readonly detail?: string;
  /** The format where one is given. */
  readonly explain?: string | true;
  readonly debug?: boolean;
  readonly quiet?: boolean;
}

export interface DrawOptions extends CommonOptions {
  readonly format?: string;
  readonly outfile?: string;
  readonly scale?: string;
  readonly title?: string;
  readonly modules: boolean;
  readonly layout?: string;
  readonly theme?: string;
  readonly simplified?: boolean;
  readonly overview: boolean;
  readonly annotate?: string;
  readonly aiAnnotate?: string;
  readonly aiDryRun?: boolean;
  readonly show?: boolean;
}

export interface GraphdataOptions extends CommonOptions {
  readonly outfile?: string;
  readonly show_services?: boolean;
}

/** Commander takes the last one, and says nothing of the others: of files and folders that is no picture of what was named. */
function once(flags: string, description: string): Option {
  const option = new Option(flags, description);
  return option.argParser((path: string, before?: string) => {
    if (before === undefined) return path;
    throw new Misuse(messages.optionTwice(option.long!, before, path), { remedy: messages.OPTION_TWICE_REMEDY });
  });
}

export const sourceOptions = (): Option[] => [
  once(
    '--source <path>',
    'a directory of Terraform code, a Git address (<address>//<folder>?ref=<branch>), a plan in JSON or a graph file in JSON; - is stdin',
  ),
  once(
    '--planfile <path>',
    'a plan in JSON; together with --graphfile and --source, the directory that it was made in',
  ),
  once('--graphfile <path>', 'the output of terraform graph (.dot); together with --planfile and --source'),
  new Option(
    '--planner <name>',
    'how code is planned: offline (no credentials, no providers), terraform (with them), static (code only), or auto (default: offline, else static)',
  ),
  new Option('--engine <name>', 'terraform, tofu, or auto (default: the first of them that is installed)'),
  new Option('--workspace <name>', 'Terraform workspace'),
  new Option('--varfile <path>', 'variable file; may be given several times').argParser(
    (path: string, before: readonly string[] = []) => [...before, path],
  ),
  new Option('--no-fetch', 'fetch nothing: modules that are not on this machine are drawn as one box each'),
  new Option(
    '--private-host <name>',
    'a host of your network, or this machine, that modules and repositories may be fetched from; may be given several times',
  ).argParser((host: string, before: readonly string[] = []) => [...before, host]),
  new Option('--timeout <seconds>', `time for the planning (default: ${PLANNING_SECONDS})`),
];

export const drawOptions = (): Option[] => [
  ...sourceOptions(),
  new Option('--format <name>', 'svg, png, or both: svg,png (default: what --outfile ends in, else svg)'),
  once('--outfile <path>', 'picture to write; - is stdout (default: architecture.svg)'),
  new Option(
    '--scale <number>',
    `size of the PNG, ${SCALE_MIN} to ${SCALE_MAX} (default: ${SCALE_DEFAULT}, less for large pictures)`,
  ),
  new Option('--title <text>', 'title above the picture'),
  new Option('--layout <name>', 'nested (default), or dot: arranged by the installed Graphviz'),
  new Option(
    '--simplified',
    'services only: leave out network plumbing, identity and the like, and count what is the same',
  ),
  new Option(
    '--no-overview',
    `draw everything, however much; without it, more than ${OVERVIEW_FROM} icons and boxes, or ${OVERVIEW_FROM_WITH_LINES} with the lines, are counted`,
  ),
  new Option('--theme <name>', 'light (default), dark, or auto: an SVG that follows the system of its reader'),
  new Option('--no-modules', 'draw no boxes around modules'),
  once('--annotate <path>', 'annotation file, on top of groundplan.yml'),
  new Option('--ai-annotate <name>', 'let a language model suggest labels: ollama, bedrock or restapi'),
  new Option('--ai-dry-run', 'print what would be sent to the language model, and send nothing'),
  new Option('--show', 'open the picture when it is drawn'),
  ...commonOptions(),
];

export interface DoctorOptions {
  readonly json?: boolean;
}

export const doctorOptions = (): Option[] => [new Option('--json', 'print it as JSON')];

export const graphdataOptions = (): Option[] => [
  ...sourceOptions(),
  once('--outfile <path>', 'graph file to write; - is stdout (default: architecture.json)'),
  new Option(
    '--show_services',
    'list the resource types found, with counts; then a file is written only with --outfile',
  ),
  ...commonOptions(),
];

const commonOptions = (): Option[] => [
  new Option(
    '--detail <name>',
    'low: without encryption, identity and logging; normal (default): those without arrows; all: with them',
  ),
  new Option('--explain [format]', 'print where each resource has gone and why: text (default) or json'),
  new Option('--debug', 'say every step and whole error traces, and write tfdata.json'),
  new Option('--quiet', 'say nothing but errors'),
];
