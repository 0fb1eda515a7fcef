import { lazyPart } from '#ui/lazyPart'

/** The help panel, whose code is fetched ahead. */
export const HelpPanel = lazyPart(async () => (await import('./HelpPanel')).HelpPanel)
