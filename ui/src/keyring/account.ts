/** An account at the provider of the host, which leads to the list of tables that one's browsers share. */

import { api } from "../api";
import * as keyring from "./keyring";
import * as link from "./link";
import { fresh, sealer } from "./seal";
import { shared } from "./sharing";
import * as waiting from "./waiting";

const mark = () => {
  const held = link.kept();
  return held && sealer(held.secret).mark;
};

/** By what people can sign in here, if they can, and whether an account leads to the list of this browser. */
export const look = () => api.account.find(mark());

/** Notes that the account is used; where nobody knows it any more, this browser came by no account. */
export async function use(): Promise<void> {
  const found = await look().catch(() => null);
  const held = link.kept();
  if (held && found && !found.leads) link.keep({ ...held, account: false });
}

/** Goes to the provider. */
export async function begin(): Promise<void> {
  const { at, state, pending } = await api.account.begin();
  waiting.keep(state, pending);
  location.assign(at);
}

/** Shares a list by the account of who has signed in: what this browser knows comes into it, and nothing is lost. */
export async function share(ticket: string): Promise<void> {
  await keyring.sync().catch((error) => {
    if (!keyring.isGone(error)) throw error; // what others of an earlier list know comes along
  });
  const before = link.kept()?.secret;
  const done = await shared(before ?? fresh(), {
    attach: async (own, gone) => {
      const of = { secret: own, mark: sealer(own).mark, gone: gone && sealer(gone).mark };
      return (await api.account.attach({ ticket, ...of })).secret;
    },
    make: async (own) => {
      if (own !== before) await keyring.make(own);
    },
    join: (other) =>
      keyring.join(other).then(
        () => true,
        (error) => {
          if (keyring.isGone(error)) return false;
          throw error;
        },
      ),
  });
  const held = link.kept();
  if (held) link.keep({ ...held, account: done });
}

/** Lets the server know the account no more; the list stays shared. */
export async function forget(): Promise<void> {
  const known = mark();
  if (known) await api.account.forget(known);
  const held = link.kept();
  if (held) link.keep({ ...held, account: false });
}
