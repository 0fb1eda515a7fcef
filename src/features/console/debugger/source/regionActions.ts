import { api } from '#store/api/api'
import { tagOfKind } from '#model/nouns'
import type { AppStore } from '#store/store'
import { wireWords } from '#model/case'
import { stepWords, type Journey } from '../model/journey'
import type { RegionBridge } from './regionBridge'

/** A resource whose state can be reported. */
interface Reported {
  kind: string
  id: string
  name: string
}

/** The actions of the debugger on the mock region. */
export interface RegionActions {
  /**
   * Reports a state in place of the region. The page sees it before the hardware continues.
   *
   * @param from the state that the page shows
   * @param isHeld whether the resource stays in the state until the next report
   * @throws an error with the reason, such as that the hardware has changed the state
   */
  report(resource: Reported, from: string, state: string, isHeld?: boolean): Promise<void>
  /**
   * Moves a resource along a path of its lifecycle: reports in place of the region, and runs commands as another
   * client. The page observes it after each step.
   *
   * @throws an error with the step where it stopped
   */
  travel(journey: Journey, kind: string): Promise<void>
  /** Makes the next requests of an operation fail. */
  failNext(operation: string, times: number): void
  /** Number of next requests of an operation that will fail. */
  failuresLeft(operation: string): number
}

/**
 * Time limit for the page to see a step of a journey, in milliseconds. An update needs support once a second answer says so,
 * which follows after ten seconds.
 */
const SEEN_WITHIN_MS = 15_000

/** Waits until the page has seen a resource in a state. @returns false on a timeout */
const whenSeen = ({ observer }: AppStore, id: string, state: string) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => end(false), SEEN_WITHIN_MS)
    const stop = observer.watch(id, ({ to }) => {
      if (to === state) end(true)
    })
    function end(isSeen: boolean) {
      clearTimeout(timer)
      stop()
      resolve(isSeen)
    }
  })

/** The actions on a region. */
export function regionActions(store: AppStore, region: RegionBridge): RegionActions {
  const { log } = store
  /** Makes the page refetch the resource. */
  function look(kind: string) {
    const tag = tagOfKind(kind)
    if (tag) store.dispatch(api.util.invalidateTags([tag]))
  }
  /** Logs a report, with all data to repeat it. */
  const note = (
    words: string,
    { kind, name }: Reported,
    change: { from: string; to: string; isHeld: boolean },
  ) => log.intent(`${words} for ${kind} ${name}`, 'debugger', { reports: { kind, name, ...change } }, null)
  /** Puts a resource into a state, and holds it there until the page has seen it. */
  async function put({ kind, id, name }: Reported, from: string, state: string) {
    const now = region.stateOf(kind, id)
    if (now !== from) {
      look(kind)
      throw new Error(
        now === undefined
          ? `${name} is gone.`
          : `${name} has moved on: it is ${wireWords(now)} by now, no longer ${wireWords(from)}. Try again.`,
      )
    }
    const isSeen = whenSeen(store, id, state)
    region.report(kind, id, state, true)
    look(kind)
    if (await isSeen) return
    resume({ kind, id }, state)
    throw new Error(`The page does not show ${name} any more: it was on its way to ${wireWords(state)}.`)
  }
  /** Lets the hardware continue from a state, unless the state has changed. */
  function resume({ kind, id }: Pick<Reported, 'kind' | 'id'>, state: string | undefined) {
    if (state !== undefined && region.stateOf(kind, id) === state) region.report(kind, id, state)
  }
  return {
    async report(resource, from, state, isHeld = false) {
      note(`report ${state}`, resource, { from, to: state, isHeld })
      await put(resource, from, state)
      if (!isHeld) resume(resource, state)
    },
    async travel({ subject: { of: id, label: name }, steps }, kind) {
      const resource = { kind, id, name }
      for (const [index, step] of steps.entries()) {
        const { from, to } = step
        note(stepWords(step), resource, { from, to, isHeld: index < steps.length - 1 })
        await put(resource, from, to)
      }
      resume(resource, steps.at(-1)?.to)
    },
    failNext(operation, times) {
      const fails = { operation, times }
      const because = log.intent(`fail the next ${times} of ${operation}`, 'debugger', { fails }, null)
      region.failNext(operation, times, because)
    },
    failuresLeft: region.failuresLeft,
  }
}
