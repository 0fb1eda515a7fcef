import { useCallback } from 'react'
import { planFor, type PossibleStep, type PlanStep } from '#store/commands/plan'
import { usePlan } from '#store/hooks'
import type { Verb } from '#features/shared/course/verb'
import { useRoleReason } from '#features/shared/useRoleReason'

/**
 * A function that makes verbs of the plans that lead to commands which are not allowed now, as far as the user has the
 * roles for all their steps. Each has the event of the command that it ends with.
 */
export function usePlanVerbs() {
  const dispatchPlan = usePlan()
  const whyNot = useRoleReason()
  return useCallback(
    (commands: readonly PlanStep[], by: readonly PossibleStep[]): Verb[] =>
      commands.flatMap(({ command, record }) => {
        const plan = planFor(command, record, by)
        if (!plan || !command.law || plan.needs.some(whyNot)) return []
        return { event: command.law.event, label: plan.label, run: () => dispatchPlan(plan) }
      }),
    [dispatchPlan, whyNot],
  )
}
