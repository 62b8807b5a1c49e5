import { type Asked, NOT_FOUND, paged, type Route, TOO_LONG, unprocessable } from './answers.js';
import { addComment, type Comment, type State } from './model.js';

/** https://docs.github.com/rest/issues/comments */
export const COMMENT_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/issues\/(\d+)\/comments$/,
    needs: 'pull-requests',
    answer: (asked) => {
      const issue = Number(asked.params[0]);
      if (!asked.state.pulls.has(issue)) return NOT_FOUND;
      const ofIssue = asked.state.comments.filter((comment) => comment.issue === issue);
      return paged(asked, ofIssue, (page) => page.map((comment) => shown(asked.state, comment as Comment)));
    },
  },
  {
    method: 'POST',
    path: /^\/issues\/(\d+)\/comments$/,
    needs: 'pull-requests',
    answer: (asked) => {
      const issue = Number(asked.params[0]);
      if (!asked.state.pulls.has(issue)) return NOT_FOUND;
      const fault = faultOf(asked);
      if (fault !== null) return fault;
      const comment = addComment(asked.state, String(asked.body.body), asked.identity, issue);
      return { status: 201, body: shown(asked.state, comment) };
    },
  },
  {
    method: 'GET',
    path: /^\/issues\/comments\/(\d+)$/,
    needs: 'pull-requests',
    answer: (asked) => {
      const comment = find(asked);
      return comment === undefined ? NOT_FOUND : { status: 200, body: shown(asked.state, comment) };
    },
  },
  {
    method: 'PATCH',
    path: /^\/issues\/comments\/(\d+)$/,
    needs: 'pull-requests',
    answer: (asked) => {
      const comment = find(asked);
      if (comment === undefined) return NOT_FOUND;
      const fault = faultOf(asked);
      if (fault !== null) return fault;
      comment.body = String(asked.body.body);
      return { status: 200, body: shown(asked.state, comment) };
    },
  },
  {
    method: 'DELETE',
    path: /^\/issues\/comments\/(\d+)$/,
    needs: 'pull-requests',
    answer: (asked) => {
      const comment = find(asked);
      if (comment === undefined) return NOT_FOUND;
      asked.state.comments = asked.state.comments.filter((other) => other !== comment);
      return { status: 204 };
    },
  },
];

const find = ({ state, params }: Asked) => state.comments.find(({ id }) => id === Number(params[0]));

function faultOf({ body }: Asked) {
  if (typeof body.body !== 'string') return unprocessable('Invalid request.\n\n"body" wasn\'t supplied.');
  if (body.body.trim() === '') return unprocessable('Validation Failed', [{ code: 'missing_field', field: 'body' }]);
  // What GitHub says is the limit; what it was measured to be is four times as much.
  return [...body.body].length > 65_536 ? TOO_LONG : null;
}

const shown = ({ owner, name }: State, { id, issue, author, body }: Comment) => ({
  id,
  node_id: `IC_${id}`,
  url: `https://api.github.com/repos/${owner}/${name}/issues/comments/${id}`,
  html_url: `https://github.com/${owner}/${name}/pull/${issue}#issuecomment-${id}`,
  issue_url: `https://api.github.com/repos/${owner}/${name}/issues/${issue}`,
  user: { login: author.login, type: author.type, id: 41898282, site_admin: false },
  author_association: 'CONTRIBUTOR',
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  body,
});
