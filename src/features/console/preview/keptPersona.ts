import { keep, kept, type NotKept } from '#store/kept/browserStorage'

// Apart from the region, which has its own names, so that a reader of the browser's storage does not need a region.

export const PERSONA_KEY = 'orrery.persona'

/** Stores the signed-in persona for the tab. @param persona the key; null for a visitor */
export const keepPersona = (persona: string | null): NotKept | undefined =>
  keep('session', PERSONA_KEY, persona ?? '')

/** The persona of the tab, by key: '' for a visitor; undefined without one. */
export const keptPersona = (): string | undefined =>
  kept('session', PERSONA_KEY, (text) => (/^[\w.@-]*$/.test(text) ? text : undefined))
