import { fields } from '#generated/fields.ts';

/** Limits of an uploaded workbook; a whole edition uses about a tenth of each. */
const MB = 1024 * 1024;

/** Bytes of the uploaded file (ADR-036). */
export const MAX_FILE_BYTES = fields.ImportUpload.file.maxBytes;
/** Bytes that its parts say they unpack to, together. */
export const MAX_UNPACKED_BYTES = 100 * MB;
/** Unpacked bytes of a part per packed byte; typed text packs to a twentieth. */
export const MAX_RATIO = 200;
/** Parts below this may pack as well as they like: a page of spaces is no bomb. */
export const RATIO_FROM_BYTES = MB;
export const MAX_PARTS = 1_000;
/** Of one sheet. */
export const MAX_ROWS = 200_000;
export const MAX_COLUMNS = 64;
/** Of all sheets that are read. */
export const MAX_CELLS = 2_000_000;
export const MAX_SHARED_TEXTS = 250_000;
/** Tabs of an export, so that it can be imported again. */
export const MAX_TABS = 900;
