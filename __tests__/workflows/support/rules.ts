/** What every workflow here keeps to, each rule with the harm that it prevents. They return what is wrong, for people. */
import { stepsOf, type Workflow } from './workflows.js';

/** A tag can be moved to other code by whoever takes over its owner's account; a commit cannot. */
export const unpinned = ({ text }: Workflow): string[] =>
  [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)]
    .map(([, reference]) => reference!)
    .filter((reference) => !reference.startsWith('./'))
    .filter((reference) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(reference));

/** A job has the rights that it says, and no others. */
export const tooManyRights = ({ permissions, jobs }: Workflow): string[] => [
  ...(JSON.stringify(permissions) === '{}' ? [] : ['permissions of the workflow are not {}']),
  ...Object.entries(jobs)
    .filter(([, job]) => typeof job.permissions !== 'object' || job.permissions === null)
    .map(([name]) => `${name} does not say its permissions`),
];

/** The token would lie in .git/config, where every later step and every artifact of the folder has it. */
export const keptCredentials = (workflow: Workflow): string[] =>
  stepsOf(workflow)
    .filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
    .filter(({ with: inputs }) => inputs?.['persist-credentials'] !== false)
    .map(({ uses }) => `${uses} keeps its credentials`);

/** An expression is put into the script before the shell reads it: a branch called `$(...)` would be run. */
export const injections = (workflow: Workflow): string[] =>
  stepsOf(workflow)
    .flatMap(({ run }) => (run === undefined ? [] : [run]))
    .filter((script) => script.includes('${{'));

/** The one event that gives untrusted code a write token, and a cache that others trust. */
export const dangerousEvents = ({ on }: Workflow): string[] =>
  (typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on as object)).filter(
    (event) => event === 'pull_request_target',
  );

/** After `workflow_run` a token may write: untrusted code must not run then. */
export const strangersCode = (workflow: Workflow): string[] =>
  JSON.stringify(workflow.on).includes('workflow_run')
    ? stepsOf(workflow)
        .filter(({ uses = '', run }) => run !== undefined || uses.startsWith('actions/checkout@'))
        .map(({ uses, run }) => uses ?? run!)
    : [];

/** The default is six hours. */
export const endless = ({ jobs }: Workflow): string[] =>
  Object.entries(jobs)
    .filter(([, job]) => job.uses === undefined && job['timeout-minutes'] === undefined)
    .map(([name]) => `${name} has no timeout-minutes`);
