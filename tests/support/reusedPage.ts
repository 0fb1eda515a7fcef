import type { Browser, BrowserContext, ConsoleMessage, Page, ViewportSize } from 'playwright/test'
import { OLDEST, type Version } from '#store/api/versions/generated/shipped'
import type { Call } from './calls'
import { drawPage, leaveUndrawn } from './drawing'
import { standInFront } from './pageNetwork'
import { noteGlobals } from './pristine'
import { WELCOMED } from './welcomed'

declare global {
  interface Window {
    noteViolation?(text: string): void
    /** The console that is being opened in the document. */
    orreryOpening?: Promise<void>
  }
}

// Opening a page takes longer than most tests: a window, a process, and compiling all scripts. So the tests of a
// worker share one page, which is emptied in between. A test that changes the page irreversibly (a clock, a
// script at start, a route), or that fails, is the last one of its page. The tests share the
// document as well: `page.goto` creates a new console with a new region in it, unless the test is about loading.

// The browser requests the icon of the tab by itself: one for the file that is shown between tests, and that of the
// console at each navigation, also without a network.
function isOfTabIcon(message: ConsoleMessage): boolean {
  const { url } = message.location()
  if (url.endsWith('/favicon.ico')) return true
  return url.endsWith('/favicon.svg') && message.text().includes('ERR_INTERNET_DISCONNECTED')
}

/** The errors and calls of the page during one test. */
export interface PageRecord {
  /** Console errors, uncaught errors and violations, in the order they happened. */
  errors: string[]
  /** The calls of the page. */
  calls: Call[]
}

const newRecord = (): PageRecord => ({ errors: [], calls: [] })

interface TakeOptions {
  key: string
  isDrawn: boolean
  viewport: ViewportSize | null | undefined
  realLoads: boolean
  api: Version
}

interface ReusedPage {
  page: Page
  /** The options of its context. A test with other options needs another page. */
  key: string
  uses: number
  isSpent: boolean
  /** A test has granted a permission, which the next one does not have. */
  isPermitted: boolean
  /** `goto` loads the console. */
  isLoaded: boolean
  /** The media of its context, as {@link mediaNow}. */
  media: string
}

/** A page accumulates the garbage of its tests; after this number of tests, a new page is faster. */
const MOST_USES = 40

/** A file of the console's origin that runs nothing. */
const EMPTY_FILE = '/favicon.svg'

/** The latency of a region in milliseconds, unless the test selects another one: enough for pages to show that they load. */
const USUAL_LATENCY = '30'

/**
 * Members of a page and its context that leave no trace, or whose trace this file removes. Anything else (a clock, a
 * route, a script at start, a cookie) makes it the last test of its page.
 */
const traceless = {
  page:
    'goto reload goBack goForward url title content context isClosed frames mainFrame frameLocator locator keyboard ' +
    'mouse touchscreen dispatchEvent evaluate evaluateHandle screenshot viewportSize setViewportSize emulateMedia ' +
    'waitForEvent waitForFunction waitForLoadState waitForRequest waitForResponse waitForURL',
  context:
    'browser isClosed pages newCDPSession waitForEvent storageState grantPermissions clearPermissions tracing request',
}

/** Of a class that reports events, and of what the library uses inside. */
const isInside = (member: string) =>
  /^(_|getBy|constructor$|on$|once$|off$|emit$|(add|remove|prepend)\w*Listener|\w*[lL]isteners?$|listenerCount$|eventNames$|rawListeners$|setMaxListeners$|getMaxListeners$)/.test(
    member,
  )

/** All members of an object, those of its classes too. */
function membersOf(target: object): readonly string[] {
  const parent: unknown = Object.getPrototypeOf(target)
  const inherited = parent && parent !== Object.prototype ? membersOf(parent) : []
  return [...new Set([...Object.getOwnPropertyNames(target), ...inherited])]
}

/** Calls `note` when one of the members is used. */
function watchUse(target: Page | BrowserContext, members: readonly string[], note: () => void) {
  for (const member of members) {
    const value: unknown = Reflect.get(target, member)
    Object.defineProperty(target, member, {
      configurable: true,
      get() {
        note()
        return value
      },
    })
  }
}

/** Calls `note` when a member is used that may leave a trace. */
const watchTraces = (target: Page | BrowserContext, free: string, note: () => void) =>
  watchUse(
    target,
    membersOf(target).filter((member) => !isInside(member) && !free.split(' ').includes(member)),
    note,
  )

/** Runs in the page: the media that a test can emulate, as text. */
export const mediaNow = (): string =>
  ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(forced-colors: active)']
    .filter((query) => matchMedia(query).matches)
    .join()

/** Runs in the page: deletes what the console stores in the browser, as if its banner had been dismissed before. */
async function forget({ name: key, value }: typeof WELCOMED) {
  sessionStorage.clear()
  localStorage.clear()
  localStorage.setItem(key, value)
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}

/**
 * Runs in the page: ends its console and region.
 *
 * @returns the remains that only a load would remove; undefined when there is no console
 */
async function endConsole() {
  const { orrery, callRules, leftBehind } = window
  if (!orrery || !callRules || !leftBehind) return undefined
  orrery.close()
  callRules.reset()
  document.title = ''
  scrollTo(0, 0)
  window.drawPage?.(false)
  return leftBehind()
}

/** Runs in the page: opens another console in its document. @returns whether it could */
async function openConsole(address: string): Promise<boolean> {
  const { orrery, callRules } = window
  if (!orrery || !callRules) return false
  const { origin, pathname, search, searchParams } = new URL(address, location.origin)
  // Demos need their clock, and the inspector its window, from the start of the page; files are no pages.
  const needsLoad =
    searchParams.has('demo') || searchParams.has('inspect') || /^\/_past|\.\w+$/.test(pathname)
  if (origin !== location.origin || needsLoad) return false
  orrery.close()
  callRules.reset()
  // Held by the page: the browser gives up what it waits for if nothing in the page refers to it.
  window.orreryOpening = orrery.open(pathname + search, { keepsStorage: true, isBegunOnly: true })
  await window.orreryOpening
  return true
}

/** The page of a worker. */
export class PageReuse {
  private current: ReusedPage | undefined
  private record = newRecord()

  constructor(private readonly browser: Browser) {}

  /**
   * An empty page, and a new record with it.
   *
   * @param options.key the options of the context, as text
   * @param options.isDrawn whether its page is drawn
   * @param options.realLoads whether its console is always loaded
   * @param options.api the version of the region's API
   */
  async take({ key, isDrawn, viewport, realLoads, api }: TakeOptions): Promise<Page> {
    if (this.current && (this.current.key !== key || this.current.isSpent)) await this.close()
    this.current ??= await this.open({ key, isDrawn, api })
    const { page } = this.current
    this.current.isLoaded = realLoads
    if (this.current.uses > 0) await this.empty(page, realLoads)
    const size = page.viewportSize()
    if (viewport && (viewport.width !== size?.width || viewport.height !== size.height))
      await page.setViewportSize(viewport)
    this.current.uses += 1
    this.record = newRecord()
    return page
  }

  /** Releases the page. */
  giveBack(isPageSound: boolean) {
    if (!this.current) return
    this.current.page.removeAllListeners('dialog')
    if (!isPageSound || this.current.uses >= MOST_USES) this.current.isSpent = true
  }

  /** The record of this page since it was taken. */
  recordOf(page: Page): PageRecord {
    if (page !== this.current?.page) throw new Error('This page belongs to another test.')
    return this.record
  }

  /** The media of this page before any test changed them, as {@link mediaNow}. */
  mediaOf(page: Page): string | undefined {
    return page === this.current?.page ? this.current.media : undefined
  }

  /** Marks the page as not reusable. */
  spend() {
    if (this.current) this.current.isSpent = true
  }

  async close() {
    const { current } = this
    this.current = undefined
    await current?.page.context().close()
  }

  /**
   * Ends the console and empties the storage. Where the document cannot have another console, the page leaves it for a file
   * of the same origin, in the same process.
   */
  private async empty(page: Page, isLeft: boolean) {
    const left = await page.evaluate(endConsole)
    if (this.current?.isPermitted) await page.context().clearPermissions()
    if (this.current) this.current.isPermitted = false
    if (isLeft || !left || left.length > 0) await page.goto(EMPTY_FILE)
    await page.evaluate(forget, WELCOMED)
    // Moves the pointer outside of the page, as in a new page; other engines have no such place.
    const away = this.browser.browserType().name() === 'chromium' ? -1 : 0
    await page.mouse.move(away, away)
  }

  private async open({
    key,
    isDrawn,
    api,
  }: Pick<TakeOptions, 'key' | 'isDrawn' | 'api'>): Promise<ReusedPage> {
    const context = await this.browser.newContext()
    const page = await context.newPage()
    page.on('console', (message: ConsoleMessage) => {
      if (isOfTabIcon(message)) return
      if (message.type() === 'error') this.record.errors.push(message.text())
    })
    page.on('request', (request) => {
      const { origin, protocol, href } = new URL(request.url())
      // A test may open any page; what a page fetches comes from its own origin. See docs/telemetry.md.
      const isCall = /^(https?|wss?):$/.test(protocol) && !request.isNavigationRequest()
      if (isCall && origin !== new URL(page.url()).origin) this.record.errors.push(`It calls ${href}`)
    })
    page.on('pageerror', (error) => this.record.errors.push(`${error.name}: ${error.message}`))
    // The browser's own message of a violation changes with its version; this one names the directive.
    await page.exposeFunction('noteViolation', (text: string) => this.record.errors.push(text))
    await page.exposeFunction('passOnCalls', (calls: readonly Call[]) => this.record.calls.push(...calls))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        window.noteViolation?.(`content security policy: ${violatedDirective} blocked ${blockedURI}`)
      })
      // An observer that changes what it observes. It is no exception, so that the browser reports it to the page alone.
      window.addEventListener('error', ({ message }) => {
        if (message.includes('ResizeObserver')) window.noteViolation?.(message)
      })
    })
    const defaults = { latency: USUAL_LATENCY, ...(api !== OLDEST && { api }) }
    await page.addInitScript((switches) => {
      window.regionDefaults = switches
    }, defaults)
    if (!isDrawn) await page.addInitScript(leaveUndrawn)
    await page.addInitScript(noteGlobals)
    await page.addInitScript(standInFront)
    // The browser exchanges the blank document of a new page once more: what is evaluated in it may never answer.
    await page.goto(EMPTY_FILE)
    const media = await page.evaluate(mediaNow)
    const reused: ReusedPage = {
      page,
      key,
      uses: 0,
      isSpent: false,
      isPermitted: false,
      isLoaded: false,
      media,
    }
    const load = page.goto.bind(page)
    page.goto = async (address, options) => {
      if (!reused.isSpent && !reused.isLoaded && (await page.evaluate(openConsole, address))) return null
      return load(address, options)
    }
    const picture = page.screenshot.bind(page)
    page.screenshot = async (options) => {
      await drawPage(page, true)
      return picture(options)
    }
    const spend = () => {
      reused.isSpent = true
    }
    watchTraces(page, traceless.page, spend)
    watchTraces(context, traceless.context, spend)
    watchUse(context, ['grantPermissions'], () => {
      reused.isPermitted = true
    })
    return reused
  }
}
