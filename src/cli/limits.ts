/** Opening a picture hands it over; a viewer that runs on is not waited for. */
export const SHOW_SECONDS = 3;
