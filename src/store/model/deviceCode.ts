/**
 * After which letter of a device code the dash goes: after the third, unless the build says otherwise. Console and mock
 * read the same setting. See docs/decisions/007.
 */
export const DASH_AFTER = Number(import.meta.env.VITE_DEVICE_CODE_DASH_AFTER ?? 3)
