import { isOpen, type Line } from './line'
import { readLine } from './readLine'

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
  /**
   * Waits for the end of the pages that run the open ones of some lines: at once if a page is closed already, or if the
   * browser cannot say. Tabs that wait for the same page go on one after the other.
   */
  watch(lines: readonly Line[]): void
  close(): void
}

const LOCK = 'orrery.page.'

interface Joining {
  /** Called with the lines that change in another tab. */
  receive: (lines: readonly Line[]) => void
  /** The lines that are not in the database yet. */
  unwritten: () => readonly Line[]
  /** Called once for each page that is closed, with its id. */
  closed: (page: string) => Promise<void>
}

/** Joins the other tabs. */
export function joinTabs(owner: string, page: string, { receive, unwritten, closed }: Joining): OtherTabs {
  // Pages without encryption have no locks.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  const channel = new BroadcastChannel('orrery.ledger')
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<TabMessage> | null>) => {
    if (data?.owner !== owner || !Array.isArray(data.lines)) return
    if (data.asks) return send(unwritten())
    const lines = data.lines.flatMap((line: unknown) => readLine(line) ?? [])
    receive(lines)
    // Without locks, that it tells of a line is all that is known of a page.
    if (locks) watch(lines)
  })
  const send = (lines: readonly Line[], more: Pick<TabMessage, 'asks'> = {}) =>
    channel.postMessage({ owner, lines, ...more } satisfies TabMessage)
  send([], { asks: true })
  const life = new AbortController()
  const { signal } = life
  // Held as long as the page lives: another tab gets it when the page ends, however it ends.
  const held = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  void locks?.request(LOCK + page, () => held).catch(() => {})
  /** The pages whose end is waited for. */
  const watched = new Set([page])
  const watch = (lines: readonly Line[]) => {
    for (const line of lines) {
      const of = line.page
      if (!isOpen(line) || watched.has(of)) continue
      watched.add(of)
      const run = () => closed(of)
      if (locks) void locks.request(LOCK + of, { signal }, run).catch(() => {})
      else void run()
    }
  }
  return {
    send,
    watch,
    close() {
      life.abort()
      channel.close()
    },
  }
}
