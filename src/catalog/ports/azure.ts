/** Ports of Azure, of what stands in a subnet: https://learn.microsoft.com/azure, the networking page of each service. */
import type { ListenRule, ListenTable } from './model.js';

const NOWHERE: ListenRule = { usual: [] };
// The second one is that of the pooler that is built in.
const POSTGRES: ListenRule = { usual: [5432, 6432] };
const MYSQL: ListenRule = { usual: [3306] };

export const AZURE_PORTS: ListenTable = {
  azurerm_api_management: { usual: [80, 443, 3443] },
  azurerm_application_gateway: { at: ['frontend_port.port'] },
  azurerm_container_group: { at: ['exposed_port.port', 'container.ports.port'] },
  azurerm_lb_rule: { at: ['frontend_port'], ofHost: true },
  azurerm_managed_redis: { usual: [10000] },
  azurerm_mariadb_server: MYSQL,
  azurerm_mssql_managed_instance: { usual: [1433, 3342] },
  azurerm_mssql_server: { usual: [1433] },
  azurerm_mysql_flexible_server: MYSQL,
  azurerm_mysql_server: MYSQL,
  azurerm_postgresql_flexible_server: POSTGRES,
  azurerm_postgresql_server: { usual: [5432] },
  azurerm_private_dns_resolver_inbound_endpoint: { usual: [53] },
  azurerm_redis_cache: { usual: [6379, 6380] },
  azurerm_redis_enterprise_cluster: { usual: [10000] },
  // The subnet of an app is for what it calls itself.
  azurerm_function_app: NOWHERE,
  azurerm_function_app_flex_consumption: NOWHERE,
  azurerm_linux_function_app: NOWHERE,
  azurerm_linux_web_app: NOWHERE,
  azurerm_logic_app_standard: NOWHERE,
  azurerm_private_dns_resolver_outbound_endpoint: NOWHERE,
  azurerm_windows_function_app: NOWHERE,
  azurerm_windows_web_app: NOWHERE,
};
