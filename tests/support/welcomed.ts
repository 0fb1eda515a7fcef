/** The entry of the browser's storage with which the preview shows no banner over the page. */
export const WELCOMED = { name: 'orrery.welcome', value: 'dismissed' } as const
