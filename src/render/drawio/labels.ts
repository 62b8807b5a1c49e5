/**
 * Labels of icons and boxes as draw.io HTML. Foreign text is escaped here for HTML, and once more as an XML attribute.
 */
import type { SceneBox, TextLine } from '../../layout/scene/model.js';
import { escapeXml } from '../svg/notation.js';
import type { Theme } from '../theme.js';

const LOOK: Readonly<Record<TextLine['role'], string>> = {
  title: '',
  name: 'font-weight:400;font-size:10.5px',
  detail: 'font-weight:400;font-size:10.5px',
  alert: 'font-size:10.5px',
  change: 'font-size:10.5px',
};

/** Wraps HTML in an inline style; unchanged without one. */
export const styled = (look: string, html: string): string =>
  look === '' ? html : `<span style="${look}">${html}</span>`;

/** Returns the caption of a node, one line each for its title, name, details, alert and changes. */
export const captions = (lines: readonly TextLine[], theme: Theme): string =>
  lines
    .map(({ text, role }) => {
      const look = role === 'alert' ? `${LOOK.alert};color:${theme.caption.alert.fill.value}` : LOOK[role];
      return styled(look, escapeXml(text));
    })
    .join('<br>');

/** Returns the title of a box, with its subtitle beside or below it. */
export function boxTitle({ title, subtitle, subtitleBelow }: SceneBox): string {
  const first = escapeXml(title.text);
  return subtitle === null || subtitle.text === ''
    ? first
    : `${first}${subtitleBelow ? '<br>' : '&nbsp; '}${styled('font-weight:400', escapeXml(subtitle.text))}`;
}
