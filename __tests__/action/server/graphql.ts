import { type Answer, type Asked, FORBIDDEN } from './answers.js';

const MINIMIZE = /minimizeComment/;

/** The two operations that an action needs, told apart by their names. https://docs.github.com/graphql */
export function graphql(asked: Asked): Answer {
  const query = String(asked.body.query);
  if (MINIMIZE.test(query)) return minimize(asked);
  if (/\bviewer\b/.test(query)) return { status: 200, body: { data: { viewer: { login: asked.identity.login } } } };
  return { status: 200, body: { errors: [{ type: 'undefinedField', message: 'Field does not exist' }] } };
}

function minimize({ state, body, identity }: Asked): Answer {
  const { id } = body.variables as { id: string };
  const classifier = /classifier: *([A-Z]+)/.exec(String(body.query))?.[1];
  if (classifier === undefined) {
    const message = "Argument 'classifier' on InputObject 'MinimizeCommentInput' is required.";
    return { status: 200, body: { errors: [{ type: 'missingRequiredInputObjectAttribute', message }] } };
  }
  const comment = state.comments.find((other) => `IC_${other.id}` === id);
  if (comment === undefined) {
    const message = `Could not resolve to a node with the global id of '${id}'`;
    return { status: 200, body: { data: { minimizeComment: null }, errors: [{ type: 'NOT_FOUND', message }] } };
  }
  if (identity.permissions['pull-requests'] !== 'write') {
    const { message } = FORBIDDEN.body as { message: string };
    return { status: 200, body: { data: { minimizeComment: null }, errors: [{ type: 'FORBIDDEN', message }] } };
  }
  comment.isMinimized = true;
  const minimizedComment = { isMinimized: true, minimizedReason: classifier.toLowerCase() };
  return { status: 200, body: { data: { minimizeComment: { minimizedComment } } } };
}
