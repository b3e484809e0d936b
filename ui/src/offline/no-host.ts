/** Why no tables can be hosted here: its message is the code of one of the page's texts. */
export class NoHost extends Error {}
