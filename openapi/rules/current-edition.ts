/** The current edition: the first active one, or undefined (document 1, section 3). */
export const currentEdition = <Edition extends { Status: number }>(editions: readonly Edition[]): Edition | undefined =>
  editions.find(({ Status }) => Status === 1);
