import type { DataRouter } from 'react-router'
import { readSwitches, switchesIn, type SwitchName, type Switches } from '#mirage/switches'
import { regionBridge } from '#features/console/debugger/source/regionBridge'
import { demoSession } from '#features/console/demos/page/demoSession'
import { OLDEST, type Version } from '#store/api/versions/generated/shipped'
import { Tape } from '#store/eventLog/tape'
import type { AppStore } from '#store/store'
import { addEntry } from '#features/kit/routing/historyEntry'
import { projects } from '#features/silo/projects/noun'
import { notKeptText } from '#features/shared/text/notKept'
import { noticeShown } from '#store/slices/notices'
import { exposeLog } from './logForTests'
import { exposeRegion } from './regionForTests'
import { keepPersona } from './keptPersona'
import { keepWelcome, keptWelcome } from './keptWelcome'
import { previewRegion, startRegion, type RegionOfPage } from './startRegion'

/** A console of the preview. */
interface Started {
  store: AppStore
  router: DataRouter
  dispose(): void
}

/** Creates a console. @param options its tape, and a function that prepares its store */
type Create = (options: {
  tape: Tape
  prepare: (store: AppStore) => void
  apiVersion?: Version | undefined
}) => Promise<Started>

interface OpenOptions extends Partial<Record<SwitchName, string | number>> {
  /** The key of the persona who is signed in from the start; null for a visitor. */
  persona?: string | null
  /** Keeps the browser's storage of the console, as on a reload. */
  keepsStorage?: boolean
  /** Resolves as soon as the console has started, before its page is loaded. */
  isBegunOnly?: boolean
}

/** Opens one console after another in the document. Only with the mock region: see tests/README.md. */
interface Orrery {
  /**
   * Opens a page of a new console with a new region, in place of the current ones. Deletes the console's storage
   * first.
   *
   * @param path with its query, whose switches apply unless the options override them
   * @returns when the page is loaded
   * @throws if a switch is invalid
   */
  open(path: string, options?: OpenOptions): Promise<void>
  /** Navigates the current console to another page, as a link does. */
  navigate(path: string): Promise<void>
  /** Ends the current console and its region. The page is then empty. */
  close(): void
}

declare global {
  interface Window {
    orrery?: Orrery
    /** The switches of regions whose address has none. Tests set them before the page loads. */
    regionDefaults?: Switches
  }
}

/** The switches of an address, with the page's defaults. */
function switchesOf(search: string): Switches {
  const given = Object.entries(switchesIn(search)).filter(([, text]) => text !== undefined)
  return { ...window.regionDefaults, ...Object.fromEntries(given) }
}

/** Waits two frames: for the effects of the page, such as a redirect. */
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Waits until the page has loaded all its data. */
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

/** Deletes what the console stores in the browser, but for its banner: who dismissed it has met it. */
async function forget() {
  const isWelcomed = keptWelcome() !== undefined
  sessionStorage.clear()
  localStorage.clear()
  if (isWelcomed) keepWelcome()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}

/**
 * Starts the region in the page, and a console for it: the region of the current demo, or the one that the
 * switches of the address select, see mirage/README.md. On an invalid switch, the page shows the error instead.
 */
export async function startPreview(create: Create): Promise<void> {
  let present: Started | undefined
  let region: RegionOfPage | undefined

  function begin(options: ReturnType<typeof readSwitches>['options']) {
    const demo = demoSession()?.script?.world
    region = startRegion({ query: location.search, demo, ...options })
    // A region that the page starts without a version has the oldest, and keeps it unless a fault changes it.
    const isOldest = (demo ?? options).api === undefined && !options.faults?.includes('api:')
    return openOn(region, isOldest ? OLDEST : undefined)
  }

  async function openOn(running: RegionOfPage, apiVersion: Version | undefined) {
    present = await create({
      apiVersion,
      tape: new Tape(),
      prepare(store) {
        const become = (userId: string) => reopenAs(userId, running, apiVersion)
        store.parts.give(previewRegion, { ...running, become })
        store.parts.give(regionBridge, running.bridge)
        exposeLog(store)
        exposeRegion(store)
        if (demoSession())
          void import('#features/console/demos/startDemo').then(({ startDemo }) => startDemo(store))
      },
    })
    return present
  }

  /** Ends the console, and leaves its region. */
  function leave() {
    if (!present) return
    // Makes forms store typed values, as when the page is left.
    dispatchEvent(new Event('pagehide'))
    present.dispose()
    present = undefined
  }

  function close() {
    leave()
    region?.stop()
    region = undefined
  }

  /** Opens the console of another user of the same region, on a page that every user may see. */
  async function reopenAs(userId: string, running: RegionOfPage, apiVersion: Version | undefined) {
    const notKept = running.signIn(userId)
    leave()
    addEntry(projects.to.list())
    const { store } = await openOn(running, apiVersion)
    if (notKept)
      store.dispatch(
        noticeShown({
          tone: 'failed',
          title: 'The next page load brings back the person before',
          body: notKeptText[notKept],
        }),
      )
  }

  const { options, errors } = readSwitches(demoSession()?.script?.world ? {} : switchesOf(location.search))
  if (Object.keys(errors).length > 0) {
    const { showWrongSwitches } = await import('./WrongSwitches')
    return showWrongSwitches(Object.values(errors))
  }
  await begin(options)
  window.orrery = {
    close,
    async open(path, { persona, keepsStorage = false, isBegunOnly = false, ...switches } = {}) {
      const given = Object.fromEntries(Object.entries(switches).map(([name, value]) => [name, String(value)]))
      const read = readSwitches({ ...switchesOf(new URL(path, location.origin).search), ...given })
      const wrong = Object.values(read.errors)
      if (wrong.length > 0) throw new Error(wrong.join(' '))
      close()
      if (!keepsStorage) await forget()
      if (persona !== undefined) keepPersona(persona)
      addEntry(path)
      const opened = await begin(read.options)
      if (!isBegunOnly) await arrived(opened)
    },
    async navigate(path) {
      await present?.router.navigate(path)
    },
  }
}
