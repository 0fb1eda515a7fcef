import { createRoot } from 'react-dom/client'
import type { AppStore } from '#store/store'
import type { DemoSession } from '../page/demoSession'
import type { PageClock } from '../page/pageClock'
import { playerActor } from '../page/playerActor'
import { playerScreen } from '../page/screen'
import type { Settling } from '../page/settle'
import { veil } from '../page/veil'
import { controlsOf } from './controlActions'
import { Player } from './Player'

/**
 * Shows the player over the page, after its body: the attributes that hide the page behind a dialog do not reach it.
 */
export function showPlayer(store: AppStore, session: DemoSession, clock: PageClock, settling: Settling) {
  const host = document.createElement('div')
  document.documentElement.append(host)
  const screen = playerScreen()
  const root = createRoot(host)
  const actor = playerActor({ store, session, clock, settling, screen, release: () => over.lift() })
  const over = veil(host, controlsOf({ actor, screen, host }))
  actor.start()
  root.render(<Player actor={actor} screen={screen} session={session} />)
  actor.subscribe({
    complete() {
      over.remove()
      // The buttons of the player are rendered while this runs.
      queueMicrotask(() => {
        root.unmount()
        host.remove()
      })
    },
  })
}
