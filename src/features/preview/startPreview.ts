import { readSwitches, switchesIn } from '#mirage/switches'
import { regionBridge } from '#features/debugger/source/regionBridge'
import { demoSession } from '#features/demos/page/demoSession'
import { Tape } from '#store/eventLog/tape'
import type { AppStore } from '#store/store'
import { exposeLog } from './logForTests'
import { exposeRegion } from './regionForTests'
import { previewRegion, startRegion } from './startRegion'

/** A console that can be ended. */
interface Started {
  store: AppStore
  dispose(): void
}

/** Makes a console. @param options its tape, and what is done with its store before it begins */
type Create = (options: { tape: Tape; prepare: (store: AppStore) => void }) => Promise<Started>

/**
 * Starts the region in the page, and a console in front of it: the region of the demo which plays here, or as the
 * switches of the address ask for it, see mirage/README.md. When a switch is wrong, the page says so instead.
 */
export async function startPreview(create: Create): Promise<void> {
  const query = location.search
  const demo = demoSession()?.script?.world
  const { options, errors } = readSwitches(demo ? {} : switchesIn(query))
  if (Object.keys(errors).length > 0) {
    const { showWrongSwitches } = await import('./WrongSwitches')
    return showWrongSwitches(Object.values(errors))
  }
  const region = startRegion({ query, demo, ...options })
  await create({
    tape: new Tape(),
    prepare(store) {
      store.parts.whenOver(() => region.stop())
      store.parts.give(previewRegion, region)
      store.parts.give(regionBridge, region.bridge)
      exposeLog(store)
      exposeRegion(store)
      if (demoSession()) void import('#features/demos/startDemo').then(({ startDemo }) => startDemo(store))
    },
  })
}
