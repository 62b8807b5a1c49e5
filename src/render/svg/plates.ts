import type { Theme } from '../theme.js';
import { number } from './numbers.js';
import { painted } from './paint.js';

/**
 * Logos that are dark all over and may not be recoloured. A plate behind them keeps them visible on a dark background.
 * A test measures every icon of the bundle.
 */
export const DARK_MARKS: ReadonlySet<string> = new Set([
  'apache-kafka',
  'datadog',
  'elastic',
  'github',
  'hashicorp',
  'helm',
  'mongodb',
  'mysql',
  'opsgenie',
  'ovh',
  'scaleway',
  'sentry',
  'snyk',
  'splunk',
  'tailscale',
  'vercel',
]);

/** Pixels by which the plate extends beyond its icon. */
const BORDER = 3;

export function plate(slug: string, x: number, y: number, size: number, theme: Theme): string {
  if (theme.plate === null || !DARK_MARKS.has(slug)) return '';
  const side = number(size + 2 * BORDER);
  return `<rect x="${number(x - BORDER)}" y="${number(y - BORDER)}" width="${side}" height="${side}" rx="${BORDER + 2}"${painted({ fill: theme.plate })}/>`;
}
