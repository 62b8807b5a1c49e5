/**
 * All options, declared once. Derived from this table: command-line options and their checks (cli/options.ts), action inputs and
 * their checks (action/inputs/), action.yml, and the tables in docs/commands.md and docs/action.md. Inputs that exist only in the
 * action are rows of the same type in action/inputs/.
 */

import { REPORT_FORMAT_DEFAULT, REPORT_FORMAT_NAMES } from './diff/report/formats.js';
import {
  CAPTION_LEGIBLE,
  FOCUS_HOPS_DEFAULT,
  FOCUS_HOPS_MAX,
  OVERVIEW_FROM,
  OVERVIEW_FROM_WITH_LINES,
  OVERVIEW_ICONS,
  PLANNING_SECONDS,
  PLANNING_SECONDS_MAX,
  SCALE_DEFAULT,
  SCALE_MAX,
  SCALE_MIN,
} from './limits.js';
import type { Command, CommandValues, Row } from './option-row.js';
import { FORMAT_DEFAULT, FORMAT_NAMES } from './render/formats.js';
import type { ThemeName } from './render/writer.js';

const BOTH = ['draw', 'graphdata'] as const;
/** Commands that read one source, and commands that read any. */
const OF_ONE = [...BOTH, 'check'] as const;
const PLANNED = [...OF_ONE, 'comment'] as const;
const READING = [...OF_ONE, 'diff', 'comment', 'docs'] as const;
/** Commands that may contact hosts. */
const ASKING = [...READING, 'mcp'] as const;
/** Commands that draw diagrams. */
const DRAWING = ['draw', 'check', 'diff', 'comment'] as const;
const SHOWING = [...DRAWING, 'docs'] as const;
const DIFF_FORMATS = [...FORMAT_NAMES, ...REPORT_FORMAT_NAMES] as const;
const THEMES = ['light', 'dark', 'auto'] as const satisfies readonly ThemeName[];

export const OPTIONS = [
  {
    name: 'source',
    kind: 'path',
    help: 'a directory of Terraform code, a Git address (<address>//<folder>?ref=<branch>), a plan in JSON or a graph file in JSON; - is stdin',
    cli: { value: '<path>', commands: OF_ONE, once: true, more: 'Or [a state](sources.md#a-state)' },
    action: {
      input: 'path',
      kind: 'list',
      modes: [...BOTH, 'discover'],
      help: 'what to draw, one a line, with * and **: a directory of Terraform code, a plan in JSON (terraform show -json), or a graph file. The root modules of the repository where it is empty. For discover: where to look for them',
    },
  },
  {
    name: 'planfile',
    kind: 'path',
    help: 'a plan in JSON; together with --graphfile and --source, the directory that it was made in',
    cli: {
      value: '<path>',
      commands: PLANNED,
      once: true,
      more: 'For `comment` without `--graphfile`, too: it shows what the plan changes, and compares nothing',
    },
    action: {
      modes: BOTH,
      help: 'a plan in JSON, together with graphfile; path is then the directory that it was made of',
    },
  },
  {
    name: 'graphfile',
    kind: 'path',
    help: 'the output of terraform graph (.dot); together with --planfile and --source',
    cli: { value: '<path>', commands: PLANNED, once: true },
    action: { modes: BOTH, help: 'the output of terraform graph, together with planfile' },
  },
  {
    name: 'planner',
    kind: 'choice',
    choices: ['auto', 'offline', 'terraform', 'static'],
    default: 'auto',
    help: 'how code is planned: offline (no credentials, no providers), terraform (with them), static (code only), or auto (default: offline, else static)',
    cli: { value: '<name>', commands: READING },
    action: {
      modes: BOTH,
      help: 'how code is planned. offline: by Terraform, without providers and credentials. static: not at all, the code as it is written. terraform: with real providers and credentials; refused for code of strangers. auto: offline where Terraform is installed, else static',
    },
  },
  {
    name: 'engine',
    kind: 'choice',
    choices: ['auto', 'terraform', 'tofu'],
    default: 'auto',
    help: 'terraform, tofu, or auto: tofu for OpenTofu code, else the first of them that is installed',
    cli: { value: '<name>', commands: READING },
    action: { modes: BOTH },
  },
  {
    name: 'workspace',
    kind: 'text',
    help: 'Terraform workspace',
    cli: { value: '<name>', commands: READING },
    action: { modes: BOTH },
  },
  {
    name: 'varfile',
    kind: 'list',
    help: 'variable file; may be given several times',
    cli: { value: '<path>', commands: READING },
    action: { modes: BOTH, help: 'variable files, one a line' },
  },
  {
    name: 'fetch',
    kind: 'flag',
    default: 'true',
    help: 'fetch nothing: modules that are not on this machine are drawn as one box each',
    cli: { commands: READING, more: 'A repository is not fetched either' },
    action: {
      kind: 'choice',
      choices: ['auto', 'true', 'false'],
      default: 'auto',
      modes: BOTH,
      help: 'whether modules that the code names are fetched. auto: not for code of strangers, which are forks, pull_request_target, workflow_run and issue_comment; else yes',
    },
  },
  {
    name: 'private-host',
    kind: 'list',
    help: 'a host of your network, or this machine, that modules and repositories may be fetched from; may be given several times',
    cli: { value: '<name>', commands: ASKING, more: 'Also `GROUNDPLAN_PRIVATE_HOSTS`, with commas' },
    action: {
      input: 'private-hosts',
      commas: true,
      modes: BOTH,
      help: 'hosts in your own network that modules may be fetched from, one a line; others are reached at public addresses only',
    },
  },
  {
    name: 'timeout',
    kind: 'number',
    minimum: 1,
    maximum: PLANNING_SECONDS_MAX,
    default: String(PLANNING_SECONDS),
    help: 'seconds that the planning of one directory may take',
    cli: { value: '<seconds>', commands: READING, minimum: Number.MIN_VALUE, unit: 'seconds', example: '300' },
    action: { modes: BOTH },
  },
  {
    name: 'format',
    kind: 'list',
    choices: FORMAT_NAMES,
    help: `${FORMAT_NAMES.join(', ')}, or several with commas (default: what --outfile ends in, else ${FORMAT_DEFAULT})`,
    cli: { value: '<name>', commands: ['draw'] },
    action: {
      input: 'formats',
      commas: true,
      default: 'svg,png',
      modes: ['draw'],
      help: `${FORMAT_NAMES.join(', ')}; several with commas. The comment shows the PNG`,
    },
  },
  {
    name: 'outfile',
    kind: 'path',
    help: 'picture to write; - is stdout (default: architecture.svg)',
    cli: { value: '<path>', commands: ['draw'], once: true, more: 'The extension picks the format' },
  },
  {
    name: 'scale',
    kind: 'number',
    minimum: SCALE_MIN,
    maximum: SCALE_MAX,
    help: `pixels of the PNG for each of the picture, ${SCALE_MIN} to ${SCALE_MAX} (default: ${SCALE_DEFAULT}, less for large pictures)`,
    cli: {
      value: '<number>',
      commands: DRAWING,
      example: '2: twice as many pixels each way',
      more: 'PNG three times as fast, with the same bytes: `npm install @resvg/resvg-js@2.6.2` beside `cli.js`',
    },
    action: { modes: ['draw'] },
  },
  {
    name: 'font',
    kind: 'list',
    help: 'font file that draws what the built-in font lacks, in PNG and PDF; may be given several times',
    cli: { value: '<file>', commands: DRAWING, more: 'TrueType, OpenType or a collection. [More](formats.md#fonts)' },
    action: {
      input: 'fonts',
      modes: ['draw'],
      help: 'font files that draw what the built-in font lacks, in PNG and PDF, one a line: TrueType, OpenType or a collection',
    },
  },
  {
    name: 'title',
    kind: 'text',
    help: 'title above the picture',
    cli: { value: '<text>', commands: DRAWING },
    action: {
      modes: [...BOTH, 'report'],
      help: 'above the picture, or above the comment where there are several; the path where it is empty',
    },
  },
  {
    name: 'tags',
    kind: 'list',
    help: 'names of tags or labels, with commas, whose values --format html holds, to filter by; none by default',
    cli: { value: '<names>', commands: ['draw', 'diff', 'check'], commas: true, more: '[Filters](page.md#filters)' },
    action: {
      commas: true,
      modes: ['draw'],
      help: 'names of tags or labels, one a line or with commas, whose values the page holds, to filter by; none by default',
    },
  },
  {
    name: 'layout',
    kind: 'choice',
    choices: ['nested', 'dot'],
    default: 'nested',
    help: 'nested, or dot: arranged by the installed Graphviz',
    cli: { value: '<name>', commands: SHOWING, more: '[More](layout-dot.md)' },
    action: { modes: ['draw'] },
  },
  {
    name: 'layout-from',
    kind: 'path',
    help: 'a .drawio file of an earlier run: what is in it stays where somebody has put it there, and what is new is placed beside',
    cli: { value: '<path>', commands: ['draw', 'check'], once: true, more: '[More](drawio.md#keeping-places)' },
  },
  {
    name: 'simplified',
    kind: 'flag',
    default: 'false',
    help: 'services only: leave out network plumbing, identity and the like, and count what is the same',
    cli: { commands: SHOWING, more: 'Arrows that lead through what is left out go on' },
    action: { modes: ['draw'] },
  },
  {
    name: 'overview',
    kind: 'flag',
    default: 'true',
    help: `draw everything, however much; without it, what cannot be read is counted: more than ${OVERVIEW_FROM} icons and boxes, ${OVERVIEW_FROM_WITH_LINES} with the lines, or ${OVERVIEW_ICONS} icons whose captions a screen of 1600 x 1000 shows smaller than ${CAPTION_LEGIBLE} px`,
    cli: {
      commands: SHOWING,
      more: 'An [overview](large-graphs.md) has icons by place and type, and the strongest connections between them',
    },
    action: {
      modes: ['draw'],
      help: 'counted icons where there is too much for one picture; false draws everything',
    },
  },
  {
    name: 'pages',
    kind: 'flag',
    default: 'false',
    help: 'a picture for each network, resource group or module, beside an overview whose boxes lead to them',
    cli: {
      commands: ['draw', 'check'],
      more: 'Named after --outfile, `architecture.<part>.svg`; [more](large-graphs.md#pages). The links are in the SVG. The action does not have it: a comment shows pictures that nobody can click',
    },
  },
  {
    name: 'changes',
    kind: 'choice',
    choices: ['auto', 'on', 'off'],
    default: 'auto',
    help: 'mark what a plan changes: auto, where something exists already, on, or off',
    cli: { value: '<when>', commands: ['draw', 'check'], more: '[What a plan says](sources.md#what-a-plan-changes)' },
    action: { modes: ['draw'] },
  },
  {
    name: 'drift',
    kind: 'flag',
    default: 'false',
    help: 'show what has changed outside of Terraform since its last run, as the plan has it',
    cli: { commands: ['draw', 'check'] },
    action: { modes: ['draw'] },
  },
  {
    name: 'theme',
    kind: 'choice',
    choices: THEMES,
    default: 'light',
    help: 'light, dark, or auto: an SVG that follows the system of its reader',
    cli: { value: '<name>', commands: SHOWING, more: 'Its PNG is light' },
    action: {
      choices: ['both', ...THEMES],
      default: 'both',
      modes: ['draw'],
      help: 'both: each picture twice, so that the comment suits its reader. auto: one SVG that does',
    },
  },
  {
    name: 'icons',
    kind: 'choice',
    choices: ['embedded', 'native'],
    default: 'embedded',
    help: 'embedded, or native: the stencils of draw.io in its files, where it has one; they show in its editor only',
    cli: { value: '<which>', commands: ['draw', 'check', 'diff'], more: '[More](drawio.md#native-icons)' },
    action: { modes: ['draw'] },
  },
  {
    name: 'modules',
    kind: 'choice',
    choices: ['auto', 'all', 'none'],
    default: 'auto',
    help: 'boxes around modules: auto, all or none; auto around instances of one module, and around three or more that arrows join',
    cli: { value: '<which>', commands: SHOWING, without: 'none', more: '`--no-modules` is `none`' },
    action: {
      choices: ['auto', 'all', 'none', 'true', 'false'],
      modes: ['draw'],
      help: 'boxes around modules. auto: instances of one module, and three or more that arrows join, the whole module in one place. all, or true: whatever belongs to one module. none, or false: no such boxes',
    },
  },
  {
    name: 'annotate',
    kind: 'path',
    help: 'annotation file, on top of groundplan.yml beside the code or in the working directory',
    cli: { value: '<path>', commands: DRAWING, once: true, more: '[Annotations](annotations.md)' },
    action: { modes: BOTH },
  },
  {
    name: 'ai-annotate',
    kind: 'choice',
    choices: ['ollama', 'bedrock', 'restapi'],
    help: 'let a language model suggest labels: ollama, bedrock or restapi',
    cli: { value: '<name>', commands: ['draw'], more: 'People and external systems, too; it never changes the graph' },
  },
  {
    name: 'ai-dry-run',
    kind: 'flag',
    default: 'false',
    help: 'print what would be sent to the language model, and send nothing',
    cli: { commands: ['draw'] },
  },
  {
    name: 'show',
    kind: 'flag',
    default: 'false',
    help: 'open the picture when it is drawn',
    cli: { commands: ['draw'] },
  },
  {
    name: 'outfile',
    kind: 'path',
    help: 'graph file to write; - is stdout (default: architecture.json)',
    cli: { value: '<path>', commands: ['graphdata'], once: true },
  },
  {
    name: 'show_services',
    kind: 'flag',
    default: 'false',
    help: 'list the resource types found, with counts; then a file is written only with --outfile',
    cli: { commands: ['graphdata'] },
  },
  {
    name: 'detail',
    kind: 'choice',
    choices: ['low', 'normal', 'all'],
    default: 'normal',
    help: 'low: without encryption, identity and logging; normal: those small, beside the architecture; all: as large as the rest, with their thin arrows',
    cli: { value: '<name>', commands: READING },
    action: { modes: BOTH },
  },
  {
    name: 'hide-accounts',
    kind: 'choice',
    choices: ['auto', 'on', 'off'],
    default: 'auto',
    help: 'shorten ids of accounts, subscriptions, tenants and projects in all output: on, off, or auto, for comments of public projects only',
    cli: {
      value: '[when]',
      bare: 'on',
      commands: ASKING,
      more: '`--hide-accounts` alone means `on`. [More](account-ids.md)',
    },
    action: {
      choices: ['auto', 'true', 'false'],
      modes: BOTH,
      help: 'whether ids of accounts, subscriptions, tenants and projects are shortened in pictures, comments and graphs. auto: yes, unless the event says that the repository is private',
    },
  },
  {
    name: 'explain',
    kind: 'choice',
    choices: ['text', 'json'],
    help: 'print where each resource has gone, why each arrow is there, and what proves it: text or json',
    cli: {
      value: '[format]',
      bare: 'text',
      commands: BOTH,
      more: 'Facts and guesses are told apart; of code with file and line',
    },
  },
  {
    name: 'debug',
    kind: 'flag',
    default: 'false',
    help: 'print every step, the source of each variable and whole error traces, and write tfdata.json',
    cli: { commands: BOTH, more: 'It draws again as the same picture: `--source tfdata.json`' },
  },
  {
    name: 'debug',
    kind: 'flag',
    default: 'false',
    help: 'print every step, the source of each variable and whole error traces',
    cli: { commands: ['diff', 'check', 'comment', 'docs'] },
  },
  { name: 'quiet', kind: 'flag', default: 'false', help: 'say nothing but errors', cli: { commands: READING } },
  {
    name: 'source',
    kind: 'path',
    help: 'a directory, in the place of two sources: its commits are compared, or two sets of variable files (default: the working directory)',
    cli: { value: '<directory>', commands: ['diff'], once: true },
  },
  {
    name: 'from',
    kind: 'text',
    help: 'commit before, of the repository that the directory is in: a branch, a tag, a commit (default: the branch that others are made from)',
    cli: {
      value: '<commit>',
      commands: ['diff'],
      once: true,
      more: 'That branch is what `origin` says, else `main` or `master`',
    },
  },
  {
    name: 'to',
    kind: 'text',
    help: 'commit after (default: the files of the directory as they are)',
    cli: { value: '<commit>', commands: ['diff'], once: true },
  },
  {
    name: 'merge-base',
    kind: 'flag',
    default: 'true',
    help: 'compare with exactly --from; without it, with the commit where --to has parted from it, so that what others have changed since then is not shown',
    cli: { commands: ['diff'] },
  },
  {
    name: 'varfile-before',
    kind: 'list',
    help: 'variable file of the side before, behind those of --varfile; may be given several times',
    cli: { value: '<path>', commands: ['diff'], more: 'With `--varfile-after`: two environments of one directory' },
  },
  {
    name: 'varfile-after',
    kind: 'list',
    help: 'variable file of the side after, behind those of --varfile; may be given several times',
    cli: { value: '<path>', commands: ['diff'] },
  },
  {
    name: 'format',
    kind: 'list',
    choices: DIFF_FORMATS,
    help: `${DIFF_FORMATS.join(', ')}, or several with commas (default: what --outfile ends in, else ${REPORT_FORMAT_DEFAULT})`,
    cli: { value: '<name>', commands: ['diff'] },
  },
  {
    name: 'outfile',
    kind: 'path',
    help: 'file to write; - is stdout (default: stdout for words, changes.svg for a picture)',
    cli: { value: '<path>', commands: ['diff'], once: true, more: 'The extension picks the format' },
  },
  {
    name: 'focus',
    kind: 'choice',
    choices: ['all', 'changed', 'fit'],
    default: 'all',
    help: 'all of the picture, what has changed and what is near it, or as much as can fit a comment legibly; the rest is counted',
    cli: {
      value: '<what>',
      commands: ['diff'],
      more: '`fit` is what comments show: captions of at least 9 pixels at a width of 880',
    },
  },
  {
    name: 'hops',
    kind: 'number',
    minimum: 0,
    maximum: FOCUS_HOPS_MAX,
    default: String(FOCUS_HOPS_DEFAULT),
    help: 'near is so many arrows away, with --focus changed',
    cli: { value: '<number>', commands: ['diff'], example: '2: two arrows away' },
  },
  {
    name: 'side',
    kind: 'choice',
    choices: ['change', 'before', 'after'],
    default: 'change',
    help: 'picture of the change, or without marks what was before or is after, everything in the same place',
    cli: { value: '<which>', commands: ['diff'], more: 'A page has all three, and opens with this one' },
  },
  {
    name: 'exit-code',
    kind: 'flag',
    default: 'false',
    help: 'end with 10 where something is different',
    cli: { commands: ['diff'] },
  },
  {
    name: 'file',
    kind: 'path',
    help: 'the picture or graph file that is to be current (default: architecture.svg)',
    cli: { value: '<path>', commands: ['check'], once: true },
  },
  {
    name: 'provider',
    kind: 'choice',
    choices: ['gitlab', 'azure-devops'],
    help: 'gitlab or azure-devops: whose pipeline this is, and who has the pull request',
    cli: { value: '<name>', commands: ['comment'], once: true, more: '[Pipelines](ci.md)' },
  },
  {
    name: 'source',
    kind: 'list',
    help: 'a directory of Terraform code in the repository; may be given several times (default: the working directory)',
    cli: { value: '<directory>', commands: ['comment'] },
  },
  {
    name: 'comment-id',
    kind: 'text',
    default: 'groundplan',
    help: 'which comment it is, where several pipelines or jobs write one each',
    cli: { value: '<name>', commands: ['comment'], once: true },
  },
  {
    name: 'pictures',
    kind: 'flag',
    default: 'true',
    help: 'upload no pictures: the comment has Mermaid diagrams in their place',
    cli: { commands: ['comment'] },
  },
  {
    name: 'required',
    kind: 'flag',
    default: 'false',
    help: 'end with 4 where the comment cannot be written; without it, that is a warning',
    cli: { commands: ['comment'] },
  },
  {
    name: 'outdir',
    kind: 'path',
    default: 'architecture',
    help: 'directory to write to; it is made where its parent is there',
    cli: { value: '<directory>', commands: ['docs'], once: true },
  },
  {
    name: 'title',
    kind: 'text',
    help: 'heading of the index (default: Architecture)',
    cli: { value: '<text>', commands: ['docs'] },
  },
  {
    name: 'exclude',
    kind: 'list',
    help: 'directories that hold no root modules, with * and ** as in .gitignore; may be given several times',
    cli: { value: '<pattern>', commands: ['docs'] },
  },
  {
    name: 'network',
    kind: 'flag',
    default: 'false',
    help: 'let modules be fetched, and Git addresses be drawn; without it no host is asked',
    cli: { commands: ['mcp'], more: 'What is fetched is kept in `~/.groundplan`' },
  },
  { name: 'json', kind: 'flag', default: 'false', help: 'print it as JSON', cli: { commands: ['doctor'] } },
] as const satisfies readonly Row[];

type Declared = (typeof OPTIONS)[number];
/** The choices of an option, by its name. */
type Choice<N extends Declared['name']> = Extract<Declared, { name: N; choices: unknown }>['choices'][number];

export type Planner = Choice<'planner'>;
/** Modules that are drawn as containers. */
export type Modules = Choice<'modules'>;
export type LayoutName = Choice<'layout'>;
/** Conditions for marking changes. */
export type ShowChanges = Choice<'changes'>;
export type Detail = Choice<'detail'>;
export type BackendName = Choice<'ai-annotate'>;
export type Explanation = Choice<'explain'>;

/** Option values of a command. */
export type Options<C extends Command> = CommandValues<Declared, C>;
