/** Bytes in a unit. Rule: UI-4. */
export const KIB = 1024
export const MIB = 1024 * KIB
export const GIB = 1024 * MIB
export const TIB = 1024 * GIB
