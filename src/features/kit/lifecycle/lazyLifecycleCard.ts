import { lazyPart } from '#ui/lazyPart'

/** The card, whose code is fetched with the first one. */
export const LateLifecycleCard = lazyPart(async () => (await import('./LifecycleCard')).LifecycleCard)
