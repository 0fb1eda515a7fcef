import { lazyPart } from '#ui/lazyPart'

/** The palette, whose code is fetched on demand. */
export const LatePaletteDialog = lazyPart(async () => (await import('./PaletteDialog')).PaletteDialog)
