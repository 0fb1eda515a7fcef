const LOCK = 'orrery.trial.'

/** Without locks, how long tabs that have not made a change wait for the one that has, in milliseconds. */
const AFTER_OWN_MS = 5_000

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Runs something about a line while no other tab does. Pages without encryption have no locks: there, the tab that has
 * made the change goes first, and the others find what it did.
 *
 * @throws what it throws, and if the signal is aborted while it waits
 */
export async function alone<Result>(
  line: string,
  { signal, isOwn }: { signal: AbortSignal; isOwn: boolean },
  run: () => Promise<Result>,
): Promise<Result> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (locks) return locks.request(LOCK + line, { signal }, run) as Promise<Result>
  if (!isOwn) await pause(AFTER_OWN_MS, signal)
  return run()
}
