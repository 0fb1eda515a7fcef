import { lazyPart } from '#ui/lazyPart'

/** The palette, whose code is run ahead. */
export const LatePaletteDialog = lazyPart(async () => (await import('./PaletteDialog')).PaletteDialog, {
  runsAhead: true,
})
