import { useEffect, useState } from 'react'
import { createActor, type Actor, type AnyStateMachine, type InputFrom } from 'xstate'
import { inspectorOf } from '../eventLog/actorInspector'
import { useAppStore } from '../hooks'
import { isPastFrame } from '../pastFrame'
import type { AppStore } from '../store'

interface InteractionOptions<Machine extends AnyStateMachine> {
  /** The name of the actor in the log. */
  id: string
  /** The implementations the machine needs. Read once. */
  provide: (store: AppStore) => Parameters<Machine['provide']>[0]
  input: InputFrom<Machine>
}

/** An actor that runs while the component is mounted, connected to the event log. */
export function useInteraction<Machine extends AnyStateMachine>(
  machine: Machine,
  { id, provide, input }: InteractionOptions<Machine>,
): Actor<Machine> {
  const store = useAppStore()
  const make = () =>
    createActor(machine.provide(provide(store)) as AnyStateMachine, {
      id,
      input,
      inspect: inspectorOf(store.log).inspect,
    }) as Actor<Machine>
  const [actor, setActor] = useState(make)
  useEffect(() => {
    // A console in a past frame starts no actors.
    if (isPastFrame) return
    // React may run an effect, clean it up and run it again; a stopped actor cannot be restarted.
    if ((actor.getSnapshot() as { status: string }).status === 'stopped') {
      setActor(make())
      return
    }
    actor.start()
    return () => void actor.stop()
    // The machine and its implementations are fixed at the first render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [actor])
  return actor
}
