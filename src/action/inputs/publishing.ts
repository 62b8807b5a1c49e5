/** Inputs that say where the pictures go, and which of many. */
import { COMMENT_BEHAVIOURS, IMAGES, WHEN_UNCHANGED } from '../model.js';
import { DRAWING, type InputSpec, SLUG } from './spec.js';

const COMMENTED = ['draw', 'report'] as const;

export const PUBLISHING_INPUTS = [
  {
    name: 'artifact',
    kind: 'choice',
    choices: ['zip', 'files', 'off'],
    default: 'zip',
    modes: [...DRAWING, 'discover'],
    description:
      'zip: one artifact with all files of the job. files: each picture unpacked as well, to open with a click. off: none.',
  },
  {
    name: 'artifact-name',
    kind: 'text',
    pattern: SLUG,
    default: 'groundplan',
    modes: [...DRAWING, 'discover', 'report'],
    description: 'Artifacts are called <artifact-name>-<id>, or with the first id and how many more there are.',
  },
  {
    name: 'retention-days',
    kind: 'figure',
    minimum: 1,
    maximum: 400,
    isWhole: true,
    default: '',
    modes: [...DRAWING, 'discover'],
    description: 'Days that artifacts are kept; the setting of the repository where it is empty.',
  },
  {
    name: 'summary',
    kind: 'flag',
    default: 'true',
    modes: [...DRAWING, 'report'],
    description: 'Whether the diagram, as Mermaid, and the tables go to the summary of the job.',
  },
  {
    name: 'comment',
    kind: 'choice',
    choices: COMMENT_BEHAVIOURS,
    default: 'update',
    modes: COMMENTED,
    description:
      'update: one comment, kept up to date. recreate: written anew at the end of the conversation. hide-and-recreate: the old one folded up. new: one more each time. off: none, for the jobs of a matrix.',
  },
  {
    name: 'comment-id',
    kind: 'text',
    pattern: SLUG,
    default: 'default',
    modes: COMMENTED,
    description: 'Tells the comments of several workflows on one pull request apart.',
  },
  {
    name: 'when-unchanged',
    kind: 'choice',
    choices: WHEN_UNCHANGED,
    default: 'update',
    modes: COMMENTED,
    description: 'What becomes of the comment where the pull request changes no picture.',
  },
  {
    name: 'images',
    kind: 'choice',
    choices: IMAGES,
    default: 'auto',
    modes: COMMENTED,
    description:
      'refs: the comment shows the PNG, stored under refs/groundplan/ of the repository; needs contents: write. none: a Mermaid diagram. auto: refs where the token may, else none.',
  },
  {
    name: 'image-base-url',
    kind: 'text',
    pattern: { source: '^https://[^\\s"\'<>()]{1,1000}$', says: 'an address that begins with https://' },
    default: '',
    modes: COMMENTED,
    description: 'Where you publish the pictures yourself: the comment shows <image-base-url>/<id>.png.',
  },
  {
    name: 'input-dir',
    kind: 'text',
    default: '',
    modes: ['report'],
    description:
      'Where actions/download-artifact has put the artifacts; downloaded by the action itself where it is empty.',
  },
  {
    name: 'trust',
    kind: 'choice',
    choices: ['auto', 'untrusted'],
    default: 'auto',
    modes: ['report'],
    description:
      'untrusted: the artifacts come from code of strangers. auto: they do where the event says so, on: workflow_run always.',
  },
  {
    name: 'changed-only',
    kind: 'flag',
    default: 'true',
    modes: ['discover'],
    description:
      'Only root modules that the pull request, the push or the merge queue changes, by their files, modules, variable files and links.',
  },
  {
    name: 'exclude',
    kind: 'list',
    default: '',
    modes: [...DRAWING, 'discover'],
    description: 'Directories that hold no root modules, one a line; * and ** as in .gitignore.',
  },
  {
    name: 'roots',
    kind: 'list',
    default: '',
    modes: [...DRAWING, 'discover'],
    description:
      'The directories that are root modules, one a line, with * and **; found by their code where it is empty.',
  },
  {
    name: 'fail-on',
    kind: 'choice',
    choices: ['error', 'warning', 'never'],
    default: 'error',
    modes: [...DRAWING, 'report'],
    description: 'What makes the step fail. A comment or artifact that cannot be written never does.',
  },
  {
    name: 'pr-number',
    kind: 'figure',
    minimum: 1,
    maximum: 2 ** 31 - 1,
    isWhole: true,
    default: '',
    description: 'The pull request to comment on, where the event does not say.',
  },
  {
    name: 'github-token',
    kind: 'text',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow, filled in by the runner
    default: '${{ github.token }}',
    description: 'For the comment, the pictures and the list of changed files.',
  },
] as const satisfies readonly InputSpec[];
