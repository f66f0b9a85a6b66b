/** Query parameters that hold JSON, validated by the contract's patterns (ADR-004). */

/** '[4,7]' → [4, 7]; absent → []. */
export const idList = (text: string | undefined): number[] => (text ? (JSON.parse(text) as number[]) : []);

/** '1: [4,null]' → [4, null], where null is 'unassigned'; '0: [null]' and absent filter nothing. */
export const userFilter = (text: string | undefined): (number | null)[] | undefined =>
  text?.startsWith('1: ') ? (JSON.parse(text.slice(3)) as (number | null)[]) : undefined;
