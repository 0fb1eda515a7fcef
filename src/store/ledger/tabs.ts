import { isLine, type Line } from './line'

/** What tabs tell each other: lines that have changed. */
interface TabMessage {
  owner: string
  lines: readonly Line[]
}

/** The other tabs of the same user. */
export interface Tabs {
  send(lines: readonly Line[]): void
  /** The ids of all pages that are open. Undefined if the browser cannot say. */
  open(): Promise<ReadonlySet<string> | undefined>
  close(): void
}

const LOCK = 'orrery.page.'

/** Joins the other tabs. @param receive called with the lines that change in another tab */
export function joinTabs(owner: string, page: string, receive: (lines: readonly Line[]) => void): Tabs {
  const channel = new BroadcastChannel('orrery.ledger')
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<TabMessage> | null>) => {
    if (data?.owner === owner && Array.isArray(data.lines)) receive(data.lines.filter(isLine))
  })
  // Held as long as the page lives: other tabs see by it that its commands are followed. Pages without encryption
  // have no locks.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks?.request(LOCK + page, () => held).catch(() => {})
  return {
    send: (lines) => channel.postMessage({ owner, lines } satisfies TabMessage),
    async open() {
      const all = await locks?.query()
      const names = all?.held?.flatMap(({ name }) => name ?? [])
      return (
        names && new Set(names.filter((name) => name.startsWith(LOCK)).map((name) => name.slice(LOCK.length)))
      )
    },
    close() {
      release()
      channel.close()
    },
  }
}
