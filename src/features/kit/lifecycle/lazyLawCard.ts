import { lazyPart } from '#ui/lazyPart'

/** The card, whose code is fetched with the first one. */
export const LawCard = lazyPart(async () => (await import('./LawCard')).LawCard, { isRare: true })
