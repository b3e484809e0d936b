/** How a browser and an account come to share one list, whichever of them has one. */

/** What it takes: what the server and the list of this browser do. */
export interface Ways {
  /** Lets the account lead to a list, if it leads to none, or to the one that is gone; gives the one it leads to. */
  attach(own: string, gone: string | null): Promise<string>;
  /** Makes a list of the tables of this browser, by that secret, if it shares none by it yet. */
  make(own: string): Promise<void>;
  /** Opens another list, and adds the tables of this browser to it. False for one that is gone. */
  join(other: string): Promise<boolean>;
}

const TRIES = 3;

/** Shares a list by an account; gives whether that is so now. */
export async function shared(own: string, { attach, make, join }: Ways): Promise<boolean> {
  let gone: string | null = null;
  for (let left = TRIES; left; left--) {
    const secret: string = await attach(own, gone);
    if (secret === own) {
      await make(own);
      return true;
    }
    if (await join(secret)) return true;
    gone = secret; // somebody has made its link worthless: this one takes its place
  }
  return false;
}
