/** Words of comparisons. */

/** What an icon is called that stands for all in a box that does not change. */
export const unchanged = (count: number) => `${count} unchanged`;
