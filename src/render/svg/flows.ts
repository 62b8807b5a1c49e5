import type { Layout } from '../../layout/layout.js';
import type { Theme } from '../theme.js';
import { escapeXml } from './escape.js';
import { stepBadge } from './nodes.js';
import { baselineBelow, text } from './text.js';

/** Returns the tables of the flow steps below the diagram; empty without flows. */
export const flowTables = (layout: Layout, theme: Theme): string[] =>
  (layout.flows ?? []).map(({ name, badges, lines }) => {
    const numbers = badges.map(({ steps, x, middle }) => stepBadge(steps, x, middle, theme));
    const words = lines.map(({ line, x, middle }) => {
      const ink = theme.caption[line.role];
      return text(line.text, x, baselineBelow(middle, ink.size), ink, 'start');
    });
    return `<g data-flow="${escapeXml(name)}">${numbers.join('')}${words.join('')}</g>`;
  });
