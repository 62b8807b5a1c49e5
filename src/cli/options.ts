/** The options, each declared once: help and parsing come from here. Only what works is declared. */
import { Option } from 'commander';
import { OVERVIEW_FROM, SCALE_DEFAULT, SCALE_MAX, SCALE_MIN } from '../limits.js';

/** Where the graph comes from; `source.ts` checks the combination. */
export interface SourceOptions {
  readonly source?: string;
  readonly planfile?: string;
  readonly graphfile?: string;
}

export interface DrawOptions extends SourceOptions {
  readonly format?: string;
  readonly outfile?: string;
  readonly scale?: string;
  readonly title?: string;
  readonly modules: boolean;
  readonly layout?: string;
  readonly theme?: string;
  readonly simplified?: boolean;
  readonly overview: boolean;
  readonly quiet?: boolean;
}

export interface GraphdataOptions extends SourceOptions {
  readonly outfile?: string;
  readonly show_services?: boolean;
  readonly quiet?: boolean;
}

export const sourceOptions = (): Option[] => [
  new Option('--source <path>', 'a plan in JSON (terraform show -json) or a graph file in JSON'),
  new Option('--planfile <path>', 'a plan in JSON; together with --graphfile and --source'),
  new Option('--graphfile <path>', 'the output of terraform graph (.dot); together with --planfile and --source'),
];

export const drawOptions = (): Option[] => [
  ...sourceOptions(),
  new Option('--format <name>', 'svg, png, or both: svg,png (default: what --outfile ends in, else svg)'),
  new Option('--outfile <path>', 'picture to write; - is stdout (default: architecture.svg)'),
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
    `draw everything, however much; without it, more than ${OVERVIEW_FROM} icons and boxes are counted`,
  ),
  new Option('--theme <name>', 'light (default), dark, or auto: an SVG that follows the system of its reader'),
  new Option('--no-modules', 'draw no boxes around modules'),
  quietOption(),
];

export const graphdataOptions = (): Option[] => [
  ...sourceOptions(),
  new Option('--outfile <path>', 'graph file to write; - is stdout (default: architecture.json)'),
  new Option(
    '--show_services',
    'list the resource types found, with counts; then a file is written only with --outfile',
  ),
  quietOption(),
];

const quietOption = (): Option => new Option('--quiet', 'say nothing but errors');
