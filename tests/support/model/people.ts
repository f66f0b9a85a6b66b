import { Permission } from '#generated/enums.ts';

/** Who looks may do everything: what somebody may do is not what is judged here. */
export const permissionsOfAdmin = Object.values(Permission);
