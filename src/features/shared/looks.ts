import type { RowHeight, Theme } from '#store/slices/preferences'

export const themes: readonly Theme[] = ['system', 'light', 'dark']
export const heights: readonly RowHeight[] = ['comfortable', 'compact']

// As the user menu and the palette call them.

export const themeLabel = (theme: Theme) => `Theme: ${theme}`
export const heightLabel = (rows: RowHeight) => `Rows: ${rows}`
