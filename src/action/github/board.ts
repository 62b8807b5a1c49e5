import type { CommentStore } from '../../pull-request/sticky.js';
import type { GitHub } from './client.js';
import {
  type Comment,
  createComment,
  deleteComment,
  hideComment,
  listComments,
  readComment,
  updateComment,
} from './comments.js';
import { whoWeAre } from './identity.js';

/** Provides access to a pull request's comments for `findComment` and `writeComment`. */
export const boardOf = (github: GitHub, pull: number): CommentStore<Comment> => ({
  list: () => listComments(github, pull),
  whoWeAre: () => whoWeAre(github),
  create: (body) => createComment(github, pull, body),
  read: ({ id }) => readComment(github, id),
  update: ({ id }, body) => updateComment(github, id, body),
  remove: ({ id }) => deleteComment(github, id),
  hide: (comment) => hideComment(github, comment),
  pause: (tried) => github.pause(tried),
});
