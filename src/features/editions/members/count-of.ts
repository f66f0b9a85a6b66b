/** '1 country indicator', '1,250 country indicators'. */
export const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`;
