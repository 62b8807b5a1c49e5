import { AWS_PORTS } from './aws.js';
import { AZURE_PORTS } from './azure.js';
import { GOOGLE_PORTS } from './google.js';
import type { ListenRule, ListenTable } from './model.js';

export const PORT_TABLES: readonly ListenTable[] = [AWS_PORTS, AZURE_PORTS, GOOGLE_PORTS];

const RULES: ReadonlyMap<string, ListenRule> = new Map(PORT_TABLES.flatMap((table) => Object.entries(table)));

/** Where something of this type listens; nothing where nobody knows. */
export const listensOf = (type: string): ListenRule | undefined => RULES.get(type);
