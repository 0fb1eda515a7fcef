import { useCallback, useSyncExternalStore } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { IntentSource } from '#machines/interaction/commandRequest'
import type { Actors } from './actors/actors'
import type { Command } from './commands/command'
import type { Plan } from './commands/plan'
import { confirmView, stalledCommands } from './actors/confirmView'
import { loadActors } from './actors/loadActors'
import { useObservable } from './actors/observable'
import { underWay, type PlanView } from './actors/underWay'
import type { Part } from './partRegistry'
import { partOf } from './parts'
import { noticeShown } from './slices/notices'
import type { AppDispatch, AppStore, RootState } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()

/** A part of the console. */
export const usePart = <Value>(wanted: Part<AppStore, Value>): Value => partOf(useAppStore(), wanted)

/**
 * A function that uses the actors. Their code may have to be loaded first; the log keeps the user's action as the
 * cause.
 * Its first argument is the title of the message when the code does not arrive. Keeps its identity.
 */
export function useActors() {
  const store = useAppStore()
  return useCallback(
    (failed: string, use: (actors: Actors) => void) => {
      const { cause } = store.log
      loadActors(store).then(
        (actors) => store.log.within(cause, () => use(actors)),
        () =>
          store.log.within(cause, () =>
            store.dispatch(
              noticeShown({
                tone: 'failed',
                title: failed,
                body: 'A part of the console could not be loaded. Check the connection, then try again.',
              }),
            ),
          ),
      )
    },
    [store],
  )
}

/**
 * A function that carries out a command for a record: it asks first where the command says so. It is given where the
 * command comes from, unless that is the click or the key press it runs in. Keeps its identity.
 */
export function useCommand() {
  const { log } = useAppStore()
  const runWithActors = useActors()
  return useCallback(
    <Row>(command: Command<Row>, row: Row, source?: IntentSource) => {
      if (source) log.intent(`${command.name} for ${command.subject(row).name}`, source)
      runWithActors(command.errorMessage(row), ({ dispatchCommand }) => dispatchCommand(command, row))
    },
    [log, runWithActors],
  )
}

/** A function that carries out a plan, like {@link useCommand}. Keeps its identity. */
export function usePlan() {
  const { log } = useAppStore()
  const runWithActors = useActors()
  return useCallback(
    (plan: Plan, { source, isConfirmed = false }: { source?: IntentSource; isConfirmed?: boolean } = {}) => {
      if (source) log.intent(`${plan.name} for ${plan.subject.name}`, source)
      runWithActors(`Could not begin with ${plan.subject.name}`, ({ dispatchPlan }) =>
        dispatchPlan(plan, isConfirmed),
      )
    },
    [log, runWithActors],
  )
}

/** The confirm dialog that is open, or null. */
export const useConfirm = () => useObservable(usePart(confirmView))

/** Since when a command for this resource has been waiting without news, in milliseconds since the epoch. */
export const useStalledSince = (id: string): number | undefined =>
  useObservable(usePart(stalledCommands)).get(id)

/** The plan that has a step for this resource; undefined if there is none. */
export function usePlanFor(id: string): PlanView | undefined {
  const { get, subscribe } = usePart(underWay)
  return useSyncExternalStore(subscribe, () => get().plans.get(id))
}

/** What moves because of this user: "Stop web-1". */
export function useMoving(): readonly string[] {
  const { get, subscribe } = usePart(underWay)
  return useSyncExternalStore(subscribe, () => get().moving)
}
