import { useRouter } from '@tanstack/react-router';
import type { Settings } from '#src/lib/settings.ts';

/** The environment's settings. */
export const useSettings = (): Settings => useRouter().options.context.settings;
