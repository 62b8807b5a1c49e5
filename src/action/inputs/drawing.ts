/** Inputs that say what is drawn, and how. */

import { DETAILS } from '../../diagram.js';
import { PLANNING_SECONDS, PLANNING_SECONDS_MAX, SCALE_DEFAULT, SCALE_MAX, SCALE_MIN } from '../../limits.js';
import { DRAWING, type InputSpec, MODES } from './spec.js';

export const DRAWING_INPUTS = [
  {
    name: 'mode',
    kind: 'choice',
    choices: MODES,
    default: 'draw',
    description:
      'draw: pictures, artifact, comment. graphdata: the graph as JSON instead of pictures. discover: which root modules a pull request or a push changes, as a matrix. report: one comment for the artifacts of several jobs. cleanup: takes the pictures of a closed pull request away.',
  },
  {
    name: 'path',
    kind: 'list',
    default: '',
    modes: [...DRAWING, 'discover'],
    description:
      'What to draw, one a line, with * and **: a directory of Terraform code, a plan in JSON (terraform show -json), or a graph file. The root modules of the repository where it is empty. For discover: where to look for them.',
  },
  {
    name: 'planfile',
    kind: 'text',
    default: '',
    modes: DRAWING,
    description: 'A plan in JSON, together with graphfile; path is then the directory that it was made of.',
  },
  {
    name: 'graphfile',
    kind: 'text',
    default: '',
    modes: DRAWING,
    description: 'The output of terraform graph, together with planfile.',
  },
  {
    name: 'planner',
    kind: 'choice',
    choices: ['auto', 'offline', 'static', 'terraform'],
    default: 'auto',
    modes: DRAWING,
    description:
      'How code is planned. offline: by Terraform, without providers and credentials. static: not at all, the code as it is written. terraform: with real providers and credentials; refused for code of strangers. auto: offline where Terraform is installed, else static.',
  },
  {
    name: 'engine',
    kind: 'choice',
    choices: ['auto', 'terraform', 'tofu'],
    default: 'auto',
    modes: DRAWING,
    description: 'Terraform, OpenTofu, or the first of them that is installed.',
  },
  {
    name: 'fetch',
    kind: 'choice',
    choices: ['auto', 'true', 'false'],
    default: 'auto',
    modes: DRAWING,
    description:
      'Whether modules that the code names are fetched. auto: not for code of strangers, which are forks, pull_request_target, workflow_run and issue_comment; else yes.',
  },
  {
    name: 'private-hosts',
    kind: 'list',
    commas: true,
    default: '',
    modes: DRAWING,
    description:
      'Hosts in your own network that modules may be fetched from, one a line; others are reached at public addresses only.',
  },
  { name: 'varfile', kind: 'list', default: '', modes: DRAWING, description: 'Variable files, one a line.' },
  { name: 'workspace', kind: 'text', default: '', modes: DRAWING, description: 'Terraform workspace.' },
  {
    name: 'timeout',
    kind: 'figure',
    minimum: 1,
    maximum: PLANNING_SECONDS_MAX,
    isWhole: false,
    default: String(PLANNING_SECONDS),
    modes: DRAWING,
    description: 'Seconds that the planning of one directory may take.',
  },
  {
    name: 'annotate',
    kind: 'text',
    default: '',
    modes: DRAWING,
    description: 'Annotation file, on top of groundplan.yml beside the code or in the working directory.',
  },
  {
    name: 'formats',
    kind: 'list',
    commas: true,
    choices: ['svg', 'png'],
    default: 'svg,png',
    modes: ['draw'],
    description: 'svg, png, or both. The comment shows the PNG.',
  },
  {
    name: 'theme',
    kind: 'choice',
    choices: ['both', 'light', 'dark', 'auto'],
    default: 'both',
    modes: ['draw'],
    description: 'both: each picture twice, so that the comment suits its reader. auto: one SVG that does.',
  },
  {
    name: 'scale',
    kind: 'figure',
    minimum: SCALE_MIN,
    maximum: SCALE_MAX,
    isWhole: false,
    default: '',
    modes: ['draw'],
    description: `Pixels of the PNG for each of the picture; ${SCALE_DEFAULT} unless the picture is large.`,
  },
  {
    name: 'layout',
    kind: 'choice',
    choices: ['nested', 'dot'],
    default: 'nested',
    modes: ['draw'],
    description: 'nested, or dot: arranged by the installed Graphviz.',
  },
  {
    name: 'detail',
    kind: 'choice',
    choices: DETAILS,
    default: 'normal',
    modes: DRAWING,
    description:
      'How much is said of encryption, identity and logging. low: nothing. normal: without arrows. all: with them.',
  },
  {
    name: 'simplified',
    kind: 'flag',
    default: 'false',
    modes: ['draw'],
    description: 'Services only: no network plumbing, identity, logs and the like.',
  },
  {
    name: 'overview',
    kind: 'flag',
    default: 'true',
    modes: ['draw'],
    description: 'Counted icons where there is too much for one picture; false draws everything.',
  },
  { name: 'modules', kind: 'flag', default: 'true', modes: ['draw'], description: 'Boxes around modules.' },
  {
    name: 'title',
    kind: 'text',
    default: '',
    modes: [...DRAWING, 'report'],
    description: 'Above the picture, or above the comment where there are several; the path where it is empty.',
  },
  {
    name: 'id',
    kind: 'text',
    pattern: { source: '^[A-Za-z0-9][A-Za-z0-9-]{0,63}$', says: 'letters, digits and hyphens, at most 64' },
    default: '',
    modes: DRAWING,
    description:
      'Names the picture in artifacts and comments, the same in every run; made from the path where it is empty.',
  },
  {
    name: 'output-dir',
    kind: 'text',
    default: '',
    modes: DRAWING,
    description: 'Where the files are written; a folder of the runner that is gone after the job where it is empty.',
  },
  {
    name: 'runtime',
    kind: 'choice',
    choices: ['auto', 'host', 'container'],
    default: 'auto',
    modes: DRAWING,
    description:
      'host: on the runner itself. container: in the image, which has Terraform, Graphviz and Python. auto: on the host, unless a program is missing that the inputs ask for and Docker is there.',
  },
  {
    name: 'image',
    kind: 'text',
    pattern: { source: '^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,254}$', says: 'the name of a container image' },
    default: '',
    modes: DRAWING,
    description: 'The image of runtime: container; that of this version where it is empty.',
  },
] as const satisfies readonly InputSpec[];
