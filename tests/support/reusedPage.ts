import type { Browser, BrowserContext, ConsoleMessage, Page, ViewportSize } from 'playwright/test'
import type { Call } from './calls'
import { standInFront } from './pageNetwork'

declare global {
  interface Window {
    noteViolation?(text: string): void
  }
}

// Opening a page takes longer than most tests: a window, a process, and compiling all scripts. So the tests of a worker
// share one page, which is emptied in between. A test that changes the page in a way that cannot be undone (a clock, a
// script at start, a route, a permission), or that fails, is the last one of its page.

/** What happened in the page during one test. */
export interface PageRecord {
  /** Console errors, uncaught errors and violations, in the order they happened. */
  errors: string[]
  /** The calls of the page. */
  calls: Call[]
}

const newRecord = (): PageRecord => ({ errors: [], calls: [] })

interface ReusedPage {
  page: Page
  /** The options of its context. A test with other options needs another page. */
  key: string
  uses: number
  isSpent: boolean
}

/** A page collects garbage of all its tests; after so many of them a new one is faster. */
const MOST_USES = 40

const lasting = {
  page: [
    'addInitScript',
    'clock',
    'close',
    'exposeBinding',
    'exposeFunction',
    'route',
    'routeFromHAR',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ],
  context: [
    'addCookies',
    'addInitScript',
    'clock',
    'close',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newPage',
    'route',
    'setGeolocation',
    'setOffline',
  ],
} as const

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

/** Runs in the page: deletes what the console stores in the browser. */
async function forget() {
  sessionStorage.clear()
  localStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}

/** The page of a worker. */
export class PageReuse {
  private current: ReusedPage | undefined
  private record = newRecord()

  constructor(private readonly browser: Browser) {}

  /**
   * An empty page, and a new record with it.
   *
   * @param key the options of the context, as text
   */
  async take(key: string, viewport: ViewportSize | null | undefined): Promise<Page> {
    if (this.current && (this.current.key !== key || this.current.isSpent)) await this.close()
    this.current ??= await this.open(key)
    const { page } = this.current
    if (this.current.uses > 0) await this.empty(page)
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

  /** What has happened in this page since it was taken. */
  recordOf(page: Page): PageRecord {
    if (page !== this.current?.page) throw new Error('This page belongs to another test.')
    return this.record
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

  /** Leaves the console for a file of the same origin, in the same process, and empties the storage. */
  private async empty(page: Page) {
    await page.goto('/favicon.svg')
    await page.evaluate(forget)
    // Outside of the page, as in a new page.
    await page.mouse.move(-1, -1)
  }

  private async open(key: string): Promise<ReusedPage> {
    const context = await this.browser.newContext()
    const page = await context.newPage()
    page.on('console', (message: ConsoleMessage) => {
      // The browser requests one for the file that is shown between tests.
      if (message.location().url.endsWith('/favicon.ico')) return
      if (message.type() === 'error') this.record.errors.push(message.text())
    })
    page.on('pageerror', (error) => this.record.errors.push(`${error.name}: ${error.message}`))
    // The browser's own message of a violation changes with its version; this one names the directive.
    await page.exposeFunction('noteViolation', (text: string) => this.record.errors.push(text))
    await page.exposeFunction('passOnCalls', (calls: readonly Call[]) => this.record.calls.push(...calls))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        window.noteViolation?.(`content security policy: ${violatedDirective} blocked ${blockedURI}`)
      })
    })
    await page.addInitScript(standInFront)
    const reused: ReusedPage = { page, key, uses: 0, isSpent: false }
    const spend = () => {
      reused.isSpent = true
    }
    watchUse(page, lasting.page, spend)
    watchUse(context, lasting.context, spend)
    return reused
  }
}
