/** Facts that several Azure services share. */

import type { ExposureRule } from '../access-rules.js';
import { ALL_OF_AZURE, INTERNET, THE_FIREWALL } from '../exposure.js';
import type { TypeGroup } from '../model.js';
import type { EgressRule } from '../rules.js';
import { WORKLOADS } from '../shared.js';

export const MACHINES = ['azurerm_linux_virtual_machine', 'azurerm_windows_virtual_machine', 'azurerm_virtual_machine'];

export const SCALE_SETS = ['azurerm_linux_virtual_machine_scale_set', 'azurerm_windows_virtual_machine_scale_set', 'azurerm_orchestrated_virtual_machine_scale_set', 'azurerm_virtual_machine_scale_set'];

/** Types that use routes: workloads, and gateways for inbound traffic. */
export const ROUTED: TypeGroup = { ...WORKLOADS, types: ['azurerm_virtual_network_gateway'] };

/** Apps use their subnet for private addresses only, unless all traffic is routed. */
export const ALL_ROUTED: EgressRule = { onlyIf: ['site_config.vnet_route_all_enabled'], onlyIfValues: ['true'] };

/**
 * A service outside every network: subnets that it lists may reach it, and the subnet of its private endpoint holds the
 * endpoint alone.
 */
export const IN_NO_NETWORK = { placedBy: ['resource_group_name'] } as const;

/** Open to the internet unless public access is off or its network rules deny by default. */
export const PUBLIC_NETWORK_ACCESS: ExposureRule = {
  audience: INTERNET,
  when: {
    public_network_access_enabled: ['', 'true'],
    public_network_access: ['', 'Enabled'],
    public_network_enabled: ['', 'true'],
    'network_rules.default_action': ['', 'Allow'],
    'network_acls.default_action': ['', 'Allow'],
    'network_rule_set.default_action': ['', 'Allow'],
  },
  isDefault: true,
};

/** For services that only `public_network_access_enabled` or default-deny network rules can close. */
export const OPEN_BY_DEFAULT: readonly ExposureRule[] = [PUBLIC_NETWORK_ACCESS];

/** https://learn.microsoft.com/azure/azure-sql/database/firewall-configure */
export const FIREWALL_RANGES: readonly ExposureRule[] = [
  {
    part: THE_FIREWALL,
    audience: INTERNET,
    when: {
      start_ip_address: ['0.0.0.0', '0.0.0.1', '1.0.0.0'],
      end_ip_address: ['255.255.255.255', '255.255.255.254'],
    },
  },
  { part: THE_FIREWALL, audience: ALL_OF_AZURE, when: { start_ip_address: ['0.0.0.0'], end_ip_address: ['0.0.0.0'] } },
  { part: THE_FIREWALL, audience: '', ranges: { first: 'start_ip_address', last: 'end_ip_address' } },
];

export const NETWORK_RULES = ['network_rules.ip_rules', 'network_acls.ip_rules', 'network_rule_set.ip_rule.ip_range'].map((at): ExposureRule => ({ part: THE_FIREWALL, audience: '', ranges: { attribute: at } }));

export const TOKEN_CLAIMS = { issuer: 'issuer', subject: 'subject' };
