import { createActor, type AnyActor } from 'xstate'
import { lifecycles } from '#machines/lifecycle/machines'
import { inspectorOf } from '#store/eventLog/actorInspector'
import type { AppStore } from '#store/store'

/** The parts of a console that a followed resource needs. */
interface Followed extends Pick<AppStore, 'log' | 'subscribe'> {
  observer: Pick<AppStore['observer'], 'kindOf' | 'lastSeen'>
}

/**
 * Runs the lifecycle of a resource as an actor that is fed with what the region reports of it, so that its chart and
 * an inspector follow a running machine. It is among the live actors, but not in the log, which has the reports. What
 * a page shows does not read it.
 *
 * @returns a function that stops it
 */
export function followResource({ log, observer, subscribe }: Followed, id: string): () => void {
  const inspector = inspectorOf(log)
  let actor: AnyActor | undefined

  function end() {
    if (!actor) return
    actor.stop()
    inspector.live.note(actor, actor.getSnapshot())
    actor = undefined
  }
  function begin(kind: string, state: string) {
    end()
    const machine = lifecycles.find((each) => each.id === kind)
    // A state that the lifecycle does not have is the region's alone: no machine can be in it.
    if (!machine || !(state in machine.states)) return
    const begun = createActor(machine, {
      id,
      snapshot: machine.resolveState({ value: state, context: {} }),
      inspect: (inspection) => inspector.tap?.(inspection),
    })
    begun.subscribe((snapshot) => inspector.live.note(begun, snapshot))
    actor = begun.start()
  }
  function take() {
    const state = observer.lastSeen(id)
    const lifecycle = observer.kindOf(id)?.lifecycle
    const from: unknown = actor?.getSnapshot().value
    if (state === undefined || !lifecycle) end()
    else if (!actor || typeof from !== 'string') begin(lifecycle.id, state)
    else if (from !== state) {
      const change = lifecycle.explain(from, state)
      // A change that no path explains: the region is right, and the machine begins anew.
      if ('steps' in change) for (const type of change.steps) actor.send({ type })
      else begin(lifecycle.id, state)
    }
  }
  take()
  const leave = subscribe(take)
  return () => {
    leave()
    end()
  }
}
