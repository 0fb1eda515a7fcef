import { useEffect, useState } from 'react'
import { createActor, type Actor, type AnyStateMachine, type InputFrom } from 'xstate'
import { store } from './appStore'

interface InteractionOptions<Machine extends AnyStateMachine> {
  /** The actor's name in the log. */
  id: string
  /** What the machine needs from outside. */
  provide: Parameters<Machine['provide']>[0]
  input: InputFrom<Machine>
}

/** A live actor for as long as the component is mounted, connected to the event store. */
export function useInteraction<Machine extends AnyStateMachine>(
  machine: Machine,
  { id, provide, input }: InteractionOptions<Machine>,
): Actor<Machine> {
  const make = () =>
    createActor(machine.provide(provide) as AnyStateMachine, {
      id,
      input,
      inspect: store.recorder.inspect,
    }) as Actor<Machine>
  const [actor, setActor] = useState(make)
  useEffect(() => {
    // React may run an effect, undo it and run it again; a stopped actor does not start a second time.
    if ((actor.getSnapshot() as { status: string }).status === 'stopped') {
      setActor(make())
      return
    }
    actor.start()
    return () => void actor.stop()
    // The machine and what it is given belong to the component's first render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [actor])
  return actor
}
