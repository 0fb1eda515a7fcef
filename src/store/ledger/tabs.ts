import { isLine, type Line } from './line'

/** The messages of tabs to each other: lines that have changed. */
interface TabMessage {
  owner: string
  lines: readonly Line[]
  /** The tab has just been opened, and asks for what the others have not written yet. */
  asks?: true
}

/** The other tabs of the same user. */
export interface OtherTabs {
  send(lines: readonly Line[]): void
  /** Whether the browser can say which pages are open. */
  readonly knowsOpen: boolean
  /**
   * Runs something as soon as a page is closed, at once if it is closed already, or if the browser cannot say. Tabs that
   * wait for the same page run one after the other.
   */
  whenClosed(page: string, run: () => Promise<void>): void
  close(): void
}

const LOCK = 'orrery.page.'

interface Joining {
  /** Called with the lines that change in another tab. */
  receive: (lines: readonly Line[]) => void
  /** The lines that are not in the database yet. */
  unwritten: () => readonly Line[]
}

/** Joins the other tabs. */
export function joinTabs(owner: string, page: string, { receive, unwritten }: Joining): OtherTabs {
  const channel = new BroadcastChannel('orrery.ledger')
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<TabMessage> | null>) => {
    if (data?.owner !== owner || !Array.isArray(data.lines)) return
    if (data.asks) send(unwritten())
    else receive(data.lines.filter(isLine))
  })
  const send = (lines: readonly Line[], more: Pick<TabMessage, 'asks'> = {}) =>
    channel.postMessage({ owner, lines, ...more } satisfies TabMessage)
  send([], { asks: true })
  // Held as long as the page lives: another tab gets it when the page ends, however it ends. Pages without encryption
  // have no locks.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  const life = new AbortController()
  const { signal } = life
  const held = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  void locks?.request(LOCK + page, () => held).catch(() => {})
  return {
    send,
    knowsOpen: locks !== undefined,
    whenClosed(closed, run) {
      if (locks) void locks.request(LOCK + closed, { signal }, run).catch(() => {})
      else void run()
    },
    close() {
      life.abort()
      channel.close()
    },
  }
}
