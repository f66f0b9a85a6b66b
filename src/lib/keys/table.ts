import type { OperationId } from '#generated/operations.ts';

/**
 * Where a key works: on every page, in its list, in the plan's grid, in the structure of an
 * edition, or on the page of one indicator.
 */
export type Where = 'everywhere' | 'list' | 'dashboard' | 'plan' | 'structure' | 'indicator';

export type KeyEntry = {
  /** 'j'; 'g d', one after the other; 'Mod+Enter', where Mod is Ctrl, or Cmd on a Mac. */
  keys: readonly string[];
  does: string;
  where: Where;
  /** Who may do one of these for some record is told of it; without any, everybody. */
  may?: readonly OperationId[];
  /** Works while any field has the focus, not only those of its own form. */
  inFields?: boolean;
  /** Goes on while it is held down. */
  repeats?: boolean;
  /** The browser, the grid or the row itself does it; it stands here to be told. */
  native?: boolean;
};

const inStructure = { where: 'structure', may: ['reorderActivity'], native: true } as const;
const inPlan = { where: 'plan', may: ['applyAssignmentPlan'], native: true } as const;

/**
 * Every key of the product (ADR-178): the help, the palette and the listener are made from it. No
 * two that work in one place share a combination. Submitting, which a researcher cannot take back,
 * has no single key (ADR-090).
 */
export const keyTable = {
  palette: {
    ...{ keys: ['Mod+k'], does: 'Find a page, country, indicator or action', where: 'everywhere' },
    inFields: true,
  },
  help: { keys: ['?'], does: 'Show these keys', where: 'everywhere' },
  goDashboard: { keys: ['g d'], does: 'Dashboard', where: 'everywhere' },
  goProgramme: { keys: ['g o'], does: 'Programme', where: 'everywhere' },
  goPlan: { keys: ['g n'], does: 'Assignment plan', where: 'everywhere' },
  goResults: { keys: ['g s'], does: 'Results', where: 'everywhere' },
  goCountries: { keys: ['g c'], does: 'Countries', where: 'everywhere' },
  goAgreement: { keys: ['g q'], does: 'Agreement of research and QA', where: 'everywhere' },
  goDossier: { keys: ['g t'], does: 'Dossier to print', where: 'everywhere' },
  goResultsExport: { keys: ['g f'], does: 'Export of results', where: 'everywhere' },
  goEditions: { keys: ['g e'], does: 'Editions', where: 'everywhere' },
  goLibrary: { keys: ['g l'], does: 'Indicator library', where: 'everywhere' },
  goReferences: { keys: ['g r'], does: 'Reference library', where: 'everywhere' },
  goCompare: { keys: ['g m'], does: 'Compare tool', where: 'everywhere' },
  goUsers: { keys: ['g u'], does: 'System users', where: 'everywhere' },
  goActivity: { keys: ['g a'], does: 'Activity log', where: 'everywhere' },
  goImport: { keys: ['g i'], does: 'Import data', where: 'everywhere' },
  goExport: { keys: ['g x'], does: 'Export data', where: 'everywhere' },
  goPreferences: { keys: ['g p'], does: 'Preferences', where: 'everywhere' },
  search: { keys: ['/'], does: 'Search the list', where: 'list' },
  down: { keys: ['j'], does: 'Next row', where: 'list', repeats: true },
  up: { keys: ['k'], does: 'Previous row', where: 'list', repeats: true },
  open: { keys: ['Enter'], does: 'Open the row', where: 'list', native: true },
  select: { keys: ['x'], does: 'Select the row, or not', where: 'list' },
  edit: { keys: ['e'], does: 'Edit the row, or open its menu', where: 'list' },
  assignSelected: { keys: ['a'], does: 'Assign selected', where: 'dashboard', may: ['assignWorkflow'] },
  bulkAssign: { keys: ['b'], does: 'Bulk assign', where: 'dashboard', may: ['assignWorkflow'] },
  planEdit: { keys: ['Enter', 'F2'], does: 'Write into the cell, as any letter does', ...inPlan },
  planClear: { keys: ['Delete'], does: 'Empty the selected cells', ...inPlan },
  planAll: { keys: ['Mod+a'], does: 'Select all cells', ...inPlan },
  planFillDown: { keys: ['Mod+d'], does: 'Fill down from the first selected cell', ...inPlan },
  planCopy: { keys: ['Mod+c', 'Mod+v'], does: 'Copy, paste; from a spreadsheet too', ...inPlan },
  planUndo: { keys: ['Mod+z'], does: 'Undo the last edit', ...inPlan },
  structureInto: { keys: ['Right'], does: 'Go to what the row holds', ...inStructure },
  structureBack: { keys: ['Left'], does: 'Go back to where it belongs', ...inStructure },
  structureMove: { keys: ['Alt+Up', 'Alt+Down'], does: 'Move the row up, down', ...inStructure },
  scoreMet: {
    ...{ keys: ['1'], does: 'Score 1, or -1 where the indicator is negative', where: 'indicator' },
    may: ['updateRating'],
  },
  scoreNotMet: { keys: ['0'], does: 'Score 0', where: 'indicator', may: ['updateRating'] },
  met: { keys: ['m'], does: 'Met', where: 'indicator', may: ['updateRating'] },
  notMet: { keys: ['n'], does: 'Not Met', where: 'indicator', may: ['updateRating'] },
  note: { keys: ['e'], does: 'Write the Researcher Note', where: 'indicator', may: ['updateRating'] },
  leaveNote: { keys: ['Escape'], does: 'Leave the note for the score', where: 'indicator', may: ['updateRating'] },
  reference: {
    ...{ keys: ['r', 'Alt+r'], does: 'Add a reference: paste it, or use one again', where: 'indicator' },
    may: ['addReference'],
  },
  save: { keys: ['s', 'Mod+Enter'], does: 'Save Changes', where: 'indicator', may: ['updateRating'] },
  submit: {
    ...{ keys: ['Mod+Shift+Enter'], does: 'Submit to QA, or QA Complete', where: 'indicator' },
    may: ['updateRating'],
  },
  previous: { keys: ['[', 'k'], does: 'Previous Indicator', where: 'indicator' },
  next: { keys: [']', 'j'], does: 'Next Indicator', where: 'indicator' },
  nextForMe: { keys: ['l'], does: 'Next that needs me', where: 'indicator' },
  back: { keys: ['u'], does: 'Back to the list', where: 'indicator' },
} as const satisfies Record<string, KeyEntry>;

export type KeyId = keyof typeof keyTable;

/** The entries in their order, typed alike. */
export const keyEntries = Object.entries(keyTable) as [KeyId, KeyEntry][];
