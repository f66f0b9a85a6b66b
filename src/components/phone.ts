/** A phone: a narrow window, or a finger on one that is not a desktop's; as in styles/touch.css. */
export const PHONE = '(width < 48rem), (pointer: coarse) and (width < 64rem)';
