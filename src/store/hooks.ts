import { useCallback } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { IntentSource } from '#machines/interaction/commandRequest'
import type { Actors } from './actors/actors'
import type { Command } from './commands/command'
import type { Plan } from './commands/plan'
import { subjectTitle } from './commands/subjectTitle'
import { dialogs } from './actors/dialogs'
import { stalledCommands } from './actors/command/stalled'
import { loadActors } from './actors/loadActors'
import { useObservable } from './observable'
import type { PlanView } from './actors/plan/planView'
import { underWay } from './actors/underWay'
import type { ConsolePart } from './partRegistry'
import { consolePartOf } from './parts'
import { noticeShown, unloadedNotice } from './slices/notices'
import type { AppDispatch, AppStore, RootState } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()

/** A part of the console. */
export const useConsolePart = <Value>(wanted: ConsolePart<AppStore, Value>): Value =>
  consolePartOf(useAppStore(), wanted)

/**
 * A function that calls the actors, after loading their code if necessary; the user's action stays the cause in
 * the log. Its first argument is the title of the error message if the code cannot be loaded, its last one is called
 * then. Keeps its identity.
 */
export function useActors() {
  const store = useAppStore()
  return useCallback(
    (failed: string, use: (actors: Actors) => void, onFailed?: () => void) => {
      const { cause } = store.log
      loadActors(store).then(
        (actors) => store.log.within(cause, () => use(actors)),
        () =>
          store.log.within(cause, () => {
            store.dispatch(noticeShown(unloadedNotice(failed)))
            onFailed?.()
          }),
      )
    },
    [store],
  )
}

/**
 * A function that runs a command for a record, after a confirmation if the command has one. By default, the
 * source of the command is the current click or key press. Keeps its identity.
 */
export function useCommand() {
  const { log } = useAppStore()
  const runWithActors = useActors()
  return useCallback(
    <Row>(command: Command<Row>, row: Row, source?: IntentSource) => {
      if (source) log.intent(`${command.name} for ${subjectTitle(command.subject(row))}`, source)
      runWithActors(command.errorMessage(row), ({ dispatchCommand }) => dispatchCommand(command, row))
    },
    [log, runWithActors],
  )
}

/** A function that runs a plan, like {@link useCommand}. Keeps its identity. */
export function usePlan() {
  const { log } = useAppStore()
  const runWithActors = useActors()
  return useCallback(
    (plan: Plan, { source, isConfirmed = false }: { source?: IntentSource; isConfirmed?: boolean } = {}) => {
      if (source) log.intent(`${plan.name} for ${subjectTitle(plan.subject)}`, source)
      runWithActors(`Could not begin with ${subjectTitle(plan.subject)}`, ({ dispatchPlan }) =>
        dispatchPlan(plan, isConfirmed),
      )
    },
    [log, runWithActors],
  )
}

/** The open confirm dialog, or null. */
export const useConfirm = () => useObservable(useConsolePart(dialogs), ({ confirm }) => confirm)

/** When a command for this resource without news had its last news, in milliseconds since the epoch. */
export const useStalledSince = (id: string): number | undefined =>
  useObservable(useConsolePart(stalledCommands), (all) => all.get(id))

/** When each command without news had its last news, by the id of its resource: {@link useStalledSince} for many. */
export const useAllStalled = () => useObservable(useConsolePart(stalledCommands))

/** The plans by the id of each resource of a step. */
export const useAllPlans = (): ReadonlyMap<string, PlanView> =>
  useObservable(useConsolePart(underWay), ({ plans }) => plans)

/** The plan with a step for this resource; undefined if there is none. */
export const usePlanFor = (id: string): PlanView | undefined =>
  useObservable(useConsolePart(underWay), ({ plans }) => plans.get(id))

/**
 * The labels of commands that were chosen and that the region has not answered yet, by the id of their resource: choosing
 * one again does nothing.
 */
export const useAllAsked = (): ReadonlyMap<string, string> =>
  useObservable(useConsolePart(underWay), ({ asked }) => asked)

/** The label of such a command for this resource. */
export const useAsked = (id: string): string | undefined =>
  useObservable(useConsolePart(underWay), ({ asked }) => asked.get(id))

/** Labels of the user's running commands and plans: "Stop web-1". */
export const useMoving = (): readonly string[] =>
  useObservable(useConsolePart(underWay), ({ moving }) => moving)
