import type { DataRouter } from 'react-router'
import { readSwitches, switchesIn, type SwitchName } from '#mirage/switches'
import { regionBridge } from '#features/debugger/source/regionBridge'
import { demoSession } from '#features/demos/page/demoSession'
import { Tape } from '#store/eventLog/tape'
import type { AppStore } from '#store/store'
import { exposeLog } from './logForTests'
import { exposeRegion } from './regionForTests'
import { keepPersona, previewRegion, startRegion } from './startRegion'

/** A console of the preview. */
interface Started {
  store: AppStore
  router: DataRouter
  dispose(): void
}

/** Makes a console. @param options its tape, and what is done with its store before it begins */
type Create = (options: { tape: Tape; prepare: (store: AppStore) => void }) => Promise<Started>

interface OpenOptions extends Partial<Record<SwitchName, string | number>> {
  /** The key of the persona who is signed in from the first call on; null for a visitor who is not. */
  persona?: string | null
  /** What the browser stores for the console stays, as when the page is loaded again. */
  keepsStorage?: boolean
  /** It comes back when the console has begun, and not only when its page is there. */
  isBegunOnly?: boolean
}

/** Consoles one after another in the loaded document. Only a build with the mock region has it: see tests/README.md. */
interface Orrery {
  /**
   * Opens a page of a new console in front of a new region, in place of the present ones. What the browser stores for the
   * console is deleted first.
   *
   * @param path with its query, whose switches count unless they are among the options
   * @returns when the page is there
   * @throws when a switch is wrong
   */
  open(path: string, options?: OpenOptions): Promise<void>
  /** Goes to another page of the present console, as a link does. */
  navigate(path: string): Promise<void>
  /** Ends the present console with its region. The page is then empty. */
  close(): void
}

declare global {
  interface Window {
    orrery?: Orrery
  }
}

/** Waits for the next frames: for what an effect of the page does, such as leading to another one. */
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Waits until nothing is on its way to the page. */
async function arrived({ router, store }: Started) {
  const isThere = () => router.state.initialized && router.state.navigation.state === 'idle'
  while (!store.parts.signal.aborted) {
    if (isThere()) {
      const { location } = router.state
      await nextFrames()
      if (isThere() && router.state.location === location) return
    }
    await nextFrames()
  }
}

async function forget() {
  sessionStorage.clear()
  localStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}

/**
 * Starts the region in the page, and a console in front of it: the region of the demo which plays here, or as the
 * switches of the address ask for it, see mirage/README.md. When a switch is wrong, the page says so instead.
 */
export async function startPreview(create: Create): Promise<void> {
  let present: Started | undefined

  async function begin(options: ReturnType<typeof readSwitches>['options']) {
    const region = startRegion({ query: location.search, demo: demoSession()?.script?.world, ...options })
    present = await create({
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
    return present
  }

  function close() {
    if (!present) return
    // Forms keep what was typed, as when the page is left.
    dispatchEvent(new Event('pagehide'))
    present.dispose()
    present = undefined
  }

  const { options, errors } = readSwitches(demoSession()?.script?.world ? {} : switchesIn(location.search))
  if (Object.keys(errors).length > 0) {
    const { showWrongSwitches } = await import('./WrongSwitches')
    return showWrongSwitches(Object.values(errors))
  }
  await begin(options)
  window.orrery = {
    close,
    async open(path, { persona, keepsStorage = false, isBegunOnly = false, ...switches } = {}) {
      const given = Object.fromEntries(Object.entries(switches).map(([name, value]) => [name, String(value)]))
      const read = readSwitches({ ...switchesIn(new URL(path, location.origin).search), ...given })
      const wrong = Object.values(read.errors)
      if (wrong.length > 0) throw new Error(wrong.join(' '))
      close()
      if (!keepsStorage) await forget()
      if (persona !== undefined) keepPersona(persona)
      // An entry of the router's history has a key, under which it keeps how far the page is scrolled.
      history.pushState({ key: crypto.randomUUID() }, '', path)
      const opened = await begin(read.options)
      if (!isBegunOnly) await arrived(opened)
    },
    async navigate(path) {
      await present?.router.navigate(path)
    },
  }
}
