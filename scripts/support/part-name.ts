/**
 * How the file of a part of the client begins: four letters of its module's name, for every
 * screen's script names those of all parts.
 */
export const partName = (module: string): string => module.slice(0, 4);
