/** Logins of clouds: the variables that providers read them from, and what providers say where there are none. */

/** Variables of the environment that hold what the provider of a cloud is configured with. */
export const PROVIDER_VARIABLES = /^(AWS|ARM|AZURE|GOOGLE|GCLOUD|GCP|CLOUDSDK|DIGITALOCEAN|CLOUDFLARE|KUBE)_.*$/;

export const NO_CREDENTIALS =
  /No valid credential sources|failed to refresh cached credentials|InvalidClientTokenId|ExpiredToken|UnrecognizedClientException|SSO session|could not find default credentials|No credentials loaded|unable to build authorizer|Azure CLI authorization|obtain.*token.*Azure|subscription ID could not be determined/i;

/** Where clouds answer their machines, by name. */
export const METADATA_HOSTS: ReadonlySet<string> = new Set([
  'metadata.google.internal',
  'metadata.azure.com',
  'metadata.tencentyun.com',
  'metadata.platformequinix.com',
]);

/** Public by their numbers, and answering only the machine itself. */
export const METADATA_ADDRESSES: ReadonlySet<string> = new Set(['168.63.129.16']);
