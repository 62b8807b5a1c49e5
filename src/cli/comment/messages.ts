/** Messages of `groundplan comment`. */
import { plural } from '../../platform/text/plural.js';
import { printable } from '../../platform/text/printable.js';

export const PROVIDER_REQUIRED = '--provider is required: whose pipeline this is';
export const providerRemedy = (names: readonly string[]) => `Give --provider ${names.join(' or --provider ')}.`;
export const badCommentId = (text: string) => `--comment-id ${printable(text)} is no name for a comment`;
export const COMMENT_ID_REMEDY = 'Use letters, digits, dots, hyphens and underscores, at most 64 of them.';
export const variableMissing = (name: string) =>
  `the variable ${printable(name)} of the CI is not set, or is not what it should be`;
export const GITLAB_PIPELINE_REMEDY =
  'Run it in a pipeline of a merge request: rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }].';
export const DEVOPS_PIPELINE_REMEDY =
  "Run it in a build of a pull request: condition: eq(variables['Build.Reason'], 'PullRequest').";
export const unsafeAddress = (name: string) =>
  `the address in ${printable(name)} is not one that a token may be sent to`;
export const ADDRESS_REMEDY = 'It has to begin with https:// and hold no login; http:// is for this machine alone.';
export const sourceMissing = (path: string) => `--source ${printable(path)} is not a directory`;
export const SOURCE_REMEDY = 'Give directories of the repository that is checked out.';
export const GRAPHFILE_ALONE = '--graphfile belongs to a plan';
export const GRAPHFILE_REMEDY = 'Give --planfile too, or leave --graphfile out.';
export const ONE_SOURCE_FOR_PLAN = '--planfile is the plan of one directory, and there are several --source';
export const ONE_SOURCE_REMEDY =
  'Give the one directory that the plan was made in; comment on each plan with a --comment-id of its own.';
export const FORK_PROVIDERS = '--planner terraform runs programs that the code names, and this is the code of a fork';
export const FORK_PROVIDERS_REMEDY = 'Use --planner offline or static, which run nothing of it.';

export const GITLAB_TOKEN_REMEDY =
  'Set the variable GITLAB_TOKEN, or GROUNDPLAN_TOKEN, to a project access token with the scope api and the role Reporter; CI_JOB_TOKEN cannot write comments.';
export const DEVOPS_TOKEN_REMEDY =
  'Give the step env: SYSTEM_ACCESSTOKEN: $(System.AccessToken), and the build service the permission Contribute to pull requests.';
export const GITLAB_DEPTH_REMEDY = 'Set the variable GIT_DEPTH: "0".';
export const DEVOPS_DEPTH_REMEDY = 'Set fetchDepth: 0 in the step checkout: self.';
export const nothingToCompare = (path: string, base: string, remedy: string) =>
  `${printable(path)}: nothing to compare with, so what there is was drawn: ${base === '' ? 'the CI names no base' : `${printable(base)} is not in this clone`}. ${remedy}`;

export const noToken = (isFork: boolean, remedy: string) =>
  isFork
    ? 'There is no comment: pipelines of forks have no token.'
    : `There is no comment: there is no token. ${remedy}`;
export const refused = (message: string, remedy: string) => `There is no comment. ${message}. ${remedy}`;
export const CLOSED = 'There is no comment: the request is merged or closed.';
export const CONVERSATION_LOCKED =
  'There is no comment: the conversation of the merge request is locked, and only members of the project may write. Unlock it, or use the token of a member.';
export const NEWER_RUN = 'The comment is of a newer run, or there are newer commits; it was left as it is.';
export const picturesRefused = (reason: string) =>
  `The comment shows a Mermaid diagram in place of a picture, which could not be uploaded (${reason}).`;
export const DONE = {
  created: 'The comment was written.',
  updated: 'The comment was updated.',
  unchanged: 'The comment says it already.',
} as const;
export const NOT_WRITTEN = 'the comment could not be written';
export const hostRefuses = (host: string, call: string, reason: string) => `${host}: ${call}: ${reason}`;
export const REMEDY = {
  credentials: 'Check the token: it is not valid, or no longer.',
  permission: 'The token may not do that.',
  locked: 'Unlock the conversation of the request, or give the token to a member of the project.',
  missing: 'Check that the project and the request are there, and that the token may see them.',
  invalid: 'Please report it with the lines above.',
  limit: 'Run the job again later: the host allows no more calls now.',
  trouble: 'Run the job again later.',
} as const;
export const TOO_LARGE = 'the picture is too large';
export const found = (resources: number) => plural(resources, 'resource');
