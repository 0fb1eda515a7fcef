import { useCallback } from 'react'
import { needsOf } from '#store/commands/command'
import type { PlanStep } from '#store/commands/plan'
import { useCommand } from '#store/hooks'
import type { Verb } from './course/verb'
import { useRoleReason } from '#features/kit/roles/useRoleReason'

/** Returns a function that converts commands to verbs; forbidden ones are disabled with a reason. */
export function useVerbs() {
  const dispatchCommand = useCommand()
  const whyNot = useRoleReason()
  return useCallback(
    (commands: readonly PlanStep[]): Verb[] =>
      commands.flatMap(({ command, record }) => {
        if (!command.law) return []
        const reason = whyNot(needsOf(command, record)) ?? command.why(record)
        return {
          event: command.law.event,
          label: command.label,
          isSuggested:
            command.law.lifecycle.suggests(command.subject(record).state ?? '') === command.law.event,
          ...(reason ? { disabledReason: reason } : {}),
          run: () => dispatchCommand(command, record),
        }
      }),
    [dispatchCommand, whyNot],
  )
}
