import { lazyPart } from '#ui/lazyPart'

/** The palette, whose code is run ahead. */
export const PaletteDialog = lazyPart(async () => (await import('./PaletteDialog')).PaletteDialog, {
  runsAhead: true,
})
