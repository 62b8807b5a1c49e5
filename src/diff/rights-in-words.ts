/** Text of a right: what the principal may do, and the target. */

import type { Access } from '../catalog/access-rules.js';
import {
  accessOf,
  everythingInService,
  isActionName,
  isListing,
  isPermissionName,
  isServiceKnown,
  SIGN_IN,
  serviceName,
} from '../catalog/permissions.js';
import { typeOf } from '../graph/address.js';
import type { Level, Right, RightTarget, Subject } from '../graph/rights.js';
import * as messages from './messages.js';

/** A right as verb and target. */
export interface RightInWords {
  readonly level?: Level;
  readonly does: string;
  readonly target: Subject;
  readonly makes?: string;
  /** Names of actions or of a role; never other text from the code. */
  readonly actions: readonly string[];
}

/** Returns the level and the text of a right. `does` is empty if the permission is unknown. */
export function inWords(right: Right): RightInWords {
  const { kind, permission, except, role, target } = right;
  if (right.isFilter === true) {
    const actions = [permission].filter((name) => name !== '*' && isPermissionName(name));
    return { level: 'write', does: messages.USE, target: subjectOf(target), actions };
  }
  if (kind === 'trust')
    return {
      level: 'impersonate',
      does: permission === SIGN_IN ? messages.SIGN_IN : permission === 'actAs' ? messages.ACT_AS : messages.ASSUME,
      target: subjectOf(target),
      actions: [],
    };
  if (except !== undefined) {
    const noun = messages.everythingExcept(except.filter(isActionName));
    return {
      level: 'administer',
      does: messages.DO,
      target: { noun, name: '' },
      actions: role === undefined ? [] : [role],
    };
  }
  const actions = [role ?? permission].filter(isPermissionName);
  const access = accessOf(permission);
  if (access === null) return { does: '', target: subjectOf(target), actions };
  if (access.content !== undefined && target.reach !== 'all' && !isOfKind(target, access.content))
    return { level: access.level, does: contentOf(target, access), target: subjectOf(target), actions };
  const { does, subject } = objectOf(target, isListing(permission) ? { ...access, does: 'list' } : access);
  const { level, makes } = access;
  return { level, does, target: subject, actions, ...(makes !== undefined && { makes }) };
}

/** `read topics of`, and with the service before a scope: `read topics of Pub/Sub in`. */
function contentOf({ reach }: RightTarget, { does, content = '', service }: Access): string {
  const of = messages.contentOf(does, content);
  return reach === 'scope' && isServiceKnown(service) ? messages.serviceIn(of, serviceName(service)) : of;
}

/** True for a target that is itself what its kind of content means: a topic, of topics. */
const isOfKind = ({ address }: RightTarget, content: string): boolean =>
  address !== undefined && typeOf(address).includes(content.replace(/s$/, '').replaceAll(' ', '_'));

const A_RESOURCE = 'a resource';

const subjectOf = ({ address, noun, name, detail }: RightTarget): Subject => ({
  ...(address !== undefined && { address }),
  ...{ noun, name },
  ...(detail !== undefined && { detail }),
});

function objectOf(target: RightTarget, { does: stated, service, level }: Access): { does: string; subject: Subject } {
  const isNamed = target.reach === 'one' || target.reach === 'scope' || target.noun !== '';
  const does = stated === 'list' && isNamed ? 'read' : stated;
  if (target.reach === 'scope' && level === 'impersonate')
    return { does, subject: { noun: messages.everyIdentityOf(target.noun, target.name), name: target.name } };
  if (target.reach === 'scope' && service !== '' && OF_SERVICE.test(does))
    return { does: partOfScope(does, service), subject: subjectOf(target) };
  if (level === 'impersonate' && target.address === undefined && target.noun === A_RESOURCE)
    return { does, subject: { noun: messages.AN_IDENTITY, name: target.name } };
  if (isNamed) return { does, subject: subjectOf(target) };
  if (level === 'impersonate') {
    const noun = target.reach === 'all' ? messages.EVERY_ROLE : messages.SOME_ROLES;
    return { does, subject: { noun, name: '' } };
  }
  if (target.reach === 'some' || does === 'list')
    return { does, subject: { noun: messages.resourcesOf(serviceName(service)), name: '' } };
  if (service === '') return { does, subject: { noun: messages.THE_WHOLE_ACCOUNT, name: '' } };
  const wholeService = everythingInService(service, does);
  return { does: wholeService.verb, subject: { noun: wholeService.noun, name: '' } };
}

/** Verbs that apply to the contents of a service, not to the project or account. */
const OF_SERVICE =
  /^(?:read|use|call|change|administer|change and delete|write to|(?:read, )?write to and delete from|delete from)$/;

/** Names the service in the scope, because a role of one service affects nothing else there. */
const partOfScope = (does: string, service: string): string =>
  isServiceKnown(service) ? messages.serviceIn(does, serviceName(service)) : messages.partsOf(does);
