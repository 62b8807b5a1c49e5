/**
 * All inputs: rows of the option table (src/options.ts) and those of the action alone. They define action.yml, the
 * tables in docs/action.md, the validation and the types.
 */

import { type InputValues, MODES, type Row } from '../../option-row.js';
import { OPTIONS } from '../../options.js';
import { COMMENT_BEHAVIOURS } from '../../pull-request/sticky.js';
import { IMAGES, WHEN_UNCHANGED } from '../model.js';
import { DRAWING, type InputSpec, inputOf, SLUG } from './spec.js';

/** Inputs about the publication of diagrams; only the action has them. */

const COMMENTED = ['draw', 'report'] as const;

const PUBLISHING_INPUTS = [
  {
    name: 'artifact',
    kind: 'choice',
    choices: ['zip', 'files', 'off'],
    default: 'zip',
    help: 'zip: one artifact with all files of the job. files: each picture unpacked as well, to open with a click. off: none',
    action: { modes: [...DRAWING, 'discover'] },
  },
  {
    name: 'page',
    kind: 'flag',
    default: 'false',
    help: 'draw the page, too, and upload it as it is: the comment links to it, that of a report, too, and it opens with a click. An artifact for each diagram; not for code of strangers',
    action: { modes: ['draw'] },
  },
  {
    name: 'artifact-name',
    kind: 'text',
    default: 'groundplan',
    help: 'artifacts are called <artifact-name>-<id>, or with the first id and how many more there are',
    action: { modes: [...DRAWING, 'discover', 'report'], pattern: SLUG },
  },
  {
    name: 'retention-days',
    kind: 'number',
    minimum: 1,
    maximum: 400,
    isWhole: true,
    help: 'days that artifacts are kept; the setting of the repository where it is empty',
    action: { modes: [...DRAWING, 'discover'] },
  },
  {
    name: 'summary',
    kind: 'flag',
    default: 'true',
    help: 'whether the diagram, as Mermaid, and the tables go to the summary of the job',
    action: { modes: [...DRAWING, 'report'] },
  },
  {
    name: 'comment',
    kind: 'choice',
    choices: COMMENT_BEHAVIOURS,
    default: 'update',
    help: 'update: one comment, kept up to date. recreate: written anew at the end of the conversation. hide-and-recreate: the old one folded up. new: one more each time. off: none, for the jobs of a matrix',
    action: { modes: COMMENTED },
  },
  {
    name: 'comment-id',
    kind: 'text',
    default: 'default',
    help: 'tells the comments of several workflows on one pull request apart',
    action: { modes: COMMENTED, pattern: SLUG },
  },
  {
    name: 'when-unchanged',
    kind: 'choice',
    choices: WHEN_UNCHANGED,
    default: 'update',
    help: 'what becomes of the comment where the pull request changes no picture',
    action: { modes: COMMENTED },
  },
  {
    name: 'images',
    kind: 'choice',
    choices: IMAGES,
    default: 'auto',
    help: 'refs: the comment shows the PNG, stored under refs/groundplan/ of the repository; needs contents: write. none: a Mermaid diagram. auto: refs where the token may, else none',
    action: { modes: COMMENTED },
  },
  {
    name: 'image-base-url',
    kind: 'text',
    help: 'where you publish the pictures yourself: the comment shows <image-base-url>/<id>.png, and <id>.change.png of a change',
    action: {
      modes: COMMENTED,
      pattern: { source: '^https://[^\\s"\'<>()]{1,1000}$', says: 'an address that begins with https://' },
    },
  },
  {
    name: 'labels',
    kind: 'list',
    help: 'labels of the pull request, set and taken off: true for all, or lines of <kind> or <kind>: <label>; the kinds are changed, opens, data, rights and not-compared. Needs pull-requests: write; issues: write to make labels',
    action: { modes: COMMENTED },
  },
  {
    name: 'check',
    kind: 'choice',
    choices: ['off', 'report', 'gate'],
    default: 'off',
    help: 'report: a check run that says what changes, neutral where it is not known. gate: one that fails where it is not known, or where something is removed or replaced. off: none. Needs checks: write',
    action: { modes: COMMENTED },
  },
  {
    name: 'check-file',
    kind: 'text',
    help: 'a picture or graph file of the repository that is to be what is drawn now, as for groundplan check: the check fails where it is not. With one path',
    action: { modes: ['draw'] },
  },
  {
    name: 'input-dir',
    kind: 'text',
    help: 'where actions/download-artifact has put the artifacts; downloaded by the action itself where it is empty',
    action: { modes: ['report'] },
  },
  {
    name: 'trust',
    kind: 'choice',
    choices: ['auto', 'untrusted'],
    default: 'auto',
    help: 'untrusted: the artifacts come from code of strangers. auto: they do where the event says so, on: workflow_run always',
    action: { modes: ['report'] },
  },
  {
    name: 'changed-only',
    kind: 'flag',
    default: 'true',
    help: 'only root modules that the pull request, the push or the merge queue changes, by their files, modules, variable files and links',
    action: { modes: ['discover'] },
  },
  {
    name: 'exclude',
    kind: 'list',
    help: 'directories that hold no root modules, one a line; * and ** as in .gitignore',
    action: { modes: [...DRAWING, 'discover'] },
  },
  {
    name: 'roots',
    kind: 'list',
    help: 'the directories that are root modules, one a line, with * and **; found by their code where it is empty',
    action: { modes: [...DRAWING, 'discover'] },
  },
  {
    name: 'fail-on',
    kind: 'choice',
    choices: ['error', 'warning', 'never'],
    default: 'error',
    help: 'what makes the step fail. A comment or artifact that cannot be written never does',
    action: { modes: [...DRAWING, 'report'] },
  },
  {
    name: 'pr-number',
    kind: 'number',
    minimum: 1,
    maximum: 2 ** 31 - 1,
    isWhole: true,
    help: 'the pull request to comment on, where the event does not say',
    action: {},
  },
  {
    name: 'github-token',
    kind: 'text',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow, filled in by the runner
    default: '${{ github.token }}',
    help: 'for the comment, the pictures and the list of changed files',
    action: {},
  },
] as const satisfies readonly Row[];

/** Inputs of a workflow step that select its task and folders; only the action has them. */

const STEP_INPUTS = [
  {
    name: 'mode',
    kind: 'choice',
    choices: MODES,
    default: 'draw',
    help: 'draw: pictures, artifact, comment. graphdata: the graph as JSON instead of pictures. discover: which root modules a pull request or a push changes, as a matrix. report: one comment for the artifacts of several jobs. cleanup: takes the pictures of a closed pull request away',
    action: {},
  },
  {
    name: 'id',
    kind: 'text',
    help: 'names the picture in artifacts and comments, the same in every run; made from the path where it is empty',
    action: {
      modes: DRAWING,
      pattern: { source: '^[A-Za-z0-9][A-Za-z0-9-]{0,63}$', says: 'letters, digits and hyphens, at most 64' },
    },
  },
  {
    name: 'output-dir',
    kind: 'text',
    help: 'where the files are written; a folder of the runner that is gone after the job where it is empty',
    action: { modes: DRAWING },
  },
  {
    name: 'base-dir',
    kind: 'text',
    help: 'folder with the repository as it was before the change; on pull requests it is fetched where this is empty, which needs contents: read',
    action: { modes: ['draw'] },
  },
  {
    name: 'runtime',
    kind: 'choice',
    choices: ['auto', 'host', 'container'],
    default: 'auto',
    help: 'host: on the runner itself. container: in the image, which has Terraform, Graphviz and Python. auto: on the host, unless a program is missing that the inputs ask for and Docker is there',
    action: { modes: DRAWING },
  },
  {
    name: 'image',
    kind: 'text',
    help: 'the image of runtime: container; that of this version where it is empty',
    action: {
      modes: DRAWING,
      pattern: { source: '^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,254}$', says: 'the name of a container image' },
    },
  },
] as const satisfies readonly Row[];

const [MODE, ...OF_STEP] = STEP_INPUTS;
const ROWS = [MODE, ...OPTIONS, ...OF_STEP, ...PUBLISHING_INPUTS] as const;
type Declared = (typeof ROWS)[number];

export const INPUTS: readonly InputSpec[] = (ROWS as readonly Row[]).flatMap((row) => inputOf(row) ?? []);

/** All inputs, validated. */
export type Inputs = InputValues<Declared>;
