import { type Route, unprocessable } from './answers.js';

/** https://docs.github.com/rest/checks/runs#create-a-check-run */
export const CHECK_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/check-runs$/,
    needs: 'checks',
    answer: ({ state, body }) => {
      const { name, head_sha: commit, conclusion, output } = body as Record<string, unknown>;
      const { title, summary } = (output ?? {}) as Record<string, unknown>;
      const isComplete = [name, commit, title, summary].every((text) => typeof text === 'string' && text !== '');
      if (!isComplete || !['success', 'failure', 'neutral'].includes(String(conclusion))) {
        return unprocessable('Invalid request.');
      }
      state.checks.push(body);
      return { status: 201, body: { id: state.nextId++, name } };
    },
  },
];
