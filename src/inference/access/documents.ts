/** Reads policy documents: the statements and role bindings in JSON strings or in blocks. */
import type { DocumentShape } from '../../catalog/access-rules.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Json } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';

import { IDENTITY_TEXT_MAX, TEXT_DEPTH_MAX } from '../limits.js';
import { type Block, blocksAt, isBlock, isSet, type TextAt, textsAt, textsIn } from '../values.js';

/** The part of a policy statement that says who may do what. Example: `s3:GetObject` on `arn:aws:s3:::logs/*`. */
export interface Statement {
  readonly permissions: readonly string[];
  /** As written, e.g. ARNs or wildcards; empty if the statement names none. */
  readonly resources: readonly TextAt[];
  /** Identities that the statement allows to call, without their types; empty if it names none. */
  readonly callers: readonly TextAt[];
}

/** A policy statement with all of its members. It may also deny (`Effect: Deny`) or exclude (`NotAction`). */
export interface FullStatement extends Statement {
  readonly denies: boolean;
  /** True for each member that lists exceptions: `NotAction`, `NotResource`, `NotPrincipal`. */
  readonly excludes: Readonly<Record<'permissions' | 'resources' | 'principals', boolean>>;
  /** Principals by type (`AWS`, `Federated`); the path is empty for principals without a type. */
  readonly principals: readonly TextAt[];
  /** Conditions with sorted values, so that the JSON form and the block form of one condition are equal. */
  readonly conditions: readonly Condition[];
}

/** A condition of a statement. Example: `stringequals` on `aws:sourcevpc` with `vpc-1`. */
export interface Condition {
  readonly operator: string;
  readonly variable: string;
  readonly values: readonly string[];
}

/** Parses a JSON object; undefined for any other string, and for one longer than `IDENTITY_TEXT_MAX`. */
function parseDocument(text: string): Json | undefined {
  if (text.length > IDENTITY_TEXT_MAX || !text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/**
 * Returns the statements of a document that allow something; null if the value is not a document. Example:
 * `{"Statement": [{"Effect": "Allow", "Action": "s3:GetObject"}]}` yields one.
 * @param value a document, or its JSON string
 */
export const statementsIn = (value: Json | undefined, knowledge: Knowledge): readonly Statement[] | null =>
  readStatements(value, knowledge, (block, shape) => (allows(block, shape) ? [statementOf(block, shape)] : []));

/** Returns all statements of a document, including those that deny or exclude; null if the value is not a document. */
export const fullStatementsIn = (value: Json | undefined, knowledge: Knowledge): readonly FullStatement[] | null =>
  readStatements(value, knowledge, (block, shape) => [fullStatementOf(block, shape)]);

/**
 * Reads the statements of a document and of its source documents.
 * @returns null if the value is not a document, or if documents are nested deeper than `TEXT_DEPTH_MAX`
 */
function readStatements<T>(
  value: Json | undefined,
  knowledge: Knowledge,
  read: (block: Block, shape: DocumentShape) => readonly T[],
  depth = TEXT_DEPTH_MAX,
): readonly T[] | null {
  const document = typeof value === 'string' ? parseDocument(value) : value;
  if (!isBlock(document) || depth === 0) return null;
  return knowledge.documentShapes.flatMap((shape) => [
    ...blocksAt(document, [shape.statements]).flatMap((block) => read(block, shape)),
    ...(shape.sourceDocuments ?? [])
      .flatMap((name) => textsAt(document, [name]))
      .flatMap((text) => readStatements(text, knowledge, read, depth - 1) ?? []),
  ]);
}

/**
 * True for a statement that allows what it names. One that denies, or excludes what it names (`NotAction`), does not.
 */
const allows = (block: Block, { inactiveIf }: DocumentShape): boolean =>
  !Object.entries(inactiveIf).some(([name, value]) =>
    value === null ? isSet(block, [name]) : Object.hasOwn(block, name) && block[name] === value,
  );

function statementOf(block: Block, { permissions, resources, callers = [] }: DocumentShape): Statement {
  const textsOf = (name: string): readonly TextAt[] => (Object.hasOwn(block, name) ? textsIn(name, block[name]) : []);
  return {
    permissions: textsAt(block, [permissions]),
    resources: resources === undefined ? [] : textsOf(resources),
    callers: callers.flatMap(textsOf),
  };
}

function fullStatementOf(block: Block, shape: DocumentShape): FullStatement {
  const { effect, except, inactiveIf } = shape;
  const isPresent = (name: string | undefined): boolean => name !== undefined && isSet(block, [name]);
  const excludes = {
    permissions: isPresent(except?.permissions),
    resources: isPresent(except?.resources),
    principals: isPresent(except?.principals),
  };
  const included = statementOf(block, shape);
  const textsOf = (name: string): readonly TextAt[] => (Object.hasOwn(block, name) ? textsIn(name, block[name]) : []);
  return {
    permissions: excludes.permissions ? textsAt(block, [except!.permissions]) : included.permissions,
    resources: excludes.resources ? textsOf(except!.resources) : included.resources,
    callers: included.callers,
    denies: effect !== undefined && textsAt(block, [effect]).includes(inactiveIf[effect] ?? ''),
    excludes,
    principals: principalsOf(block, excludes.principals ? except!.principals : shape.principals),
    conditions: conditionsOf(block, shape.conditions),
  };
}

/** Reads `{ AWS = [..] }`, or blocks with `type` and `identifiers`. The path of each principal is its type. */
function principalsOf(block: Block, name: string): readonly TextAt[] {
  const typed = blocksAt(block, [name]).filter((entry) => Object.hasOwn(entry, 'identifiers'));
  if (typed.length > 0)
    return typed.flatMap((entry) =>
      textsAt(entry, ['identifiers']).map((text) => ({ path: textsAt(entry, ['type'])[0] ?? '', text })),
    );
  const value = Object.hasOwn(block, name) ? block[name] : undefined;
  return textsIn('', value).map(({ path, text }) => ({ path: path.replace(/^\./, ''), text }));
}

/**
 * Reads conditions from a JSON object, or from blocks with `test` or `expression`. Operators and variables become lower
 * case, so that two notations of one condition are equal.
 */
function conditionsOf(block: Block, name: string): readonly Condition[] {
  return blocksAt(block, [name]).flatMap((entry): Condition[] => {
    if (Object.hasOwn(entry, 'test') || Object.hasOwn(entry, 'expression')) {
      const [operator = '', variable = '', expression] = ['test', 'variable', 'expression'].map(
        (member) => textsAt(entry, [member])[0],
      );
      return [conditionOf(operator, variable, expression === undefined ? textsAt(entry, ['values']) : [expression])];
    }
    return Object.entries(entry).flatMap(([operator, variables]) =>
      isBlock(variables)
        ? Object.keys(variables).map((variable) => conditionOf(operator, variable, textsAt(variables, [variable])))
        : [],
    );
  });
}

const conditionOf = (operator: string, variable: string, values: readonly string[]): Condition => ({
  operator: operator.toLowerCase(),
  variable: variable.toLowerCase(),
  values: [...new Set(values)].sort(byText),
});
