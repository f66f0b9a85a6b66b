import { EditionStatus } from '#generated/enums.ts';

/** The current edition: the first active one, or undefined (requirements A3). */
export const currentEdition = <Edition extends { Status: number }>(editions: readonly Edition[]): Edition | undefined =>
  editions.find(({ Status }) => Status === EditionStatus.Active);
