/**
 * What passes by itself is asked for again, later each time. Nothing here uses the page or the browser.
 */

/** What a server answers that has yet to see what others kept of a table: nothing has happened then. */
export const BEHIND = "behind";

const WAITS = [500, 1_000, 2_000, 4_000]; // milliseconds between two tries

const rest = (wait: number) => new Promise<void>((done) => setTimeout(done, wait));

/** Does it, and again where what went wrong passes. Throws what goes wrong in the end. */
export async function patiently<T>(
  work: () => Promise<T>,
  passes: (error: unknown) => boolean,
  pause: (wait: number) => Promise<void> = rest,
): Promise<T> {
  for (const most of WAITS) {
    try {
      return await work();
    } catch (error) {
      if (!passes(error)) throw error;
    }
    await pause(most * (1 - Math.random() / 2)); // or all would come back at the same moment
  }
  return work();
}
