import type * as layouts from './layouts'

type Layouts = typeof layouts

let loaded: Layouts | undefined

/** Fetches the code of the layouts, once. */
export async function loadLayouts(): Promise<Layouts> {
  loaded ??= await import('./layouts')
  return loaded
}

/**
 * The layouts, if their code is there. A failure is then shown inside them at once; through `lazy`, React shows nothing
 * first, for as long as 300 ms, and the focus is lost.
 */
export const loadedLayouts = (): Layouts | undefined => loaded
