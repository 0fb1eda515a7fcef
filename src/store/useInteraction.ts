import type { Actor, AnyStateMachine, InputFrom } from 'xstate'
import { useAppStore } from './hooks'
import type { AppStore } from './store'
import { actorOf, useActor } from './actors/useActor'

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
  const make = () => ({ actor: actorOf(store, machine, { id, input, provided: provide(store) }) })
  return useActor(make, ({ actor }) => {
    actor.start()
    return () => void actor.stop()
  }).actor
}
