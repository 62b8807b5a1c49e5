import { SHOWN_NAME } from '../catalog/attributes.js';
import {
  ENVIRONMENT_WORDS,
  KIND_WORDS,
  MADE_UP_NAME,
  nameAttributesOf,
  SAYS_NOTHING,
  UNIQUE_SUFFIX,
} from '../catalog/products.js';
import type { GraphNode } from '../graph/model.js';
import { GAP, knownPart } from '../platform/text/gaps.js';
import { detailValues } from './captions.js';
import { repeatsNoun } from './repeats.js';
import { isNumber, type NameContext } from './words.js';

/** Maximum characters of a cloud name. Captions cut longer ones, which are then no better than the name in the code. */
const LENGTH_MAX = 60;

/** Start of a path of collections and their members, before the last member: `accessPolicies/123/servicePerimeters/`. */
const RESOURCE_PATH = /^[a-z]\w*\/[^/]+\/(?:\w+\/[^/]+\/)*\w+\/(?=[^/]+$)/i;

/** A name prefix ends in these characters: the cloud appends the rest. */
const TRAILING_JOINTS = /[-_.]+$/;

/**
 * Returns the name of a resource in its cloud, such as `shop-orders-prod`; undefined if the source has no informative one.
 * @param isLastResort true to accept a name such as `main`, because the name in the code is no better
 */
export function cloudName(
  node: GraphNode,
  title: string,
  isLastResort: boolean,
  context: NameContext,
): string | undefined {
  // The attributes of a node for several resources are those of the first; only the common name applies to all.
  const attributes = node.count > 1 ? [SHOWN_NAME] : nameAttributesOf(node.type);
  const names = detailValues(node, attributes, '')
    .filter((value) => !MADE_UP_NAME.test(value) && !context.isCommonPart(value))
    .map((value) =>
      value.replace(RESOURCE_PATH, '').replace(UNIQUE_SUFFIX, '').replace(HASH_AT_END, '').replace(TRAILING_JOINTS, ''),
    )
    .filter((name) => name !== '' && name.length <= LENGTH_MAX);
  const informative = names.find(
    (name) => !SAYS_NOTHING.has(name) && !repeatsNoun(name, title) && !isTypeOrEnvironment(name, title),
  );
  const name = informative ?? (isLastResort ? names.find((each) => !isOnlyType(each, title)) : undefined);
  return name === undefined ? undefined : knownPart(name);
}

/** A hash or random id at the end of a name: `key-41fc917d2090bbc15a93c7575f95efa7`. */
const HASH_AT_END = /[-_.]?(?=[0-9a-f]*\d)[0-9a-f]{16,}$/;

const WORD = /[\p{L}\d]+/gu;

/** True for a partly unknown name whose known words all satisfy the predicate; false for a known name. */
const isMadeOf = (name: string, matches: (word: string) => boolean): boolean =>
  name.includes(GAP) && (name.toLowerCase().match(WORD) ?? []).every(matches);

/** Returns a predicate for words that only name the type: `vnet`, `network`, a number. */
const typeWordOf = (title: string): ((word: string) => boolean) => {
  const noun = title.toLowerCase().split(' ').at(-1);
  return (word) => KIND_WORDS.has(word) || word === noun || isNumber(word);
};

/** True if the known part of a name only repeats the type: `vnet-…` of a virtual network. */
const isOnlyType = (name: string, title: string): boolean => isMadeOf(name, typeWordOf(title));

/** True if the known part only names the type or environment: `vm-…-dev`. */
function isTypeOrEnvironment(name: string, title: string): boolean {
  const isTypeWord = typeWordOf(title);
  return isMadeOf(name, (word) => isTypeWord(word) || ENVIRONMENT_WORDS.has(word));
}
