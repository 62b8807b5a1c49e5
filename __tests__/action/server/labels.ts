import { type Asked, NOT_FOUND, type Route, unprocessable } from './answers.js';
import type { Pull } from './model.js';

/**
 * https://docs.github.com/rest/issues/labels. To put a label on a pull request needs `pull-requests: write`, to make one
 * `issues: write`: https://github.com/orgs/community/discussions/156181
 */
export const LABEL_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/labels\/([^/]+)$/,
    needs: null,
    answer: ({ state, params }) => {
      const name = decodeURIComponent(params[0]!);
      return state.labels.has(name) ? { status: 200, body: { name, ...state.labels.get(name) } } : NOT_FOUND;
    },
  },
  {
    method: 'POST',
    path: /^\/labels$/,
    needs: 'issues',
    answer: ({ state, body }) => {
      const { name, color, description } = body as { name: string; color: string; description: string };
      if (state.labels.has(name)) return unprocessable('Validation Failed', [{ code: 'already_exists' }]);
      if (!/^[0-9a-f]{6}$/.test(color) || description.length > 100) return unprocessable('Validation Failed');
      state.labels.set(name, { color, description });
      return { status: 201, body: { name, color, description } };
    },
  },
  {
    method: 'POST',
    path: /^\/issues\/(\d+)\/labels$/,
    needs: 'pull-requests',
    answer: (asked) => {
      const pull = pullOf(asked);
      if (pull === undefined) return NOT_FOUND;
      const names = asked.body.labels as readonly string[];
      pull.labels = [...new Set([...(pull.labels ?? []), ...names])];
      return { status: 200, body: pull.labels.map((name) => ({ name })) };
    },
  },
  {
    method: 'DELETE',
    path: /^\/issues\/(\d+)\/labels\/([^/]+)$/,
    needs: 'pull-requests',
    answer: (asked) => {
      const pull = pullOf(asked);
      const name = decodeURIComponent(asked.params[1]!);
      if (pull?.labels?.includes(name) !== true) return NOT_FOUND;
      pull.labels = pull.labels.filter((label) => label !== name);
      return { status: 200, body: pull.labels.map((label) => ({ name: label })) };
    },
  },
];

const pullOf = ({ state, params }: Asked): Pull | undefined => state.pulls.get(Number(params[0]));
