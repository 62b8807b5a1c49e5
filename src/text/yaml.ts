/** The parser of YAML. It is a file of the program by itself, which is loaded where YAML is read: scripts/build/parts.mjs. */
export { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, stringify } from 'yaml';
