import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { intents } from '#features/kit/routing/intent'
import { demoSession } from './page/demoSession'
import { exposeDemo } from './page/outside'
import { pageClock } from './page/pageClock'
import { Settling } from './page/settle'

/** Starts the demo of this page: with the player, or for a test that plays it from outside. */
export async function startDemo(store: AppStore): Promise<void> {
  const session = demoSession()
  const clock = pageClock()
  if (!session || !clock) return
  consolePartOf(store, intents).turnOff()
  const settling = new Settling(() => store.log.last)
  exposeDemo(store, session, clock, settling)
  if (session.isOutside) return
  const { showPlayer } = await import('./views/showPlayer')
  showPlayer(store, session, clock, settling)
}
