/** Timeout in seconds. A large repository's archive has about 100 MB, and GitHub generates it while sending. */
export const BASE_SECONDS = 120;
/** Maximum bytes of an error response that are read; GitHub's errors have a few hundred. */
export const COMPLAINT_BYTES_MAX = 10_000;
/** Days that the shared archive is retained. The jobs of a run that need it start within one day. */
export const SHARED_DAYS = 1;
/** Minimum jobs of a matrix for a shared archive to save work. */
export const SHARED_JOBS_MIN = 2;
