/** Words of the calls to GitHub, and of what is written on a pull request. */

// ---- calls -----------------------------------------------------------------------------------------------------

export const githubRefuses = (call: string, reason: string) => `GitHub: ${call}: ${reason}`;
export const status = (code: number, complaint: string) => `HTTP ${code}${complaint === '' ? '' : `, ${complaint}`}`;
export const TIME_OUT = 'no answer in time';
export const TOO_LARGE = 'the answer is too large';
export const NOT_JSON = 'the answer is not JSON';
export const NOT_AS_DOCUMENTED = 'the answer is not as documented';
export const ELSEWHERE = 'the next page is on another server';
export const graphqlSays = (complaint: string) => `GraphQL: ${complaint}`;
export const REMEDY = {
  credentials: 'Check the input github-token: it is not valid, or no longer.',
  permission: 'Give the job the permission: permissions: { contents: write, pull-requests: write }.',
  missing: 'Check that the repository and the pull request are there, and that the token may see them.',
  invalid: 'Please report it with the lines above.',
  limit: 'Run the job again later; GitHub allows 1,000 calls an hour for a repository.',
  trouble: 'Run the job again later; see https://www.githubstatus.com.',
} as const;
