/** Inputs of a workflow step that select its task and folders; only the action has them. */
import { MODES, type Row } from '../../option-row.js';
import { DRAWING } from './spec.js';

export const STEP_INPUTS = [
  {
    name: 'mode',
    kind: 'choice',
    choices: MODES,
    default: 'draw',
    help: 'draw: pictures, artifact, comment. graphdata: the graph as JSON instead of pictures. discover: which root modules a pull request or a push changes, as a matrix. report: one comment for the artifacts of several jobs. cleanup: takes the pictures of a closed pull request away',
    action: {},
  },
  {
    name: 'id',
    kind: 'text',
    help: 'names the picture in artifacts and comments, the same in every run; made from the path where it is empty',
    action: {
      modes: DRAWING,
      pattern: { source: '^[A-Za-z0-9][A-Za-z0-9-]{0,63}$', says: 'letters, digits and hyphens, at most 64' },
    },
  },
  {
    name: 'output-dir',
    kind: 'text',
    help: 'where the files are written; a folder of the runner that is gone after the job where it is empty',
    action: { modes: DRAWING },
  },
  {
    name: 'base-dir',
    kind: 'text',
    help: 'folder with the repository as it was before the change; on pull requests it is fetched where this is empty, which needs contents: read',
    action: { modes: ['draw'] },
  },
  {
    name: 'runtime',
    kind: 'choice',
    choices: ['auto', 'host', 'container'],
    default: 'auto',
    help: 'host: on the runner itself. container: in the image, which has Terraform, Graphviz and Python. auto: on the host, unless a program is missing that the inputs ask for and Docker is there',
    action: { modes: DRAWING },
  },
  {
    name: 'image',
    kind: 'text',
    help: 'the image of runtime: container; that of this version where it is empty',
    action: {
      modes: DRAWING,
      pattern: { source: '^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,254}$', says: 'the name of a container image' },
    },
  },
] as const satisfies readonly Row[];
