/** Facts that several services have in common. */
import type { Reluctance } from '../model.js';

export const MACHINES = ['azurerm_linux_virtual_machine', 'azurerm_windows_virtual_machine', 'azurerm_virtual_machine'];

/** Apps use their network for private addresses only, unless they are told to use it for all. */
export const ALL_ROUTED: Reluctance = { only: ['site_config.vnet_route_all_enabled'], is: ['true'] };
