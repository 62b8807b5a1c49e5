import { FACING, LOAD_BALANCER, PUBLIC, RANGES, SCHEME, TYPE } from '../other/load-balancers.js';
import type { ExposureRule, ExposureRules } from './model.js';
import { INTERNET } from './words.js';

const FOR_EVERYBODY = { [TYPE]: [LOAD_BALANCER], [RANGES]: ['', '0.0.0.0/0', '::/0'] };

const SERVICE: readonly ExposureRule[] = [
  { to: INTERNET, when: { ...FOR_EVERYBODY, ...PUBLIC } },
  { to: INTERNET, when: { ...FOR_EVERYBODY, [SCHEME]: [FACING] } },
  { to: '', when: { [TYPE]: [LOAD_BALANCER] }, ranges: { at: RANGES } },
];

export const KUBERNETES: ExposureRules = { kubernetes_service: SERVICE, kubernetes_service_v1: SERVICE };
