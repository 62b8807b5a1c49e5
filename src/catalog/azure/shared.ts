/** Facts that several services have in common. */
import type { Reluctance, Takers } from '../model.js';
import { WORKLOADS } from '../shared.js';

export const MACHINES = ['azurerm_linux_virtual_machine', 'azurerm_windows_virtual_machine', 'azurerm_virtual_machine'];

export const SCALE_SETS = ['azurerm_linux_virtual_machine_scale_set', 'azurerm_windows_virtual_machine_scale_set', 'azurerm_orchestrated_virtual_machine_scale_set', 'azurerm_virtual_machine_scale_set'];

/** What takes the way that routes say: what runs, and what others come in by. */
export const ROUTED: Takers = { ...WORKLOADS, types: ['azurerm_virtual_network_gateway'] };

/** Apps use their network for private addresses only, unless they are told to use it for all. */
export const ALL_ROUTED: Reluctance = { only: ['site_config.vnet_route_all_enabled'], is: ['true'] };
