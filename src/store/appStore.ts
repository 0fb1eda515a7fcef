import { makeStore } from './store'

/** The store of this browser tab. Loaders read it here; components get it from the provider. */
export const store = makeStore()
