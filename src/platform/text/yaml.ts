/** The YAML parser. A separate file of the program, loaded only when YAML is read: scripts/build/parts.mjs. */
export { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, stringify } from 'yaml';
