import { useSyncExternalStore } from 'react'

/** How often ages are told anew, in milliseconds. */
const TICK_MS = 5_000

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** A reading that is taken anew when nobody was listening for a while. */
function read() {
  if (!timer) now = Date.now()
  return now
}

/** The present, in milliseconds since the epoch; moves on every few seconds, for all who show it at once. */
export const useNow = () => useSyncExternalStore(subscribe, read)
