import { factsOf } from '../index.js';

/**
 * Parts that only join two things: who adds a service behind a load balancer adds them with it, and who takes a firewall away
 * from one removes them.
 */
export const isAttachment = (type: string): boolean => factsOf(type).attachment === true;

/** Attributes of these that say under which path, host or route it is reached. */
export const HOST_ATTRIBUTE = 'host_header';
export const PATH_ATTRIBUTE = 'path_pattern';
export const ROUTE_ATTRIBUTES: readonly string[] = [HOST_ATTRIBUTE, PATH_ATTRIBUTE, 'route_key', 'path_part'];

/** Providers whose resources are made where Terraform runs. */
const SCAFFOLDING = /^(?:null|random|time|local|external|terraform|azurecaf|template)_/;

/** Whether a type is only made for the run of Terraform: a provisioner, a random name, a pause. */
export const isScaffolding = (type: string): boolean => SCAFFOLDING.test(type);
