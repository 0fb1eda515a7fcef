import type { Entry } from '#store/eventLog/entry'
import type { AppStore } from '#store/store'
import { goForwardTo } from '#features/kit/routing/historyEntry'
import type { Other, Passing, Sighting } from '../player/stage'
import type { DemoScript } from '../script/step'
import type { Target } from '../script/target'
import { textInView } from './textInView'
import { lookUp, othersThan } from './lookup'
import type { PageClock } from './pageClock'
import { PageTime } from './pageTime'
import type { Settling } from './settle'

/** The interface for a test that plays a demo from outside the page: time, the log and addresses, but no input. */
export interface DemoFromOutside {
  script: DemoScript | undefined
  file: string
  /** Why it cannot be played. */
  error: string | undefined
  /** Goes to a page of the console. */
  goto(path: string): void
  /** Lets time pass. */
  advance(ms: number, why: Passing): Promise<void>
  /** Resolves when the page has settled after an action. */
  settled(): Promise<void>
  lastEntry(): number
  entriesAfter(seq: number): readonly Entry[]
  /** The last entry of a finished demo: later ones come from the viewer. */
  endedAt?: number
  /** The sighting of a target, for the errors of a stage with its own locators. */
  look(target: Target): { found: 'one' } | Exclude<Sighting<never>, { found: 'one' }>
  /** Elements of other roles than the target, for the same errors. */
  others(target: Target): readonly Other[]
  /** The text of an element that a viewer sees. */
  textInView(element: Element): string
}

declare global {
  interface Window {
    orreryDemo?: DemoFromOutside
  }
}

/** Sets `window.orreryDemo`. */
export function exposeDemo(
  store: AppStore,
  { script, file, error }: Pick<DemoFromOutside, 'script' | 'file' | 'error'>,
  clock: PageClock,
  settling: Settling,
) {
  const time = new PageTime(clock, settling, { rate: Infinity })
  window.orreryDemo = {
    script,
    file,
    error,
    goto: goForwardTo,
    advance: (ms, why) => time.advance(ms, why),
    settled: () => settling.settled(),
    lastEntry: () => store.log.last,
    entriesAfter: (seq) => entriesAfter(store, seq),
    look(target) {
      const sighting = lookUp(target)
      // An element cannot be sent out of the page.
      return sighting.found === 'one' ? { found: 'one' } : sighting
    },
    others: (target) => othersThan(target),
    textInView,
  }
}

/** The entries of this page's log after a number. */
export function entriesAfter(store: AppStore, seq: number): readonly Entry[] {
  store.log.flush()
  return store.getState().eventLog.entries.filter((entry) => entry.seq > seq)
}
