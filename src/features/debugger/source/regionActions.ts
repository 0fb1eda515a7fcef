import { api } from '#store/api/api'
import { tagOfKind } from '#store/model/nouns'
import type { AppStore } from '#store/store'
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
   * Reports a state on the region's behalf. The page sees it before the hardware goes on.
   *
   * @param from the state in which the page shows the resource
   * @param isHeld whether the resource stays in it until the next report
   * @throws an error that says why it did not work, for example that the hardware has moved the resource on
   */
  report(resource: Reported, from: string, state: string, isHeld?: boolean): Promise<void>
  /**
   * Takes a resource along a way through its lifecycle: reports on the region's behalf, and commands as another client
   * would give them. The page looks at it after each step.
   *
   * @throws an error that says where it stopped
   */
  travel(journey: Journey, kind: string): Promise<void>
  /** Makes the next calls of an operation fail. */
  failNext(operation: string, times: number): void
  /** How many of the next calls of an operation will fail so. */
  failuresLeft(operation: string): number
}

/** For how long a step of a journey is waited for, in milliseconds. */
const SEEN_WITHIN_MS = 10_000

const spoken = (state: string) => state.replaceAll('_', ' ')

/** Waits until the page has seen a resource in a state. @returns false when it has not in time */
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
  /** The page sees it as it sees anything: by fetching what it shows again. */
  function look(kind: string) {
    const tag = tagOfKind(kind)
    if (tag) store.dispatch(api.util.invalidateTags([tag]))
  }
  /** Writes a report down, with all that it takes to do it again. */
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
          : `${name} has moved on: it is ${spoken(now)} by now, no longer ${spoken(from)}. Try again.`,
      )
    }
    const isSeen = whenSeen(store, id, state)
    region.report(kind, id, state, true)
    look(kind)
    if (await isSeen) return
    goOn({ kind, id }, state)
    throw new Error(`The page does not show ${name} any more: it was on its way to ${spoken(state)}.`)
  }
  /** Lets the hardware move a resource on, unless something else has done so. */
  function goOn({ kind, id }: Pick<Reported, 'kind' | 'id'>, state: string | undefined) {
    if (state !== undefined && region.stateOf(kind, id) === state) region.report(kind, id, state)
  }
  return {
    async report(resource, from, state, isHeld = false) {
      note(`report ${state}`, resource, { from, to: state, isHeld })
      await put(resource, from, state)
      if (!isHeld) goOn(resource, state)
    },
    async travel({ subject: { of: id, label: name }, steps }, kind) {
      const resource = { kind, id, name }
      for (const [index, step] of steps.entries()) {
        const { from, to } = step
        note(stepWords(step), resource, { from, to, isHeld: index < steps.length - 1 })
        await put(resource, from, to)
      }
      goOn(resource, steps.at(-1)?.to)
    },
    failNext(operation, times) {
      const fails = { operation, times }
      const because = log.intent(`fail the next ${times} of ${operation}`, 'debugger', { fails }, null)
      region.failNext(operation, times, because)
    },
    failuresLeft: region.failuresLeft,
  }
}
