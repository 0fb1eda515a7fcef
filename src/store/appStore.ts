import { Tape } from './eventLog/tape'
import { pastStore } from './eventLog/pastStore'
import { loadActors } from './actors/loadActors'
import { isPastFrame } from './pastFrame'
import { makeStore } from './store'

/** The tape of the store. A build without the mock region has none: only tests and the debugger's past read it. */
export const tape = import.meta.env.VITE_MOCK === '1' && !isPastFrame ? new Tape() : undefined

/**
 * The store of this browser tab. Loaders import it; components get it from the provider. The session actor handles a
 * lost session.
 */
export const store =
  import.meta.env.VITE_MOCK === '1' && isPastFrame
    ? pastStore()
    : makeStore(
        {
          onSessionLost: (location) =>
            void loadActors(store).then(
              ({ expire }) => expire(location),
              // Without its code the next call that is not let in tries again.
              () => {},
            ),
        },
        tape,
      )
