import { factsOf } from '../index.js';

/** Kinds of blocks that ask for what is there. */
const ASKING = /^(?:data|ephemeral)\.([^.]+)\./;

/**
 * Whether an attribute of a data source is the kept value itself, which Terraform reads and writes down: whoever is given it
 * asks nobody where it is kept. An ARN or a name is for who asks.
 * @param address within the module: `data.aws_ssm_parameter.a`
 */
export function isHandedOver(address: string, attribute: string): boolean {
  const [, type] = ASKING.exec(address) ?? [];
  return type !== undefined && factsOf(type).valueAttributes?.includes(attribute) === true;
}
