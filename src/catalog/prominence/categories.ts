import type { Category } from '../model.js';

/** What a box around things of one category is called; none for what is no subject. */
export const CATEGORY_TITLES: Readonly<Record<Category, string | null>> = {
  compute: 'Compute',
  containers: 'Containers',
  network: 'Network',
  storage: 'Storage',
  database: 'Databases',
  analytics: 'Analytics',
  integration: 'Integration',
  security: 'Security',
  management: 'Management',
  developer: 'Developer tools',
  ml: 'Machine learning',
  people: null,
  other: null,
};
