import type { PresentedEdge } from '../../labels/model.js';
import { oneLine } from './lines.js';
import { CAPTION_SIZE, MAX_EDGE_LABEL } from './measures.js';
import type { SceneEdge } from './model.js';
import { stepsText, withSteps } from './steps.js';

/**
 * Builds an edge with its label measured.
 * @param opens the edge leads from outside to a node that the change opens
 */
export function sceneEdge(edge: PresentedEdge, isMarked: boolean, opens: boolean): SceneEdge {
  const { change, from, to, twoWay, label, steps: numbers, inferred, suggested, thin, count } = edge;
  const steps = stepsText(numbers);
  return {
    from,
    to,
    twoWay,
    dashed: inferred,
    ...(suggested && { suggested }),
    ...(thin && { thin }),
    label: withSteps(oneLine(label, 'detail', CAPTION_SIZE, 400, MAX_EDGE_LABEL), steps),
    ...(steps !== '' && { steps }),
    ...(count !== undefined && { count }),
    ...(isMarked && (change === undefined ? { faded: true as const } : { mark: { change, ...(opens && { opens }) } })),
  };
}
