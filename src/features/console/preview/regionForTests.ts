import type { AppStore } from '#store/store'

/** The actions of tests on the mock region, as the debugger has them. Only a build with the mock region has it. */
interface RegionForTests {
  /**
   * Reports a state in place of the region. Waits until the page shows the resource.
   *
   * @param isHeld whether the hardware leaves it in that state
   */
  report(kind: string, name: string, state: string, isHeld?: boolean): Promise<void>
  /** Makes the next requests of an operation fail with 500. */
  failNext(operation: string, times: number): Promise<void>
}

declare global {
  interface Window {
    orreryRegion?: RegionForTests
  }
}

/** Time limit and interval of the search for a resource, in milliseconds. */
const SHOWN_WITHIN_MS = 10_000
const LOOK_EVERY_MS = 50

/** Waits until the page shows a resource. @throws an error on a timeout */
async function shown(store: AppStore, kind: string, name: string) {
  for (let waited = 0; waited < SHOWN_WITHIN_MS; waited += LOOK_EVERY_MS) {
    const found = store.observer.known().find((each) => each.kind === kind && each.name === name)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error(`The page shows no ${kind} with the name "${name}".`)
}

/** Sets `window.orreryRegion`. */
export function exposeRegion(store: AppStore) {
  const actions = async () =>
    (await import('#features/console/debugger/source/pageActions')).pageActions(store)
  window.orreryRegion = {
    async report(kind, name, state, isHeld) {
      const resource = await shown(store, kind, name)
      await (await actions()).report?.(resource, resource.state, state, isHeld)
    },
    failNext: async (operation, times) => (await actions()).failNext?.(operation, times),
  }
}
