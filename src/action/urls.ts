/** Addresses of the repository and its runs at GitHub, for the links in comments, summaries, checks and outputs. */

import type { Event } from './model.js';

type Location = Pick<Event, 'serverUrl' | 'repository'>;

/** Returns the URL of the repository, without a trailing slash: `https://github.com/octo/infra`. */
export const repositoryUrl = ({ serverUrl, repository: { owner, name } }: Location): string =>
  `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;

/** Returns the URL of a workflow run: `https://github.com/octo/infra/actions/runs/7`. */
export const runUrl = (event: Location, runId: number): string => `${repositoryUrl(event)}/actions/runs/${runId}`;

/** Returns the URL of an artifact of a run, for readers who are signed in. */
export const artifactUrl = (event: Location, runId: number, artifactId: number): string =>
  `${runUrl(event, runId)}/artifacts/${artifactId}`;
