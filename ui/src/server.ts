/** Who answers the page: the server that it came from, or a host of tables in this browser. */

import { ours } from "./base";
import { mode } from "./mode.svelte";
import { host } from "./offline/host";
import type { Wire } from "./socket";

export interface Server {
  /** Answers as `fetch` does; throws where nobody answers. */
  ask(path: string, init: RequestInit): Promise<Response>;
  /** A line to a table. */
  line(table: string): Wire;
}

const network: Server = {
  ask: (path, init) => fetch(ours(path), init),
  line(table) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = ours(`/api/tables/${encodeURIComponent(table)}/socket`);
    return new WebSocket(`${scheme}//${location.host}${path}`);
  },
};

export function server(): Server {
  return mode.offline ? host : network;
}
