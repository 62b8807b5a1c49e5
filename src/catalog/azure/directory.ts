import { ZERO_UUID } from '../examples/values.js';
import type { FoldRule } from '../model.js';
import { membersOf } from '../shared.js';
import type { TypeTable } from '../table.js';
import { ARM_TYPES } from './arm.js';
import { TOKEN_CLAIMS } from './shared.js';

/** `body.properties.agentPoolProfiles.vnetSubnetID` to `agent_pool_profiles.vnet_subnet_id`, `…subnet.id` to `subnet_id`, `subnetIds.id` to `subnet_ids`. */
const asProviderSays = (path: string): string =>
  path
    .replace(/^body\.(?:properties\.)?/, '')
    .replace(/([a-z0-9])([A-Z]+)/g, '$1_$2')
    .toLowerCase()
    .replace(/(_ids)?\.id$/, (_, ids = '_id') => ids);

/** `Microsoft.ApiManagement/service/backends@…`: part of the service, where no row says what it is. */
const CHILD_TYPE = /^[^/@]+\/[^/@]+\/[^@]+/;

const APPLICATIONS = ['azuread_application', 'azuread_application_registration'];

/** A secret or a certificate is the application's, whoever keeps it. */
const OF_APPLICATION: FoldRule = { by: ['application_id', 'application_object_id'] };

export const AZURE_DIRECTORY: TypeTable = {
  azuread_application: { title: 'App registration', icon: 'azure-app-registrations', category: 'security', isThing: true },
  azuread_application_registration: { title: 'App registration', icon: 'azure-app-registrations', category: 'security', isThing: true },
  azuread_application_password: { title: 'App registration secret', icon: 'azure-app-registrations', category: 'security', fold: OF_APPLICATION },
  azuread_application_certificate: { title: 'App registration certificate', icon: 'azure-app-registrations', category: 'security', fold: OF_APPLICATION },
  azuread_application_federated_identity_credential: { title: 'App registration federated credential', icon: 'azure-app-registrations', category: 'security', fold: OF_APPLICATION, rights: [{ what: ['application_id', 'application_object_id'], isTrust: true, claims: TOKEN_CLAIMS }] },
  azuread_application_pre_authorized: { title: 'Pre-authorized application', icon: 'azure-app-registrations', category: 'security', fold: { by: ['authorized_client_id', 'authorized_app_id'], otherwise: OF_APPLICATION } },
  azuread_application_published_app_ids: { title: 'Published applications', icon: 'azure-app-registrations', category: 'security' },
  azuread_client_config: { title: 'Client configuration', icon: 'azure-app-registrations', category: 'security', lookup: { says: () => ({ tenant_id: `${ZERO_UUID}1`, object_id: `${ZERO_UUID}2`, client_id: `${ZERO_UUID}3` }) } },
  azuread_service_principal: { title: 'Service principal', icon: 'azure-enterprise-applications', category: 'security', fold: { by: ['client_id', 'application_id'], into: APPLICATIONS }, standsAlone: true },
  azuread_service_principal_password: { title: 'Service principal secret', icon: 'azure-enterprise-applications', category: 'security', fold: { by: ['service_principal_id'] } },
  azuread_service_principal_delegated_permission_grant: { title: 'Delegated permission', icon: 'azure-enterprise-applications', category: 'security' },
  azuread_app_role_assignment: { title: 'App role assignment', icon: 'azure-enterprise-applications', category: 'security', fold: { by: ['principal_object_id'] } },
  azuread_group: { title: 'Entra group', icon: 'azure-groups', category: 'security' },
  azuread_group_member: { title: 'Entra group member', icon: 'azure-groups', category: 'security', fold: { by: ['group_object_id'] }, link: membersOf('group_object_id', 'member_object_id') },
  azuread_groups: { title: 'Entra groups', icon: 'azure-groups', category: 'security' },
  azuread_user: { title: 'Entra user', icon: 'azure-users', category: 'security' },
  azuread_users: { title: 'Entra users', icon: 'azure-users', category: 'security' },
  azuread_invitation: { title: 'Entra invitation', icon: 'azure-users', category: 'security' },
  azuread_directory_role: { title: 'Directory role', icon: 'azure-entra-identity-roles-and-administrators', category: 'security' },
  azuread_directory_role_assignment: { title: 'Directory role assignment', icon: 'azure-entra-identity-roles-and-administrators', category: 'security' },
  azuread_custom_directory_role: { title: 'Custom directory role', icon: 'azure-entra-identity-roles-and-administrators', category: 'security' },
  azuread_conditional_access_policy: { title: 'Conditional Access policy', icon: 'azure-conditional-access', category: 'security' },
  azuread_named_location: { title: 'Named location', icon: 'azure-conditional-access', category: 'security' },
  azuread_administrative_unit: { title: 'Administrative unit', icon: 'azure-administrative-units', category: 'security' },
  azuread_domains: { title: 'Entra domains', icon: 'azure-tenant-properties', category: 'security' },
  azuread_access_package: { title: 'Access package', icon: 'azure-tenant-properties', category: 'security' },
  azapi_resource: {
    title: 'Azure resource',
    icon: 'azure-azure-a',
    category: 'other',
    fold: { when: { type: CHILD_TYPE }, by: ['parent_id'] },
    link: { from: ['parent_id'], to: [], thin: true },
    standsFor: { by: 'type', meant: (said) => ARM_TYPES.get((said.split('@', 1)[0] as string).toLowerCase()), parent: 'parent_id', renamed: asProviderSays },
  },
  azapi_update_resource: { title: 'Azure resource update', icon: 'azure-azure-a', category: 'other', fold: { by: ['resource_id', 'parent_id'] }, quiet: true },
  azapi_resource_action: { title: 'Azure resource action', icon: 'azure-azure-a', category: 'other', fold: { by: ['resource_id'] }, quiet: true },
  azapi_data_plane_resource: { title: 'Azure data plane resource', icon: 'azure-azure-a', category: 'other' },
};
