// The news that a tab has begun a session, for the other tabs of the browser, which have the same one from then on.

const CHANNEL = 'orrery.session'

/**
 * Follows the sessions that other tabs begin.
 *
 * @param onNew called when another tab may have begun one
 */
export function newSessions(signal: AbortSignal, onNew: () => void): { say: () => void } {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', onNew, { signal })
  signal.addEventListener('abort', () => channel.close())
  return { say: () => channel.postMessage(null) }
}

/** Says that this tab has begun a session. */
export function sayNewSession(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}
