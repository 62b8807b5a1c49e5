import type { PrefixTable } from '../table.js';

export const AWS_PREFIXES: PrefixTable = {
  aws: { icon: 'tabler-cloud', category: 'other' },
};
