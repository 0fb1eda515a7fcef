import type { RootState } from '#store/store'

// The messages between the debugger and the frame with the past console. Both have the same origin.

/** The console at one moment: the state of the store, and the address of the page. */
export interface PastMoment {
  state: RootState
  path: string
}

type Message = { type: 'past.ready' } | ({ type: 'past.shown' } & PastMoment)

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'type' in data && String(data.type).startsWith('past.')

function listen(source: () => Window | null, take: (message: Message) => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin === location.origin && event.source === source() && isMessage(event.data))
      take(event.data)
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}

/** In the frame: shows every moment that the parent page sends. */
export function showMoments(show: (moment: PastMoment) => void) {
  listen(
    () => window.parent,
    (message) => {
      if (message.type === 'past.shown') show(message)
    },
  )
  window.parent.postMessage({ type: 'past.ready' } satisfies Message, location.origin)
}

/** In the page: calls back once the frame is ready. @returns a function that removes the listener */
export const whenReady = (frame: () => Window | null, ready: () => void): (() => void) =>
  listen(frame, ({ type }) => {
    if (type === 'past.ready') ready()
  })

/** In the page: sends a moment to the frame. */
export const sendMoment = (frame: Window | null | undefined, moment: PastMoment) =>
  frame?.postMessage({ type: 'past.shown', ...moment } satisfies Message, location.origin)
