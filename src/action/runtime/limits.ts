/** Timeout in seconds for pulling the image of 500 MB; drawing has its own. */
export const PULL_SECONDS = 600;
/** Maximum characters of Docker's message; a reason with image name and folder fits. */
export const DOCKER_REASON_LENGTH_MAX = 400;
/** Time limit in seconds for the container, in addition to the planning timeout of each directory. */
export const CONTAINER_SECONDS = 300;
/**
 * Maximum processes and memory of the container. Terraform with a provider needs about 100 threads, and 2 GB for the
 * largest plans measured.
 */
export const CONTAINER_PROCESSES_MAX = 1024;
export const CONTAINER_MEMORY = '6g';
