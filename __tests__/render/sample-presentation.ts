/** A small presentation with one text everywhere, such as a hostile one, for formats without a layout. */
import type { Presentation, PresentedBox, PresentedEdge, PresentedNode } from '../../src/labels/model.js';

export const sampleNode = (id: string, text: string, more: Partial<PresentedNode> = {}): PresentedNode => ({
  ...{ kind: 'node', id, parent: null, title: text, name: text, details: [text], alert: text, type: 'aws_instance' },
  ...{ icon: 'x', count: 1, badge: '', instances: '', loop: null, steps: [], suggested: false, isSmall: false },
  ...{ relations: [text], change: 'none', lookedUp: false },
  ...more,
});

export const sampleBox = (id: string, text: string, more: Partial<PresentedBox> = {}): PresentedBox => ({
  ...{ kind: 'box', id, parent: null, type: 'aws_vpc', style: 'aws_vpc', title: text, details: [text], alert: '' },
  ...{ change: 'none', lookedUp: false },
  ...more,
});

export const sampleEdge = (from: string, to: string, more: Partial<PresentedEdge> = {}): PresentedEdge => ({
  ...{ from, to, twoWay: false, label: '', steps: [], inferred: false, suggested: false, thin: false },
  ...more,
});

/** Returns a node in two nested boxes, another node outside, and an arrow in each direction. */
export const samplePresentation = (text: string): Presentation => ({
  ...{ title: text, subtitle: text, flows: [] },
  items: [
    sampleBox(`a${text}`, text),
    sampleBox(`b${text}`, text, { parent: `a${text}`, style: 'aws_subnet:public', type: 'aws_subnet' }),
    sampleNode(`c${text}`, text, { parent: `b${text}`, count: 2, badge: text }),
    sampleNode(`d${text}`, text, { lookedUp: true }),
  ],
  edges: [
    sampleEdge(`c${text}`, `d${text}`, { label: text, inferred: true, steps: [1] }),
    sampleEdge(`d${text}`, `a${text}`, { twoWay: true, thin: true }),
  ],
});
