/** Limits of running Terraform and OpenTofu. */

/** Of the published interface: older ones have no plan in JSON that can be relied on. */
export const TERRAFORM_VERSION_MIN = '1.0.0';
/** `terraform version` reads no configuration; the rest is for shims that find out which version to start. */
export const ENGINE_VERSION_SECONDS = 20;
/** Of what a called program says: lines that are repeated, and where each is cut. */
export const SAID_LINES = 3;
export const SAID_LENGTH = 200;
/** Diagnostics that are shown without --debug: the first ones cause the others. */
export const DIAGNOSTICS_SHOWN = 3;
/** Lines of the explanation of one of them. */
export const DETAIL_LINES = 3;
/** `python3 --version` and the like; version managers take their time. */
export const VERSION_SECONDS = 20;
/** Of the published interface. */
export const PYTHON_VERSION_MIN = '3.10';
/** `.terraform/environment` holds one name; object storage, which names become paths in, allows 1024. */
export const WORKSPACE_BYTES_MAX = 4096;
/** A lock file has some 100 bytes for each provider and platform. */
export const LOCK_BYTES_MAX = 16 * 2 ** 20;
