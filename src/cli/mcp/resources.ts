/** The resources of `groundplan mcp`: graph and picture of the served directory, or of a source in it. */

import { FORMAT_DEFAULT, formatRow } from '../../diagram.js';
import * as messages from './messages.js';
import type { RawArguments, Tool } from './tool.js';
import { TOOLS, WHOLE_GRAPH } from './tools.js';

interface Row {
  /** Last part of the URI. */
  readonly name: string;
  readonly description: string;
  readonly descriptionOfTemplate: string;
  readonly mimeType: string;
  /** Tool whose text is the content. */
  readonly tool: Tool;
  readonly given: RawArguments;
}

const ROWS: readonly Row[] = [
  {
    name: 'graph',
    description: messages.GRAPH_RESOURCE,
    descriptionOfTemplate: messages.GRAPH_OF,
    mimeType: 'application/json',
    tool: WHOLE_GRAPH,
    given: {},
  },
  {
    name: 'picture',
    description: messages.PICTURE_RESOURCE,
    descriptionOfTemplate: messages.PICTURE_OF,
    mimeType: formatRow(FORMAT_DEFAULT).mediaType,
    tool: TOOLS.find(({ name }) => name === 'draw')!,
    given: { format: FORMAT_DEFAULT },
  },
];

const PREFIX = 'groundplan:///';

export const RESOURCES = ROWS.map(({ name, description, mimeType }) => ({
  ...{ name, description, mimeType },
  uri: `${PREFIX}${name}`,
}));

export const TEMPLATES = ROWS.map(({ name, descriptionOfTemplate, mimeType }) => ({
  ...{ name, description: descriptionOfTemplate, mimeType },
  uriTemplate: `${PREFIX}${name}/{source}`,
}));

/** A call that gives the content of a resource. */
interface Reading {
  readonly tool: Tool;
  readonly given: RawArguments;
  readonly mimeType: string;
}

/** Returns the call for a URI; null for a URI of no resource. The source in it is checked like any argument. */
export function readUri(uri: string): Reading | null {
  const [, name, source] = /^groundplan:\/\/\/(\w+)(?:\/(.+))?$/s.exec(uri) ?? [];
  const row = ROWS.find((each) => each.name === name);
  const path = source === undefined ? '.' : decoded(source);
  if (row === undefined || path === null) return null;
  const { tool, given, mimeType } = row;
  return { tool, given: { ...given, source: path }, mimeType };
}

/** Returns the decoded text; null for an invalid escape. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
