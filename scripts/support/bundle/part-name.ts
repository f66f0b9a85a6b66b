/**
 * How the file of a part of the client begins: two letters of its module's name, for every screen's
 * script names those of all parts; one of what several share.
 */
export const partName = (module: string): string => (module.startsWith('shared') ? 's' : module.slice(0, 2));
