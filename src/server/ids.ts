/** Ids become file names. */
const idPattern = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u;

/** Whether a text may be the id of a person, a table or a code. */
export const isId = (text: string): boolean => idPattern.test(text);
