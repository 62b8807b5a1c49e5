/** Summarises a change in one sentence: at most three clauses, largest effect first, and the rest counted. */
import { CHANGES } from '../../../graph/changes.js';
import { countResources } from '../../../graph/count-resources.js';
import type { Graph } from '../../../graph/model.js';
import { byText } from '../../../graph/order.js';
import { listed } from '../../../platform/text/english.js';
import { CLAUSES_MAX, NAMED_OBJECTS_MAX, OBJECTS_ALIKE_MAX, OBJECTS_MAX } from '../limits.js';
import { alsoTouched, NO_CHANGE, noChange, onlyMoved, theRest } from '../messages.js';
import type { ReportedEdge, ReportedExposure, ReportedNode, ReportedRights, ReportedTouch } from '../model.js';
import type { Names } from '../names.js';
import { touchedInWords } from '../touched.js';
import { edgeStatements } from './edges.js';
import { exposureStatements, withoutExposed } from './exposure.js';
import type { Statement } from './model.js';
import { grantsOnly, rightsStatements, withoutRights } from './rights.js';
import { nodeStatements } from './statements.js';

interface Changed {
  readonly nodes: readonly ReportedNode[];
  readonly edges: readonly ReportedEdge[];
  readonly exposure?: readonly ReportedExposure[];
  readonly rights?: readonly ReportedRights[];
  readonly touched?: readonly ReportedTouch[];
}

/**
 * Returns the sentence: `Removes the database orders and opens port 22 (SSH) of the server bastion to the internet.`
 * States so if nothing changes.
 */
export function sentenceOf(
  graph: Graph,
  names: Names,
  { nodes, edges, exposure = [], rights: all = [], touched = [] }: Changed,
): string {
  // Rights that come with a new resource are in its row.
  const rights = all.filter(({ isWithNew }) => isWithNew !== true);
  if (nodes.length + edges.length + exposure.length + rights.length === 0) {
    return touched.length === 0 ? noChange(resourcesOf(graph)) : `${NO_CHANGE} ${alsoTouched(touchedInWords(touched))}`;
  }
  const rest = withoutExposed(graph, { nodes, edges }, exposure);
  const unsaid = withoutRights(rest.nodes, rights);
  const besides = [
    ...exposureStatements(graph, exposure, names),
    ...rightsStatements(rights, { nodes, edges }),
    ...nodeStatements(
      graph,
      unsaid.filter((node) => !grantsOnly(node)),
      names,
    ),
    ...edgeStatements(graph, rest.edges, names),
  ];
  // A grant that comes with a new resource, or exists twice, is only mentioned if nothing else is.
  const statements = besides.length > 0 ? besides : [...nodeStatements(graph, unsaid, names)];
  const { clauses, left } = chosen(statements.sort(byEffect));
  // Nothing is left if only external users come or go.
  const more =
    left.reduce((sum, { amount }) => sum + amount, 0) || (clauses.size === 0 ? nodes.length + edges.length : 0);
  const isShort = more === 0 && [...clauses.values()].flat().length <= NAMED_OBJECTS_MAX;
  const said = new Map([...clauses].map(([verbs, objects]) => [verbs, isShort ? objects.map(withNames) : objects]));
  const texts = [...(more === 0 ? ofOneThing(said) : said)].map(([verbs, objects]) => clauseOf(verbs, objects));
  const sentence = asSentence([...texts, ...(more === 0 ? [] : [theRest(more, clauses.size === 0)])]);
  const isOnlyMoved = statements.length > 0 && statements.every(({ isAddressOnly }) => isAddressOnly === true);
  return isOnlyMoved ? onlyMoved(sentence) : sentence;
}

const resourcesOf = ({ total, nodes }: Graph): number =>
  total ?? countResources([...nodes.values()].filter(({ ghostOf }) => ghostOf === undefined));

const byEffect = (a: Statement, b: Statement): number =>
  a.rank - b.rank ||
  CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change) ||
  a.order - b.order ||
  b.amount - a.amount ||
  byText(a.text, b.text);

/** Groups statements by verb, in the order of the sentence, and returns those that do not fit as `left`. */
function chosen(statements: readonly Statement[]) {
  const clauses = new Map<string, Statement[]>();
  const waiting: Statement[] = [];
  for (const statement of statements) {
    const clause = clauses.get(statement.verbs);
    if (clause === undefined && clauses.size < CLAUSES_MAX) clauses.set(statement.verbs, [statement]);
    else if (clause !== undefined && hasRoom(clause, statement)) clause.push(statement);
    else waiting.push(statement);
  }
  const left: Statement[] = [];
  for (const statement of waiting) {
    const clause = clauses.get(statement.verbs) ?? [];
    if (clause.length === 0 || clause.length >= OBJECTS_MAX) left.push(statement);
    else clause.push(statement);
  }
  return { clauses: new Map([...clauses].map(([verbs, clause]) => [verbs, clause.sort(byEffect)])), left };
}

const hasRoom = (clause: readonly Statement[], { rank }: Statement): boolean =>
  clause.length < OBJECTS_MAX && clause.filter((said) => said.rank === rank).length < OBJECTS_ALIKE_MAX;

/** Shortens settings of the same resources: only the last one names the resources. */
function ofOneThing(clauses: ReadonlyMap<string, readonly Statement[]>): ReadonlyMap<string, readonly Statement[]> {
  const all = [...clauses.values()].flat();
  const [{ ofThings = '' } = {} as Statement] = all;
  const last = all.at(-1);
  if (ofThings === '' || all.some((statement) => statement.ofThings !== ofThings)) return clauses;
  const short = (one: Statement): Statement => (one === last ? one : { ...one, text: one.text.replace(ofThings, '') });
  return new Map([...clauses].map(([verbs, objects]) => [verbs, objects.map(short)]));
}

const withNames = (statement: Statement): Statement => ({ ...statement, text: statement.byName ?? statement.text });

const clauseOf = (verbs: string, objects: readonly Statement[]): string => `${verbs} ${objectsIn(objects)}`;

const withCause = (text: string, cause: string | undefined): string =>
  cause === undefined ? text : `${text} ${cause}`;

/** Statements with a phrase at the end come last, because the next object would be read as part of the phrase. */
function objectsIn(statements: readonly Statement[]): string {
  const open = statements.filter(({ isOpenEnded }) => isOpenEnded === true);
  const closed = statements.filter(({ isOpenEnded }) => isOpenEnded !== true);
  const [{ cause } = {} as Statement] = statements;
  const isShared = cause !== undefined && statements.every((statement) => statement.cause === cause);
  const texts = [...closed, ...open].map((one) => withCause(one.text, isShared ? undefined : one.cause));
  return withCause(listedApart(texts), isShared ? cause : undefined);
}

/** If an object contains `and`, a comma precedes the last one: `the queues a and b, and the topic c`. */
const listedApart = (texts: readonly string[]): string =>
  texts.length > 1 && texts.some((text) => text.includes(' and '))
    ? `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`
    : listed(texts);

function asSentence(clauses: readonly string[]): string {
  const last = clauses.at(-1) as string;
  const before = clauses.slice(0, -1).join(', ');
  // If a clause contains `and`, a comma precedes the `and` between clauses.
  const joint = clauses.some((clause) => clause.includes(' and ')) ? ', and ' : ' and ';
  const whole = before === '' ? last : `${before}${joint}${last}`;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}
