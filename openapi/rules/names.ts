/** Names are the same that differ by case, by the space around them or by how accents are encoded (decisions, section 4, 'Editions list'). */
export const foldName = (name: string): string => name.trim().normalize().toLowerCase();
