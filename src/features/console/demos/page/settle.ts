import { RECORD_LOCK } from '#store/api/wire/writeInTurn'
import { pageClock, type PageClock } from './pageClock'

// Stops the page's clock until the page has settled: every consequence of a step is complete and rendered, and
// only time can change the page. So a demo does not depend on the speed of the machine.

/** Maximum duration of an animation to wait for: only viewers need longer ones. */
const LONGEST_ANIMATION_MS = 500
/** Time limit for reading a file or a body, in milliseconds of the browser. */
const LONGEST_READ_MS = 10_000
/** Maximum number of rounds for a page that changes endlessly. */
const MOST_ROUNDS = 100

/** Maximum number of tasks to wait for messages that never arrive. */
const MOST_TASKS = 1_000

/** Number of reads and writes that the browser runs outside its tasks and timers. */
let reading = 0

/** Counts running calls of methods that return a promise of the browser. */
function count(prototype: object, names: readonly string[]) {
  for (const name of names) {
    const original = (prototype as Record<string, (...args: unknown[]) => Promise<unknown>>)[name]
    if (!original) continue
    const counted = function (this: unknown, ...args: unknown[]) {
      reading += 1
      const result = original.apply(this, args)
      const end = () => void (reading -= 1)
      result.then(end, end)
      return result
    }
    Object.assign(prototype, { [name]: counted })
  }
}

/** Counts the imports on demand of the console. */
export function countImports() {
  window.orreryLoad = (code) => {
    reading += 1
    const end = () => void (reading -= 1)
    code.then(end, end)
    return code
  }
}

/** Counts what an event ends: one of those names, which comes once. */
function countUntil<Work extends EventTarget>(work: Work, ...ends: readonly string[]): Work {
  reading += 1
  for (const name of ends) work.addEventListener(name, () => void (reading -= 1), { once: true })
  return work
}

/** Counts the databases that are being opened, and the transactions that are open. */
function countDatabases() {
  if (!('IDBFactory' in globalThis)) return
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...args) {
    return countUntil(open.apply(this, args), 'success', 'error')
  }
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...args) {
    return countUntil(transaction.apply(this, args), 'complete', 'abort')
  }
}

/** Counts the waits for the turn of a record among the tabs. What is done in that turn may take time of the page. */
function countTurns() {
  if (!('LockManager' in globalThis)) return
  const { request } = LockManager.prototype
  const counted = function (this: LockManager, name: string, ...rest: unknown[]): Promise<unknown> {
    const ask = (args: unknown[]) => Reflect.apply(request, this, [name, ...args]) as Promise<unknown>
    if (!name.startsWith(RECORD_LOCK)) return ask(rest)
    const run = rest.at(-1) as LockGrantedCallback<unknown>
    reading += 1
    let end = () => {
      reading -= 1
      end = () => {}
    }
    const granted: typeof run = (lock) => {
      end()
      return run(lock)
    }
    const result = ask([...rest.slice(0, -1), granted])
    result.catch(() => end())
    return result
  }
  Object.assign(LockManager.prototype, { request: counted })
}

let channel: MessageChannel | undefined
const waiting: (() => void)[] = []

/** Resolves after all tasks that are ready now. */
export function nextTask(): Promise<void> {
  if (!channel) {
    channel = pageClock()?.channel() ?? new MessageChannel()
    channel.port1.onmessage = () => waiting.shift()?.()
  }
  const { port2 } = channel
  return new Promise((resolve) => {
    waiting.push(resolve)
    port2.postMessage(null)
  })
}

/** Resolves when no message that code has posted to itself is pending: work in slices is complete. */
async function slicesDone(clock: PageClock) {
  for (let task = 0; clock.messages() > 0 && task < MOST_TASKS; task += 1) await nextTask()
}

/** Resolves when the browser is idle. */
const idle = (clock: PageClock) => new Promise<void>((resolve) => clock.onIdle(resolve))

const nextFrame = (clock: PageClock) => new Promise<void>((resolve) => void clock.onFrame(resolve))

/**
 * Resolves when all elements that scripts watch have been reported as in view or not. A new observer is notified after
 * those before it, in the same task. A hidden page reports nothing.
 */
const viewReported = () =>
  document.hidden
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      })

const endsSoon = (animation: Animation) => {
  const end = animation.effect?.getComputedTiming().endTime
  return animation.playState === 'running' && typeof end === 'number' && end <= LONGEST_ANIMATION_MS
}

/** Animations of the page; those of the player are outside its body. */
const shortAnimations = () =>
  document
    .getAnimations()
    .filter((animation) => animation.effect instanceof KeyframeEffect)
    .filter((animation) => document.body.contains((animation.effect as KeyframeEffect).target))
    .filter(endsSoon)

/** Style sheets that are still loading. */
const sheetsToCome = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet)

/** Observes the page, to detect when it has settled. */
export class Settling {
  private hasChanged = true

  /** @param version a number that grows with each log entry */
  constructor(private readonly version: () => number) {
    count(Request.prototype, ['arrayBuffer', 'blob', 'json', 'text', 'formData'])
    count(Response.prototype, ['arrayBuffer', 'blob', 'json', 'text', 'formData'])
    count(Blob.prototype, ['arrayBuffer', 'text'])
    // Older browsers lack it.
    if ('ReadableStreamBYOBReader' in globalThis)
      count(ReadableStreamBYOBReader.prototype, ['read', 'cancel'])
    countDatabases()
    countTurns()
    count(SubtleCrypto.prototype, ['digest', 'importKey', 'sign', 'verify'])
    new MutationObserver(() => {
      this.hasChanged = true
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  }

  /** Whether the browser itself still loads or reads something. */
  private get isBusy(): boolean {
    return reading > 0 || sheetsToCome().length > 0
  }

  /** Resolves when the browser has finished its own work. */
  private async read(clock: PageClock) {
    const since = clock.browserNow()
    while (this.isBusy && clock.browserNow() - since < LONGEST_READ_MS) await nextFrame(clock)
  }

  /** Resolves when only time can change the page. */
  async settled(): Promise<void> {
    const clock = pageClock()
    if (!clock) return
    let seen = -1
    let isViewKnown = true
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await nextTask()
      await nextTask()
      if (this.isBusy) await this.read(clock)
      // A timer of 0 ms runs after the messages, as in an idle browser.
      await slicesDone(clock)
      const ran = clock.tick(0)
      const version = this.version()
      const animations = shortAnimations()
      if (animations.length > 0) await Promise.allSettled(animations.map(({ finished }) => finished))
      else if (this.hasChanged || version !== seen || this.isBusy) {
        this.hasChanged = false
        isViewKnown = false
        await idle(clock)
      } else if (!isViewKnown) {
        isViewKnown = true
        await viewReported()
      } else if (ran === 0) return
      seen = version
    }
  }
}
