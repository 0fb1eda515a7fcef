import { lazyPart } from '#ui/lazyPart'

/** The palette, whose code is fetched ahead. */
export const PaletteDialog = lazyPart(async () => (await import('./PaletteDialog')).PaletteDialog)
