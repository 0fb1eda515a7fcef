import { createActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { Work } from '../behaviours/behaviour'
import { actorClock } from '../clock'
import type { Region } from '../region'

/** A resource as its lifecycle sees it. */
export interface Movable {
  lifecycle: Lifecycle
  machine: AnyStateMachine
  /** The work of the hardware in a state; undefined if the state does not change by itself. */
  work(state: string): Work | undefined
  id: string
  /** Reads the present state; undefined when the resource is gone. */
  read(): string | undefined
  write(state: string): void
}

/** Writes a state and notifies the listeners. */
function enter({ stateListeners }: Region, { lifecycle, id, read, write }: Movable, state: string) {
  const moved = { lifecycle, from: read() }
  write(state)
  for (const listener of stateListeners) listener(id, state, moved)
}

/** Puts a resource into a state, notifies the listeners, and lets the hardware go on from there. */
export function moveTo(region: Region, resource: Movable, state: string) {
  // An actor of an earlier stay is stopped: its report would be stale.
  region.running.get(resource.id)?.stop()
  enter(region, resource, state)
  if (resource.read() === state) run(region, resource)
}

/**
 * Runs the lifecycle of a resource as an actor on the hardware's clock, from its present state to rest: the hardware
 * sends the reports, and the row follows the actor. At rest nothing runs.
 */
export function run(region: Region, resource: Movable) {
  const { world, running, hardware } = region
  const { machine, id, read } = resource
  const from = read()
  const workIn = (state: string) => (world.frozen.has(id) ? undefined : resource.work(state))
  if (from === undefined || !workIn(from)) return
  const actor = createActor(machine, {
    id,
    clock: actorClock(hardware),
    snapshot: machine.resolveState({ value: from, context: {} }),
  })
  let cancel: unknown
  let state = from
  function stop() {
    actor.clock.clearTimeout(cancel)
    actor.stop()
    running.delete(id)
  }
  function resume() {
    const work = workIn(state)
    if (!work) {
      stop()
      return
    }
    cancel = actor.clock.setTimeout(() => {
      // The row is read again: it may have been deleted in the meantime.
      if (read() !== state) {
        stop()
        return
      }
      const type = work.report()
      if (type === undefined) resume()
      else actor.send({ type })
    }, work.afterMs)
  }
  const me = { stop }
  running.set(id, me)
  actor.start()
  actor.subscribe(({ value }: AnyMachineSnapshot) => {
    state = String(value)
    enter(region, resource, state)
    // A listener may have moved the resource elsewhere.
    if (running.get(id) === me) resume()
  })
  resume()
}
