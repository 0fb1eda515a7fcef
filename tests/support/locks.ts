/**
 * The locks of a browser, for tests of pages that wait for each other: exclusive ones, given in the order in which they
 * were asked for.
 */
export function testLocks(): Pick<LockManager, 'request'> {
  const queues = new Map<string, (() => void)[]>()
  async function request(name: string, ...rest: unknown[]) {
    const run = rest.at(-1) as () => unknown
    const { signal } = (rest.length > 1 ? rest[0] : {}) as LockOptions
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    await new Promise<void>((resolve, reject) => {
      queue.push(resolve)
      if (queue.length === 1) return resolve()
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(resolve)
        if (at < 1) return
        queue.splice(at, 1)
        reject(signal.reason as Error)
      })
    })
    try {
      return await run()
    } finally {
      queue.shift()
      queue[0]?.()
    }
  }
  return { request } as Pick<LockManager, 'request'>
}
