/** Who is outside, in running text: `to the internet`. */
const OUTSIDE: ReadonlyMap<string, string> = new Map([
  ['tv_users', 'users'],
  ['tv_internet', 'the internet'],
  ['tv_aws_users', 'users'],
  ['tv_azurerm_users', 'users'],
  ['tv_gcp_users', 'users'],
  ['tv_gcp_users_icon', 'users'],
  ['tv_aws_internet', 'the internet'],
  ['tv_azurerm_internet', 'the internet'],
  ['tv_gcp_internet', 'the internet'],
  ['tv_aws_mobile_client', 'mobile clients'],
  ['tv_aws_onprem', 'the premises'],
  ['tv_azure_onprem', 'the premises'],
  ['tv_gcp_onprem', 'the premises'],
  ['tv_gcp_external_saas', 'an external service'],
]);

export const outsideInText = (type: string): string | undefined => OUTSIDE.get(type);
