/**
 * Names are the same that differ by case, by the space around them or by how accents are encoded
 * (ADR-020).
 */
export const foldName = (name: string): string => name.trim().normalize().toLowerCase();
