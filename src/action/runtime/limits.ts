/** The image is 500 MB; drawing has its own limit. */
export const PULL_SECONDS = 600;
/** Of Docker's own words that are repeated: a reason with the name of an image and a folder fits. */
export const DOCKER_REASON_LENGTH_MAX = 400;
/** Drawing in the container: as long as planning may take for each directory, and this for everything else. */
export const CONTAINER_SECONDS = 300;
/** Of the container: Terraform with a provider needs some 100 threads, and 2 GB for the largest plans that were measured. */
export const CONTAINER_PROCESSES_MAX = 1024;
export const CONTAINER_MEMORY = '6g';
