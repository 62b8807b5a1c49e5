/** Something said of a few things, made of texts of others, for formats that need no places. */
import type { Presentation, PresentedBox, PresentedEdge, PresentedNode } from '../../src/labels/model.js';

export const saidNode = (id: string, text: string, more: Partial<PresentedNode> = {}): PresentedNode => ({
  ...{ kind: 'node', id, parent: null, title: text, name: text, details: [text], alert: text, type: 'aws_instance' },
  ...{ icon: 'x', count: 1, badge: '', instances: '', loop: null, steps: [], suggested: false, isSmall: false },
  ...{ relations: [text], change: 'none', lookedUp: false },
  ...more,
});

export const saidBox = (id: string, text: string, more: Partial<PresentedBox> = {}): PresentedBox => ({
  ...{ kind: 'box', id, parent: null, type: 'aws_vpc', style: 'aws_vpc', title: text, details: [text], alert: '' },
  ...{ change: 'none', lookedUp: false },
  ...more,
});

export const saidEdge = (from: string, to: string, more: Partial<PresentedEdge> = {}): PresentedEdge => ({
  ...{ from, to, twoWay: false, label: '', steps: [], inferred: false, suggested: false, thin: false },
  ...more,
});

/** A box in a box with a node, another node outside, and an arrow each way. */
export const saidOf = (text: string): Presentation => ({
  ...{ title: text, subtitle: text, flows: [] },
  items: [
    saidBox(`a${text}`, text),
    saidBox(`b${text}`, text, { parent: `a${text}`, style: 'aws_subnet:public', type: 'aws_subnet' }),
    saidNode(`c${text}`, text, { parent: `b${text}`, count: 2, badge: text }),
    saidNode(`d${text}`, text, { lookedUp: true }),
  ],
  edges: [
    saidEdge(`c${text}`, `d${text}`, { label: text, inferred: true, steps: [1] }),
    saidEdge(`d${text}`, `a${text}`, { twoWay: true, thin: true }),
  ],
});
