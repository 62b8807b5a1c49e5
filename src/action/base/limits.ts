/** An archive of a large repository has some 100 MB; GitHub makes it while it sends it. */
export const BASE_SECONDS = 120;
