/**
 * All inputs: rows of the option table (src/options.ts) and those of the action alone. They define action.yml, the
 * tables in docs/action-reference.md, the validation and the types.
 */

import { type InputValues, MODES, type Mode, type Row } from '../../option-row.js';
import { OPTIONS } from '../../options.js';
import { COMMENT_BEHAVIOURS } from '../../pull-request/sticky.js';
import { IMAGES, WHEN_UNCHANGED } from '../model.js';

// ---- An input of the action, as set under `with:` in a workflow.

/** An input, with what its value must be. */
export interface InputSpec {
  readonly name: string;
  /** Kind of value. A list has one item per line. */
  readonly kind: 'text' | 'number' | 'choice' | 'flag' | 'list';
  /** Description in action.yml and the documentation. */
  readonly description: string;
  /** Default as written in a workflow; empty for none. */
  readonly default: string;
  /** Modes that use the input; absent for all. */
  readonly modes?: readonly Mode[];
  /** Values of a choice, or of the items of a list. */
  readonly choices?: readonly string[];
  /** Bounds of a number, both inclusive. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** True for a number without decimals. */
  readonly isWhole?: boolean;
  /** True for a list whose items may also be separated by commas. */
  readonly commas?: boolean;
  /** Pattern of a text or of the items of a list; `says` completes the message "It must be ...". */
  readonly pattern?: { readonly source: string; readonly says: string };
}

/** Returns the input of an option; null if the action does not have it. */
function inputOf({ action, cli: _, ...row }: Row): InputSpec | null {
  if (action === undefined) return null;
  // The members of `action` override those that the row has for the command line.
  const { input = row.name, kind, help, default: defaultValue = '', ...constraints } = { ...row, ...action };
  return {
    ...constraints,
    name: input,
    kind: kind === 'path' ? 'text' : kind,
    default: defaultValue,
    description: sentence(help, constraints.choices),
  };
}

/** Returns the help text as a sentence. If it begins with one of the choices, that stays in lower case. */
function sentence(help: string, choices: readonly string[] = []): string {
  const isChoice = choices.includes(/^[\w-]+/.exec(help)?.[0] ?? '');
  return `${isChoice ? help : `${help.charAt(0).toUpperCase()}${help.slice(1)}`}.`;
}

/** Modes that make diagrams. */
const DRAWING = ['draw', 'graphdata'] as const satisfies readonly Mode[];

/** Pattern for texts that become parts of artifact names and comment markers. */
const SLUG = {
  source: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
  says: 'letters, digits, dots and hyphens, at most 64',
};

// ---- Inputs for publishing diagrams.
// Only the action has them.

/** Modes that write a comment. */
const COMMENTED = ['draw', 'report'] as const;

const PUBLISHING_INPUTS = [
  {
    name: 'artifact',
    kind: 'choice',
    choices: ['zip', 'files', 'off'],
    default: 'zip',
    help: 'zip: one artifact with all files of the job. files: also each diagram unpacked, to open with a click. off: none',
    action: { modes: [...DRAWING, 'discover'] },
  },
  {
    name: 'page',
    kind: 'flag',
    default: 'false',
    help: 'also upload the interactive page of each diagram, unpacked, and link it from the comment (also that of a report). One artifact per diagram; not for untrusted code',
    action: { modes: ['draw'] },
  },
  {
    name: 'artifact-name',
    kind: 'text',
    default: 'groundplan',
    help: 'prefix of artifact names: <artifact-name>-<id>, or the first id and the number of further diagrams',
    action: { modes: [...DRAWING, 'discover', 'report'], pattern: SLUG },
  },
  {
    name: 'retention-days',
    kind: 'number',
    minimum: 1,
    maximum: 400,
    isWhole: true,
    help: 'days to keep artifacts; the setting of the repository if empty',
    action: { modes: [...DRAWING, 'discover'] },
  },
  {
    name: 'summary',
    kind: 'flag',
    default: 'true',
    help: 'write the diagram (as Mermaid) and the tables to the job summary',
    action: { modes: [...DRAWING, 'report'] },
  },
  {
    name: 'comment',
    kind: 'choice',
    choices: COMMENT_BEHAVIOURS,
    default: 'update',
    help: 'update: keep one comment up to date. recreate: post it again. hide-and-recreate: also keep the old one, hidden. new: one more each time. off: none, for the jobs of a matrix',
    action: { modes: COMMENTED },
  },
  {
    name: 'comment-id',
    kind: 'text',
    default: 'default',
    help: 'distinguishes the comments of several workflows on one pull request',
    action: { modes: COMMENTED, pattern: SLUG },
  },
  {
    name: 'when-unchanged',
    kind: 'choice',
    choices: WHEN_UNCHANGED,
    default: 'update',
    help: 'comment if the pull request changes no diagram. update: say so. delete: remove the comment. skip: write none and leave an existing one',
    action: { modes: COMMENTED },
  },
  {
    name: 'images',
    kind: 'choice',
    choices: IMAGES,
    default: 'auto',
    help: 'refs: show the PNG, stored under refs/groundplan/ of the repository; needs contents: write. none: show a Mermaid diagram. auto: refs if the token may write, else none',
    action: { modes: COMMENTED },
  },
  {
    name: 'image-base-url',
    kind: 'text',
    help: 'address at which you publish the images yourself: the comment shows <image-base-url>/<id>.png, and <id>.change.png for a change',
    action: {
      modes: COMMENTED,
      pattern: { source: '^https://[^\\s"\'<>()]{1,1000}$', says: 'an address that begins with https://' },
    },
  },
  {
    name: 'labels',
    kind: 'list',
    help: 'labels to add to the pull request and to remove when no longer true: true for all, or lines of <kind> or <kind>: <label>; the kinds are changed, opens, data, rights and not-compared. Needs pull-requests: write; issues: write to create labels',
    action: { modes: COMMENTED },
  },
  {
    name: 'check',
    kind: 'choice',
    choices: ['off', 'report', 'gate'],
    default: 'off',
    help: 'report: a check run with the change. gate: one that fails if nothing was compared, or if something is removed or replaced. off: none. Needs checks: write',
    action: { modes: COMMENTED },
  },
  {
    name: 'check-file',
    kind: 'text',
    help: 'diagram or graph file of the repository that must be up to date, as for groundplan check: the check run fails if it is stale. Needs a single path. No effect if check is off',
    action: { modes: ['draw'] },
  },
  {
    name: 'input-dir',
    kind: 'text',
    help: 'folder of actions/download-artifact; if empty, the action downloads the artifacts itself',
    action: { modes: ['report'] },
  },
  {
    name: 'trust',
    kind: 'choice',
    choices: ['auto', 'untrusted'],
    default: 'auto',
    help: 'untrusted: the artifacts come from untrusted code. auto: decided by the event; the files of a workflow_run event are always untrusted',
    action: { modes: ['report'] },
  },
  {
    name: 'changed-only',
    kind: 'flag',
    default: 'true',
    help: 'only the root modules that the pull request, push or merge queue changes, by their files, modules, variable files and links',
    action: { modes: ['discover'] },
  },
  {
    name: 'exclude',
    kind: 'list',
    help: 'directories without root modules, one per line; * and ** as in .gitignore',
    action: { modes: [...DRAWING, 'discover'] },
  },
  {
    name: 'roots',
    kind: 'list',
    help: 'directories that are root modules, one per line, with * and **; found by their code if empty',
    action: { modes: [...DRAWING, 'discover'] },
  },
  {
    name: 'fail-on',
    kind: 'choice',
    choices: ['error', 'warning', 'never'],
    default: 'error',
    help: 'error: fail the step on errors. warning: on warnings too. never: only on internal errors. A comment or artifact that cannot be written never fails it',
    action: { modes: [...DRAWING, 'report'] },
  },
  {
    name: 'pr-number',
    kind: 'number',
    minimum: 1,
    maximum: 2 ** 31 - 1,
    isWhole: true,
    help: 'number of the pull request to comment on, if the event has none',
    action: {},
  },
  {
    name: 'github-token',
    kind: 'text',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow, filled in by the runner
    default: '${{ github.token }}',
    help: 'token for the comment, the images and the list of changed files',
    action: {},
  },
] as const satisfies readonly Row[];

// ---- Inputs for the task and the folders of a step.
// Only the action has them.

const STEP_INPUTS = [
  {
    name: 'mode',
    kind: 'choice',
    choices: MODES,
    default: 'draw',
    help: 'draw: diagrams, artifact, comment. graphdata: the graph as JSON instead of diagrams. discover: the root modules that a pull request or push changes, as a matrix. report: one comment for the artifacts of several jobs. cleanup: remove the images of a closed pull request',
    action: {},
  },
  {
    name: 'id',
    kind: 'list',
    help: 'name of the diagram in artifacts and comments, the same in every run; derived from the path if empty. With several paths, one line for each',
    action: {
      modes: DRAWING,
      pattern: { source: '^[A-Za-z0-9][A-Za-z0-9-]{0,63}$', says: 'letters, digits and hyphens, at most 64' },
    },
  },
  {
    name: 'output-dir',
    kind: 'text',
    help: 'folder for the files; if empty, a temporary folder that is gone after the job',
    action: { modes: DRAWING },
  },
  {
    name: 'base-dir',
    kind: 'text',
    help: 'folder with the repository before the change; if empty, it is fetched on pull requests, which needs contents: read',
    action: { modes: ['draw'] },
  },
  {
    name: 'runtime',
    kind: 'choice',
    choices: ['auto', 'host', 'container'],
    default: 'auto',
    help: 'host: run on the runner itself. container: run in the image. auto: on the host, unless a required program is missing and Docker is available',
    action: { modes: DRAWING },
  },
  {
    name: 'image',
    kind: 'text',
    help: 'image for runtime: container; that of this version if empty',
    action: {
      modes: DRAWING,
      pattern: { source: '^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,254}$', says: 'the name of a container image' },
    },
  },
] as const satisfies readonly Row[];

// The rows in the order of action.yml, which begins with the mode.
const [MODE, ...OTHER_STEP_INPUTS] = STEP_INPUTS;
const ROWS = [MODE, ...OPTIONS, ...OTHER_STEP_INPUTS, ...PUBLISHING_INPUTS] as const;
type Declared = (typeof ROWS)[number];

/** All inputs of the action, in the order of action.yml. */
export const INPUTS: readonly InputSpec[] = (ROWS as readonly Row[]).flatMap((row) => inputOf(row) ?? []);

/** All inputs, validated. */
export type Inputs = InputValues<Declared>;
