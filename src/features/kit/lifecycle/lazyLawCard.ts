import { lazyPart } from '#ui/lazyPart'

/** The card, whose code is fetched with the first one. */
export const LateLawCard = lazyPart(async () => (await import('./LawCard')).LawCard)
