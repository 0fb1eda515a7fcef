/**
 * The number of letters before the dash of a device code: three, unless the build sets another number. Console and mock
 * read the same setting. See docs/decisions/007.
 */
export const DASH_AFTER = Number(import.meta.env.VITE_DEVICE_CODE_DASH_AFTER ?? 3)
