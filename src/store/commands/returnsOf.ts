import type { AppStore } from '../store'
import type { Command } from './command'
import type { PlanStep } from './plan'

/**
 * Sentences on how the records that these steps delete could be brought back; undefined if no command has one.
 * Nothing is asked before the function is called. Rule: BACK-6.
 */
export function returnsOf(steps: readonly PlanStep[], store: AppStore): (() => Promise<string>) | undefined {
  const rows = new Map<Command, unknown[]>()
  for (const { command, record } of steps)
    if (command.returns) rows.set(command, [...(rows.get(command) ?? []), record])
  if (rows.size === 0) return undefined
  return async () =>
    (
      await Promise.all([...rows].map(([command, of]) => command.returns?.(of, store) ?? Promise.resolve('')))
    ).join(' ')
}
