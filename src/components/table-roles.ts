// As a card a row is not laid out as a table's, which takes its meaning.
export const asRow = { role: 'row' };
export const asCell = { role: 'cell' };
export const asHead = { role: 'columnheader' };
