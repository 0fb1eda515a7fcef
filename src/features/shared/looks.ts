import type { RowHeight, Theme } from '#store/slices/preferences'

/** The themes, as the user menu and the palette call them. */
export const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'Theme: system' },
  { theme: 'light', label: 'Theme: light' },
  { theme: 'dark', label: 'Theme: dark' },
]

/** The heights of rows, as the user menu and the palette call them. */
export const heights: readonly { rows: RowHeight; label: string }[] = [
  { rows: 'comfortable', label: 'Rows: comfortable' },
  { rows: 'compact', label: 'Rows: compact' },
]
