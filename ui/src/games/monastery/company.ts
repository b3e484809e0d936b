/** Who sits at the table that is seen: what flies is drawn without a view. */

export const company: { colours: number[]; letters: string[] } = { colours: [], letters: [] };
