import { pageClock, type PageClock } from './pageClock'

// The page's clock stands still until the page has settled: all that was set off is done and drawn, and only time can
// change something. So what happens in a demo does not depend on the speed of the machine.

/** Animations that take longer are not waited for: nothing but the eye does. */
const LONGEST_ANIMATION_MS = 500
/** A file or a body that takes longer does not arrive, in milliseconds of the browser. */
const LONGEST_READ_MS = 10_000
/** Changes without an end are not waited for. */
const MOST_ROUNDS = 100

/** Messages that never arrive are not waited for. */
const MOST_TASKS = 1_000

/** Reads that the browser does by itself, outside its tasks and timers. */
let reading = 0

/** Counts calls of a method that come back by a promise of the browser. */
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

let channel: MessageChannel | undefined
const waiting: (() => void)[] = []

/** Comes back after every task that is ready now. */
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

/** Comes back when what code has posted to itself has arrived: what runs in slices is done. */
async function slicesDone(clock: PageClock) {
  for (let task = 0; clock.messages() > 0 && task < MOST_TASKS; task += 1) await nextTask()
}

/** Comes back when the browser has nothing to do. */
const idle = (clock: PageClock) => new Promise<void>((resolve) => clock.onIdle(resolve))

const nextFrame = (clock: PageClock) => new Promise<void>((resolve) => void clock.onFrame(resolve))

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

/** Style sheets that code waits for. */
const sheetsToCome = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet)

/** Follows what happens in the page, to tell when it has settled. */
export class Settling {
  private hasChanged = true

  /** @param version a number that grows whenever something is logged */
  constructor(private readonly version: () => number) {
    count(Request.prototype, ['arrayBuffer', 'blob', 'json', 'text', 'formData'])
    count(Response.prototype, ['arrayBuffer', 'blob', 'json', 'text', 'formData'])
    count(Blob.prototype, ['arrayBuffer', 'text'])
    // Not every browser has it.
    if ('ReadableStreamBYOBReader' in globalThis)
      count(ReadableStreamBYOBReader.prototype, ['read', 'cancel'])
    count(SubtleCrypto.prototype, ['digest', 'importKey', 'sign', 'verify'])
    new MutationObserver(() => {
      this.hasChanged = true
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  }

  /** Whether the browser works on something by itself. */
  private get isBusy(): boolean {
    return reading > 0 || sheetsToCome().length > 0 || (window.orreryLoads?.pending ?? 0) > 0
  }

  /** Comes back when the browser has done what it does by itself. */
  private async read(clock: PageClock) {
    const since = clock.browserNow()
    while (this.isBusy && clock.browserNow() - since < LONGEST_READ_MS) await nextFrame(clock)
  }

  /** Comes back when nothing but time can change something. */
  async settled(): Promise<void> {
    const clock = pageClock()
    if (!clock) return
    let seen = -1
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await nextTask()
      await nextTask()
      if (this.isBusy) await this.read(clock)
      // A timer of no time comes after what is done at once, as in a browser that is not in a hurry.
      await slicesDone(clock)
      const ran = clock.tick(0)
      const version = this.version()
      const animations = shortAnimations()
      if (animations.length > 0) await Promise.allSettled(animations.map(({ finished }) => finished))
      else if (this.hasChanged || version !== seen || this.isBusy) {
        this.hasChanged = false
        await idle(clock)
      } else if (ran === 0) return
      seen = version
    }
  }
}
