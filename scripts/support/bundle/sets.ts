export const both = <T>(one: Set<T>, other: Set<T>): Set<T> => new Set([...one].filter((each) => other.has(each)));

export const either = <T>(one: Set<T>, other: Set<T>): Set<T> => new Set([...one, ...other]);

export const without = <T>(one: Set<T>, other: Set<T>): Set<T> => new Set([...one].filter((each) => !other.has(each)));
