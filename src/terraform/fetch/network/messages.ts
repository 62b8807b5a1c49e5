/** Messages about network requests. They never repeat text from servers. */
import { printable } from '../../../platform/text/printable.js';

export const endedLate = (host: string) => `${printable(host)} has not answered in time`;
export const unreachable = (host: string, code: string) => `${printable(host)} cannot be reached (${printable(code)})`;
export const proxyUnknown = (host: string) =>
  `${printable(host)} cannot be reached: the proxy in the environment is not one of http or https`;
export const PROXY_REMEDY =
  'Name one that is in https_proxy and http_proxy, or except the host with no_proxy; all_proxy counts where they are not set.';
export const answerTooLarge = (host: string) => `what ${printable(host)} has sent is too large`;
export const answered = (host: string, status: number) => `${printable(host)} has answered with status ${status}`;
export const loginWanted = (host: string, status: number) => `${printable(host)} asks for a login (status ${status})`;
export const nothingThere = (host: string, status: number) => `${printable(host)} has no such thing (status ${status})`;
export const hopsTooMany = (host: string) => `${printable(host)} redirects too often`;
export const hopRefused = (host: string) => `${printable(host)} redirects to an address that is not followed`;
export const RUN_TOO_MUCH = 'this run has fetched as much as one run may';
export const RUN_TIME_OVER = 'this run has waited for hosts as long as one run may';
