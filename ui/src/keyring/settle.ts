/** Exchanges of keys, asked of the server. */

import { api, unanswered } from "../api";
import * as exchange from "./exchange";

const server: exchange.Server = {
  list: api.keyring.drop,
  account: api.account.forget,
  lock: api.lock,
  host: (table, host, made) => api.doors(table, { host, new: made }),
  member: api.leagues.exchange,
  tournament: api.tournament.exchange,
  unanswered,
};

/** Asks for all that wait; gives how many of them the server has not answered. */
export const settle = () => exchange.settle(server);

/** Exchanges one. Throws what the server says. */
export const make = (one: exchange.Exchange) => exchange.make(server, one);
