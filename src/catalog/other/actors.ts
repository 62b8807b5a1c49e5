import { OUTSIDE_TYPES } from '../../graph/node-types.js';
import type { TypeTable } from '../model.js';
import { OUTSIDER_PRODUCTS } from '../outsider-kinds.js';
import { variants } from '../shared.js';

/** Types for annotations and AI suggestions: systems and people that no configuration builds. */
export const ADDED: TypeTable = {
  external_system: { title: 'External system', icon: 'tabler-cloud-share', category: 'integration' },
  external_service: { title: 'External service', icon: 'tabler-cloud-share', category: 'integration' },
  external_api: { title: 'External API', icon: 'tabler-api', category: 'integration' },
  external_database: { title: 'External database', icon: 'tabler-database', category: 'integration' },
  external_server: { title: 'External server', icon: 'tabler-server', category: 'integration' },
  person: { title: 'Person', icon: 'tabler-user', category: 'people' },
  people: { title: 'People', icon: 'tabler-users', category: 'people' },
  team: { title: 'Team', icon: 'tabler-users', category: 'people' },
  partner: { title: 'Partner', icon: 'tabler-building', category: 'people' },
  office: { title: 'Office', icon: 'tabler-building', category: 'people' },
  mobile_app: { title: 'Mobile app', icon: 'tabler-device-mobile', category: 'people' },
  browser: { title: 'Browser', icon: 'tabler-world', category: 'people' },
};

/** Pseudo-types that an annotation adds by naming them as an end of a connection. */
export const CONNECTED_PSEUDO_TYPES: readonly string[] = [...OUTSIDE_TYPES, 'tv_gcp_load_balancer'];

export const ACTORS: TypeTable = {
  tv_users: { title: 'Users', icon: 'tabler-users', category: 'people', phrase: 'users' },
  tv_internet: { title: 'Internet', icon: 'tabler-world', category: 'network', phrase: 'the internet' },
  tv_aws_users: { title: 'Users', icon: 'tabler-users', category: 'people', phrase: 'users' },
  tv_azurerm_users: { title: 'Users', icon: 'tabler-users', category: 'people', phrase: 'users' },
  tv_gcp_users: { title: 'Users', icon: 'tabler-users', category: 'people', phrase: 'users' },
  tv_gcp_users_icon: { title: 'User', icon: 'tabler-user', category: 'people', phrase: 'users' },
  tv_aws_internet: { title: 'Internet', icon: 'tabler-world', category: 'network', phrase: 'the internet' },
  tv_azurerm_internet: { title: 'Internet', icon: 'tabler-world', category: 'network', phrase: 'the internet' },
  tv_gcp_internet: { title: 'Internet', icon: 'tabler-world', category: 'network', phrase: 'the internet' },
  tv_aws_mobile_client: { title: 'Mobile client', icon: 'tabler-device-mobile', category: 'people', phrase: 'mobile clients' },
  tv_aws_onprem: { title: 'On-premises', icon: 'tabler-building', category: 'other', phrase: 'the premises' },
  tv_azure_onprem: { title: 'On-premises', icon: 'tabler-building', category: 'other', phrase: 'the premises' },
  tv_gcp_onprem: { title: 'On-premises', icon: 'tabler-building', category: 'other', phrase: 'the premises' },
  tv_aws_region: { title: 'Region', icon: 'tabler-map-pin', category: 'other' },
  tv_gcp_region: { title: 'Region', icon: 'tabler-map-pin', category: 'other', placeName: /_([a-z]+-[a-z]+\d+)$/ },
  tv_aws_az: { title: 'Availability Zone', icon: 'tabler-stack-2', category: 'other' },
  tv_azurerm_zone: { title: 'Availability Zone', icon: 'tabler-stack-2', category: 'other', placeName: /^zone[-_](\d)$/ },
  tv_gcp_zone: { title: 'Zone', icon: 'tabler-stack-2', category: 'other', placeName: /_([a-z]+-[a-z]+\d+-[a-z])$|_zone-(\d)$/ },
  aws_az: { title: 'Availability Zone', icon: 'tabler-stack-2', category: 'other', placeName: /_([a-z]{2}(?:-[a-z]+)+-\d(?:[a-z]|(?:-[a-z0-9]+)+))$|_([a-z]{3,5}\d(?:-[a-z]{3}\d)?-az\d)$|_zone-(\d)$/ },
  tv_gcp_load_balancer: { title: 'Load balancer', icon: 'gcp-cloud-load-balancing', category: 'network' },
  tv_gcp_external_saas: { title: 'External service', icon: 'tabler-cloud-share', category: 'integration', products: variants('kind', OUTSIDER_PRODUCTS), phrase: 'an external service' },
  ...ADDED,
  aws_group: { title: 'Group', icon: 'tabler-box-multiple', category: 'other' },
  // Contents of a closed container, in an overview.
  aws_contents: { title: 'Resources', icon: 'tabler-stack-2', category: 'other' },
  azurerm_contents: { title: 'Resources', icon: 'tabler-stack-2', category: 'other' },
  google_contents: { title: 'Resources', icon: 'tabler-stack-2', category: 'other' },
  other_contents: { title: 'Resources', icon: 'tabler-stack-2', category: 'other' },
};
