import { withActors } from './console'
import { makeStore } from './store'

/**
 * The store of this browser tab. Loaders read it here; components get it from the provider. A lost session is the
 * session actor's business alone.
 */
export const store = makeStore({
  onSessionLost: (location) => void withActors().then(({ expire }) => expire(location)),
})
