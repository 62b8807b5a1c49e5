/**
 * All options, declared once. Derived from this table: command-line options and their checks (cli/options.ts), action
 * inputs and their checks (action/inputs/), action.yml, and the tables in docs/commands.md and
 * docs/action-reference.md. Inputs that exist only in the action are rows of the same type in action/inputs/.
 */

import { REPORT_FORMAT_DEFAULT, REPORT_FORMAT_NAMES } from './diff/report/model.js';
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
  STEPS_INFERRED_MAX,
} from './limits.js';
import type { Command, CommandValues, Row } from './option-row.js';
import { FORMAT_DEFAULT, FORMAT_NAMES } from './render/formats.js';
import type { ThemeName } from './render/writer.js';

const BOTH = ['draw', 'graphdata'] as const;
/** Commands that read one source, and commands that read any. */
const OF_ONE = [...BOTH, 'check'] as const;
const PLANNED = [...OF_ONE, 'comment'] as const;
const OF_ONE_ALONE = ['graphdata', 'check'] as const;
const READING = [...OF_ONE, 'diff', 'comment', 'docs', 'estate'] as const;
/** Commands that may contact hosts. */
const ASKING = [...READING, 'mcp'] as const;
/** Commands that draw diagrams. */
const DRAWING = ['draw', 'check', 'diff', 'comment', 'estate'] as const;
const SHOWING = [...DRAWING, 'docs'] as const;
const DIFF_FORMATS = [...FORMAT_NAMES, ...REPORT_FORMAT_NAMES] as const;
const THEMES = ['light', 'dark', 'auto'] as const satisfies readonly ThemeName[];

const SOURCE_HELP =
  'read a Terraform directory, a Git address (<address>//<folder>?ref=<branch>), a JSON plan or a JSON graph; - is stdin';

export const OPTIONS = [
  {
    name: 'source',
    kind: 'path',
    help: `${SOURCE_HELP}; repeatable for several Terraform directories, which are joined`,
    cli: {
      value: '<path>',
      commands: ['draw'],
      several: true,
      more: 'Or [a state](sources.md#a-state). [Several directories](estate.md)',
    },
  },
  {
    name: 'source',
    kind: 'path',
    help: SOURCE_HELP,
    cli: { value: '<path>', commands: OF_ONE_ALONE, once: true, more: 'Or [a state](sources.md#a-state)' },
    action: {
      input: 'path',
      kind: 'list',
      modes: [...BOTH, 'discover'],
      help: 'sources to draw, one per line, * and ** allowed: Terraform directories, JSON plans (terraform show -json) or graph files. If empty, the root modules of the repository. For discover: where to look for them',
    },
  },
  {
    name: 'planfile',
    kind: 'path',
    help: 'read a JSON plan; needs --graphfile, and --source with its directory',
    cli: {
      value: '<path>',
      commands: PLANNED,
      once: true,
      more: '`comment` accepts it without `--graphfile`: it shows what the plan changes and compares nothing',
    },
    action: {
      modes: BOTH,
      help: 'JSON plan; needs graphfile, and path with the directory of its code',
    },
  },
  {
    name: 'graphfile',
    kind: 'path',
    help: 'read the output of terraform graph (.dot); needs --planfile and --source',
    cli: { value: '<path>', commands: PLANNED, once: true },
    action: { modes: BOTH, help: 'output of terraform graph; needs planfile' },
  },
  {
    name: 'planner',
    kind: 'choice',
    choices: ['auto', 'offline', 'terraform', 'static'],
    default: 'auto',
    help: 'plan the code offline (no credentials, no providers), with terraform (with both) or static (read the code only); auto is offline if possible, else static',
    cli: { value: '<name>', commands: READING },
    action: {
      modes: BOTH,
      help: 'offline: plan with Terraform, without providers and credentials. static: read the code without planning. terraform: plan with both; refused for untrusted code. auto: offline if Terraform is installed, else static',
    },
  },
  {
    name: 'engine',
    kind: 'choice',
    choices: ['auto', 'terraform', 'tofu'],
    default: 'auto',
    help: 'run terraform or tofu; auto runs tofu for OpenTofu code, else the first one installed',
    cli: { value: '<name>', commands: READING },
    action: { modes: BOTH },
  },
  {
    name: 'workspace',
    kind: 'text',
    help: 'select a Terraform workspace',
    cli: { value: '<name>', commands: READING },
    action: { modes: BOTH },
  },
  {
    name: 'varfile',
    kind: 'list',
    help: 'read a variable file; repeatable',
    cli: { value: '<path>', commands: READING },
    action: { modes: BOTH, help: 'variable files, one per line' },
  },
  {
    name: 'fetch',
    kind: 'flag',
    default: 'true',
    help: 'fetch nothing; draw each missing module as one box',
    cli: { commands: READING, more: 'Git repositories are not fetched either' },
    action: {
      kind: 'choice',
      choices: ['auto', 'true', 'false'],
      default: 'auto',
      modes: BOTH,
      help: 'fetch the modules that the code calls. auto: yes, except for untrusted code (forks, pull_request_target, workflow_run, issue_comment)',
    },
  },
  {
    name: 'private-host',
    kind: 'list',
    help: 'allow fetching from a host in your network or on this machine; repeatable',
    cli: { value: '<name>', commands: ASKING, more: 'Or `GROUNDPLAN_PRIVATE_HOSTS`, separated by commas' },
    action: {
      input: 'private-hosts',
      commas: true,
      modes: BOTH,
      help: 'hosts in your network that modules may be fetched from, one per line; other hosts are reached at public addresses only',
    },
  },
  {
    name: 'cache',
    kind: 'flag',
    default: 'true',
    help: 'plan again, even if nothing has changed since the last run',
    cli: { commands: ASKING, more: '[What is cached](cache.md)' },
  },
  {
    name: 'timeout',
    kind: 'number',
    minimum: 1,
    maximum: PLANNING_SECONDS_MAX,
    default: String(PLANNING_SECONDS),
    help: 'limit the planning of one directory, in seconds',
    cli: { value: '<seconds>', commands: READING, minimum: Number.MIN_VALUE, unit: 'seconds', example: '300' },
    action: { modes: BOTH },
  },
  {
    name: 'format',
    kind: 'list',
    choices: FORMAT_NAMES,
    help: `write ${FORMAT_NAMES.join(', ')}, or several separated by commas (default: the extension of --outfile, else ${FORMAT_DEFAULT})`,
    cli: { value: '<name>', commands: ['draw', 'estate'] },
    action: {
      input: 'formats',
      commas: true,
      default: 'svg,png',
      modes: ['draw'],
      help: `${FORMAT_NAMES.join(', ')}, or several separated by commas. The comment shows the PNG`,
    },
  },
  {
    name: 'outfile',
    kind: 'path',
    help: 'write the diagram to this file; - is stdout (default: architecture.svg)',
    cli: { value: '<path>', commands: ['draw'], once: true, more: 'The extension selects the format' },
  },
  {
    name: 'outfile',
    kind: 'path',
    help: 'write the joined diagram to this file; - is stdout (default: estate.svg)',
    cli: { value: '<path>', commands: ['estate'], once: true, more: 'The extension selects the format' },
  },
  {
    name: 'estatefile',
    kind: 'path',
    help: 'write the root modules and their links to this file; - is stdout (default: estate.json)',
    cli: { value: '<path>', commands: ['estate'], once: true, more: '[The format](estate.md#estatejson)' },
  },
  {
    name: 'changed',
    kind: 'text',
    help: 'list the root modules that read what has changed since the merge base with this commit',
    cli: { value: '<commit>', commands: ['estate'], once: true, more: '[Affected root modules](estate.md#changes)' },
  },
  {
    name: 'scale',
    kind: 'number',
    minimum: SCALE_MIN,
    maximum: SCALE_MAX,
    help: `scale the PNG, ${SCALE_MIN} to ${SCALE_MAX} pixels per unit (default: ${SCALE_DEFAULT}, less for large diagrams)`,
    cli: {
      value: '<number>',
      commands: DRAWING,
      example: '2: twice as many pixels each way',
      more: 'For PNG three times as fast, with the same bytes, run `npm install @resvg/resvg-js@2.6.2` beside `cli.js`',
    },
    action: { modes: ['draw'] },
  },
  {
    name: 'font',
    kind: 'list',
    help: 'draw characters that the built-in font lacks with this font file, in PNG and PDF; repeatable',
    cli: { value: '<file>', commands: DRAWING, more: 'TrueType, OpenType or a collection. [Fonts](formats.md#fonts)' },
    action: {
      input: 'fonts',
      modes: ['draw'],
      help: 'font files (TrueType, OpenType or a collection) for characters that the built-in font lacks, in PNG and PDF, one per line',
    },
  },
  {
    name: 'title',
    kind: 'text',
    help: 'set the title above the diagram',
    cli: { value: '<text>', commands: DRAWING },
    action: {
      modes: [...BOTH, 'report'],
      help: 'title above the diagram, or above the comment if there are several diagrams; the path if empty',
    },
  },
  {
    name: 'tags',
    kind: 'list',
    help: 'include these tags or labels, separated by commas, as filters in the HTML page (default: none)',
    cli: { value: '<names>', commands: ['draw', 'diff', 'check'], commas: true, more: '[Filters](page.md#filters)' },
    action: {
      commas: true,
      modes: ['draw'],
      help: 'tags or labels to include as filters in the page, one per line or separated by commas; none by default',
    },
  },
  {
    name: 'layout',
    kind: 'choice',
    choices: ['nested', 'dot'],
    default: 'nested',
    help: 'lay out as nested, or with the installed Graphviz (dot)',
    cli: { value: '<name>', commands: SHOWING, more: '[More](graphviz.md)' },
    action: { modes: ['draw'] },
  },
  {
    name: 'layout-from',
    kind: 'path',
    help: 'keep the edits of an earlier .drawio file; all formats get its positions, and new elements are placed next to them',
    cli: { value: '<path>', commands: ['draw', 'check'], once: true, more: '[More](drawio.md#keeping-your-edits)' },
  },
  {
    name: 'simplified',
    kind: 'flag',
    default: 'false',
    help: 'show services only, without network plumbing, identity and the like; identical ones are counted',
    cli: { commands: SHOWING, more: 'Connections through hidden resources are kept' },
    action: { modes: ['draw'] },
  },
  {
    name: 'steps',
    kind: 'flag',
    default: 'false',
    help: `number the main path, from the users to the data, in at most ${STEPS_INFERRED_MAX} steps with a table`,
    cli: {
      commands: ['draw', 'docs', 'estate'],
      more: '[Flows](annotations.md) in `groundplan.yml` take precedence. Not where changes are marked',
    },
    action: { modes: ['draw'] },
  },
  {
    name: 'overview',
    kind: 'flag',
    default: 'true',
    help: `never switch to the overview, which otherwise replaces diagrams of more than ${OVERVIEW_FROM} icons and boxes, ${OVERVIEW_FROM_WITH_LINES} with lines, or ${OVERVIEW_ICONS} icons with captions below ${CAPTION_LEGIBLE} px on a 1600 x 1000 screen`,
    cli: {
      commands: SHOWING,
      more: '[Overview](large-graphs.md#overview)',
    },
    action: {
      modes: ['draw'],
      help: 'draw an overview if a diagram would be too large to read; false draws everything',
    },
  },
  {
    name: 'pages',
    kind: 'flag',
    default: 'false',
    help: 'also write one diagram for each network, resource group or module, linked from the overview',
    cli: {
      commands: ['draw', 'check', 'estate'],
      more: '[Pages](large-graphs.md#pages)',
    },
  },
  {
    name: 'changes',
    kind: 'choice',
    choices: ['auto', 'on', 'off'],
    default: 'auto',
    help: 'mark the changes of a plan: on, off, or auto (on if something exists already)',
    cli: { value: '<when>', commands: ['draw', 'check'], more: '[Changes of a plan](changes.md#plan-files)' },
    action: { modes: ['draw'] },
  },
  {
    name: 'drift',
    kind: 'flag',
    default: 'false',
    help: 'show drift: changes outside Terraform that the plan reports',
    cli: { commands: ['draw', 'check'] },
    action: { modes: ['draw'] },
  },
  {
    name: 'theme',
    kind: 'choice',
    choices: THEMES,
    default: 'light',
    help: "use the light or dark theme; an auto SVG follows the viewer's setting",
    cli: { value: '<name>', commands: SHOWING, more: 'The PNG of auto is light' },
    action: {
      choices: ['both', ...THEMES],
      default: 'both',
      modes: ['draw'],
      help: "both: each diagram in light and dark, so that the comment follows the viewer's setting. auto: one SVG that does",
    },
  },
  {
    name: 'icons',
    kind: 'choice',
    choices: ['embedded', 'native'],
    default: 'embedded',
    help: 'use embedded icons, or the native stencils of draw.io where they exist; only its editor shows native ones',
    cli: { value: '<which>', commands: ['draw', 'check', 'diff'], more: '[Native icons](drawio.md#native-icons)' },
    action: { modes: ['draw'] },
  },
  {
    name: 'modules',
    kind: 'choice',
    choices: ['auto', 'all', 'none'],
    default: 'auto',
    help: 'draw boxes around modules: all, none, or auto (instances of one module, and modules with three or more connected icons)',
    cli: { value: '<which>', commands: SHOWING, without: 'none', more: '`--no-modules` is `none`' },
    action: {
      choices: ['auto', 'all', 'none', 'true', 'false'],
      modes: ['draw'],
      help: 'boxes around modules. auto: instances of one module, and modules with three or more connected icons. all or true: every module. none or false: no boxes',
    },
  },
  {
    name: 'annotate',
    kind: 'path',
    help: 'read an annotation file, in addition to groundplan.yml beside the code or in the working directory',
    cli: { value: '<path>', commands: DRAWING, once: true, more: '[Annotations](annotations.md)' },
    action: { modes: BOTH },
  },
  {
    name: 'ai-annotate',
    kind: 'choice',
    choices: ['ollama', 'bedrock', 'restapi'],
    help: 'let an AI service (ollama, bedrock or restapi) suggest labels',
    cli: {
      value: '<name>',
      commands: ['draw'],
      more: 'It also suggests people and external systems, and never changes the graph',
    },
  },
  {
    name: 'ai-dry-run',
    kind: 'flag',
    default: 'false',
    help: 'print the request to the AI service without sending it',
    cli: { commands: ['draw'] },
  },
  {
    name: 'show',
    kind: 'flag',
    default: 'false',
    help: 'open the diagram when done',
    cli: { commands: ['draw'] },
  },
  {
    name: 'watch',
    kind: 'flag',
    default: 'false',
    help: 'draw again after each change of the code, until Ctrl-C; a page reloads in the browser',
    cli: { commands: ['draw'], more: '[Watching](page.md#watching)' },
  },
  {
    name: 'outfile',
    kind: 'path',
    help: 'write the graph to this file; - is stdout (default: architecture.json)',
    cli: { value: '<path>', commands: ['graphdata'], once: true },
  },
  {
    name: 'show_services',
    kind: 'flag',
    default: 'false',
    help: 'list the resource types with counts; writes a file only with --outfile',
    cli: { commands: ['graphdata'] },
  },
  {
    name: 'detail',
    kind: 'choice',
    choices: ['low', 'normal', 'all'],
    default: 'normal',
    help: 'show encryption, identity and logging: low hides them, normal draws them small beside the architecture, all draws them full size with thin arrows',
    cli: { value: '<name>', commands: READING },
    action: { modes: BOTH },
  },
  {
    name: 'hide-accounts',
    kind: 'choice',
    choices: ['auto', 'on', 'off'],
    default: 'auto',
    help: 'mask ids of accounts, subscriptions, tenants and projects in all output: on, off, or auto (only in comments of public projects and of forks)',
    cli: {
      value: '[when]',
      bare: 'on',
      commands: ASKING,
      more: '`--hide-accounts` alone means `on`. [Account ids](account-ids.md)',
    },
    action: {
      choices: ['auto', 'true', 'false'],
      modes: BOTH,
      help: 'mask ids of accounts, subscriptions, tenants and projects in diagrams, comments and graphs. auto: yes, unless the event says that the repository is private',
    },
  },
  {
    name: 'explain',
    kind: 'choice',
    choices: ['text', 'json'],
    help: 'explain each resource and connection with its evidence, as text or json',
    cli: {
      value: '[format]',
      bare: 'text',
      commands: [...BOTH, 'estate'],
      more: 'Inferences are marked; evidence from code has its file and line',
    },
  },
  {
    name: 'debug',
    kind: 'flag',
    default: 'false',
    help: 'verbose output with the source of each variable and stack traces; writes tfdata.json',
    cli: { commands: BOTH, more: '`--source tfdata.json` draws the same diagram again' },
  },
  {
    name: 'debug',
    kind: 'flag',
    default: 'false',
    help: 'verbose output with the source of each variable and stack traces',
    cli: { commands: ['diff', 'check', 'comment', 'docs', 'estate'] },
  },
  { name: 'quiet', kind: 'flag', default: 'false', help: 'print errors only', cli: { commands: READING } },
  {
    name: 'source',
    kind: 'path',
    help: 'compare commits of this directory, or two sets of variable files, instead of two sources (default: the working directory)',
    cli: { value: '<directory>', commands: ['diff'], once: true },
  },
  {
    name: 'from',
    kind: 'text',
    help: 'set the revision before: a branch, a tag or a commit (default: the default branch)',
    cli: {
      value: '<commit>',
      commands: ['diff'],
      once: true,
      more: 'The default branch is that of `origin`, else `main` or `master`',
    },
  },
  {
    name: 'to',
    kind: 'text',
    help: 'set the revision after (default: the files as they are)',
    cli: { value: '<commit>', commands: ['diff'], once: true },
  },
  {
    name: 'merge-base',
    kind: 'flag',
    default: 'true',
    help: 'compare with --from itself instead of its merge base with --to',
    cli: { commands: ['diff'] },
  },
  {
    name: 'varfile-before',
    kind: 'list',
    help: 'read a variable file for the revision before, applied after --varfile; repeatable',
    cli: {
      value: '<path>',
      commands: ['diff'],
      more: 'With `--varfile-after`: compares two environments of one directory',
    },
  },
  {
    name: 'varfile-after',
    kind: 'list',
    help: 'read a variable file for the revision after, applied after --varfile; repeatable',
    cli: { value: '<path>', commands: ['diff'] },
  },
  {
    name: 'format',
    kind: 'list',
    choices: DIFF_FORMATS,
    help: `write ${DIFF_FORMATS.join(', ')}, or several separated by commas (default: the extension of --outfile, else ${REPORT_FORMAT_DEFAULT})`,
    cli: { value: '<name>', commands: ['diff'] },
  },
  {
    name: 'outfile',
    kind: 'path',
    help: 'write to this file; - is stdout (default: stdout for text, changes.svg for a diagram)',
    cli: { value: '<path>', commands: ['diff'], once: true, more: 'The extension selects the format' },
  },
  {
    name: 'focus',
    kind: 'choice',
    choices: ['all', 'changed', 'fit'],
    default: 'fit',
    help: 'show all of the diagram, only what has changed with its neighbours, or as much as will fit a comment legibly',
    cli: {
      value: '<what>',
      commands: ['diff'],
      more: '`fit` keeps captions at 9 pixels or more at a width of 880. A page shows `all` by default',
    },
  },
  {
    name: 'hops',
    kind: 'number',
    minimum: 0,
    maximum: FOCUS_HOPS_MAX,
    isWhole: true,
    default: String(FOCUS_HOPS_DEFAULT),
    help: 'set the number of hops shown around a change, unless all is shown',
    cli: { value: '<number>', commands: ['diff'], example: '2: two arrows away' },
  },
  {
    name: 'side',
    kind: 'choice',
    choices: ['change', 'before', 'after'],
    default: 'change',
    help: 'show the change, or the revision before or after without marks, in the same layout',
    cli: { value: '<which>', commands: ['diff'], more: 'A page has all three and opens with this one' },
  },
  {
    name: 'exit-code',
    kind: 'flag',
    default: 'false',
    help: 'exit with 10 if there are differences',
    cli: { commands: ['diff'] },
  },
  {
    name: 'file',
    kind: 'path',
    help: 'check this diagram or graph file (default: architecture.svg)',
    cli: { value: '<path>', commands: ['check'], once: true },
  },
  {
    name: 'provider',
    kind: 'choice',
    choices: ['gitlab', 'azure-devops'],
    help: 'comment on gitlab or azure-devops',
    cli: { value: '<name>', commands: ['comment'], once: true, more: '[Pipelines](ci.md)' },
  },
  {
    name: 'source',
    kind: 'list',
    help: 'draw a Terraform directory of the repository; repeatable (default: the working directory)',
    cli: { value: '<directory>', commands: ['comment'] },
  },
  {
    name: 'comment-id',
    kind: 'text',
    default: 'groundplan',
    help: 'distinguish comments if several pipelines or jobs post one each',
    cli: { value: '<name>', commands: ['comment'], once: true },
  },
  {
    name: 'pictures',
    kind: 'flag',
    default: 'true',
    help: 'upload no images; the comment has Mermaid diagrams instead',
    cli: { commands: ['comment'] },
  },
  {
    name: 'required',
    kind: 'flag',
    default: 'false',
    help: 'exit with 4 if the comment cannot be written, instead of a warning',
    cli: { commands: ['comment'] },
  },
  {
    name: 'outdir',
    kind: 'path',
    default: 'architecture',
    help: 'write to this directory; its parent must exist',
    cli: { value: '<directory>', commands: ['docs'], once: true },
  },
  {
    name: 'title',
    kind: 'text',
    help: 'set the heading of the index (default: Architecture)',
    cli: { value: '<text>', commands: ['docs'] },
  },
  {
    name: 'exclude',
    kind: 'list',
    help: 'exclude directories from the search for root modules, * and ** as in .gitignore; repeatable',
    cli: { value: '<pattern>', commands: ['docs', 'estate'] },
  },
  {
    name: 'last-change',
    kind: 'flag',
    default: 'false',
    help: 'show date and subject of the last commit of each root module in the index',
    cli: { commands: ['docs'], more: 'For sites that are not committed. [The table](docs.md#the-table)' },
  },
  {
    name: 'network',
    kind: 'flag',
    default: 'false',
    help: 'allow network requests for modules and Git addresses',
    cli: { commands: ['mcp'], more: 'Fetched files are cached in `~/.groundplan`' },
  },
  { name: 'json', kind: 'flag', default: 'false', help: 'print JSON', cli: { commands: ['doctor'] } },
  {
    name: 'clear-cache',
    kind: 'flag',
    default: 'false',
    help: 'delete the results of earlier runs first',
    cli: { commands: ['doctor'], more: '[The cache](cache.md). Fetched files stay' },
  },
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
