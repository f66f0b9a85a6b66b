/** The Id of the section that holds the choices. */
export const WHAT_TO_COMPARE = 'what-to-compare';

/** Takes the focus from a button that goes when it is pressed. */
export const focusChoices = (): void => document.getElementById(WHAT_TO_COMPARE)?.focus();
