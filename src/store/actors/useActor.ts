import { useEffect, useState } from 'react'
import { createActor, type Actor, type AnyStateMachine, type InputFrom } from 'xstate'
import { inspectorOf } from '../eventLog/actorInspector'
import { isPastFrame } from '../pastFrame'
import type { AppStore } from '../store'

interface ActorOptions<Machine extends AnyStateMachine> {
  /** The name of the actor in the log. */
  id: string
  /** The implementations the machine needs. */
  provided: Parameters<Machine['provide']>[0]
  input: InputFrom<Machine>
}

/** Creates an actor that is connected to the event log. It is not started. */
export const actorOf = <Machine extends AnyStateMachine>(
  store: AppStore,
  machine: Machine,
  { id, provided, input }: ActorOptions<Machine>,
) =>
  createActor(machine.provide(provided) as AnyStateMachine, {
    id,
    input,
    inspect: inspectorOf(store.log).inspect,
  }) as Actor<Machine>

/** An actor, with what belongs to it. */
interface Run {
  actor: { getSnapshot(): unknown }
}

/**
 * An actor that begins when the component is mounted. A console in a past frame begins none.
 *
 * @param make creates it, with what belongs to it; what it reads is fixed at the first render
 * @param begin starts it; returns the function that ends it when the component is unmounted
 * @param first returns the one of the first render, if that may exist already
 */
export function useActor<Own extends Run>(
  make: () => Own,
  begin: (run: Own) => () => void,
  first = make,
): Own {
  const [run, setRun] = useState(first)
  useEffect(() => {
    if (isPastFrame) return
    // React may run an effect, clean it up and run it again; a stopped actor cannot be restarted.
    if ((run.actor.getSnapshot() as { status: string }).status === 'stopped') {
      setRun(make())
      return
    }
    return begin(run)
    // See `make`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [run])
  return run
}
