import { charts } from '#machines/charts/charts'
import { observable } from '#store/observable'
import { ENTRY_VERSION } from '#store/eventLog/savedEntry'
import type { DebugSource } from './debugSource'
import { nothingSeen, type Seen } from '../model/seen'

// A page shows its debugger in a second window. It sends only the contents of the debugger, redacted as in the
// log; the second window sends only a greeting. Each load of a page has its own id: the window follows one load,
// and another one after that has ended.

/** Minimum time between two messages, in milliseconds. */
const SEND_EVERY_MS = 100

type Message =
  /** From the window: asks the load with that id, or any load, for its contents. */
  | { type: 'hello'; to?: string }
  /** From the page: it has loaded. */
  | { type: 'here'; load: string }
  /** From the page: everything, or only the entries since the last message. */
  | { type: 'seen'; load: string; isWhole: boolean; seen: Seen }
  /** From the page: it is closing. */
  | { type: 'bye'; load: string }

/** A channel between windows of one page. Windows of another version of the log have another. */
export const channelOf = (page: string): BroadcastChannel =>
  new BroadcastChannel(`orrery.debugger.${ENTRY_VERSION}.${page}`)

/** Sends the contents of a source to all listeners of the channel. @returns a function that ends it */
export function serveMirror(source: DebugSource, channel: BroadcastChannel): () => void {
  const load = crypto.randomUUID()
  let lastSeq = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(isWhole: boolean) {
    clearTimeout(timer)
    timer = undefined
    const seen = source.get()
    const entries = isWhole ? seen.entries : seen.entries.filter(({ seq }) => seq > lastSeq)
    lastSeq = seen.entries.at(-1)?.seq ?? lastSeq
    channel.postMessage({ type: 'seen', load, isWhole, seen: { ...seen, entries } } satisfies Message)
  }
  let stop: (() => void) | undefined
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'hello' || (data.to !== undefined && data.to !== load)) return
    send(true)
    // Subscribes only once a window listens.
    stop ??= source.subscribe(() => {
      timer ??= setTimeout(() => send(false), SEND_EVERY_MS)
    })
  }
  channel.postMessage({ type: 'here', load } satisfies Message)
  return () => {
    clearTimeout(timer)
    stop?.()
    channel.postMessage({ type: 'bye', load } satisfies Message)
    channel.close()
  }
}

/** The state of the connection with the other page. */
type MirrorState = 'waiting' | 'connected' | 'gone'

/** The source of another page. It keeps the last of it when that page closes. */
export interface MirrorSource extends DebugSource {
  state(): MirrorState
  /** Closes the channel. */
  close(): void
}

/** The source that listens on a channel. */
export function mirrorSource(channel: BroadcastChannel): MirrorSource {
  const shown = observable<{ seen: Seen; state: MirrorState }>({ seen: nothingSeen, state: 'waiting' })
  let followed: string | undefined

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'hello') return
    const { seen, state } = shown.get()
    if (data.type === 'here') {
      if (state !== 'connected') channel.postMessage({ type: 'hello', to: data.load } satisfies Message)
      return
    }
    const isNew = data.type === 'seen' && data.isWhole && state !== 'connected'
    if (data.load !== followed && !isNew) return
    if (data.type === 'bye') shown.set({ seen, state: 'gone' })
    else {
      followed = data.load
      // Drops the entries that the page has dropped.
      const all = data.isWhole ? data.seen.entries : [...seen.entries, ...data.seen.entries]
      const surplus = data.isWhole ? 0 : data.seen.dropped - seen.dropped
      const entries = surplus > 0 ? all.slice(surplus) : all
      shown.set({ seen: { ...data.seen, entries }, state: 'connected' })
    }
  }
  channel.postMessage({ type: 'hello' } satisfies Message)
  return {
    kind: 'otherPage',
    charts,
    get: () => shown.get().seen,
    state: () => shown.get().state,
    subscribe: shown.subscribe,
    close: () => channel.close(),
  }
}
