import { useCallback } from 'react'
import { offerOf } from '#store/commands/offer'
import type { PlanStep, PossibleStep } from '#store/commands/plan'
import { useAllAsked, useCommand, usePlan } from '#store/hooks'
import type { Verb } from './course/verb'
import { useRoleReason } from '#features/kit/roles/useRoleReason'

/**
 * Returns a function that converts commands to verbs, one for each: forbidden ones are disabled with a reason, and one
 * that needs others first runs its plan.
 */
export function useVerbs() {
  const dispatchCommand = useCommand()
  const dispatchPlan = usePlan()
  const whyNot = useRoleReason()
  const asked = useAllAsked()
  return useCallback(
    /** @param by the commands that plans may contain; none without them */
    (commands: readonly PlanStep[], by: readonly PossibleStep[] = []): Verb[] =>
      commands.flatMap(({ command, record }) => {
        if (!command.rule) return []
        const { label, plan, first, reason } = offerOf(command, record, by, whyNot)
        const { lifecycle, event } = command.rule
        return {
          event,
          label: command.label,
          isSuggested: lifecycle.suggests(command.subject(record).state ?? '') === event,
          ...(plan && first && { planned: { button: label, first, whole: plan.label } }),
          reason,
          isAsked: asked.get(command.subject(record).id) === command.label,
          run: () => (plan ? dispatchPlan(plan) : dispatchCommand(command, record)),
        }
      }),
    [dispatchCommand, dispatchPlan, whyNot, asked],
  )
}
