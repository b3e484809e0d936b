// The line of the page without a browser: what happens when it is cut, told as JSON.
import { TableSocket } from "../../ui/src/socket.ts";

const waits = [];
const told = [];
const calls = [];
const sent = [];
let wire = null;

const socket = new TableSocket({
  open: () => {
    wire = { onopen: null, onmessage: null, onclose: null, send: (text) => sent.push(JSON.parse(text)), close() {} };
    return wire;
  },
  hello: () => ({ type: "hello", key: null, language: "en" }),
  read: JSON.parse,
  after: (time, call) => {
    waits.push(time);
    calls.push(call);
    return () => {};
  },
  tell: (news) => told.push(news.type === "link" ? news.link : news.type),
});
const hear = (message) => wire.onmessage({ data: JSON.stringify(message) });
const again = () => calls.pop()();

socket.open();
for (let times = 0; times < 200; times += 1) {
  wire.onclose();
  again();
}
const cut = waits.splice(0);
hear({ type: "notice", key: "notice-waits", text: "" });
hear({ type: "closed", code: "broken", text: "", again: true });
const broken = waits.splice(0);
again();
hear({ type: "closed", code: "key-replaced", text: "", again: false });
const ended = waits.splice(0);
const after = wire.onclose;
const news = told.slice(-5);

socket.open();
const [first, second] = [{ text: "one" }, { text: "two" }];
hear({ type: "position", first: 0, lines: [first, second], past: 0, ply: 3, mark: "of two" });
wire.onclose();
again();
wire.onopen();
console.log(JSON.stringify({ hello: sent.pop(), cut, broken, ended, told: news, after }));
