import { useCallback } from 'react'
import type { Command } from '../../store/commands/command'
import { useCommand } from '../../store/hooks'
import type { MenuItem } from '../../ui/ActionMenu'

/** The first entry of every row menu whose row has an id. No toast: nothing changed. */
export const copyId = (id: string, label = 'Copy ID'): MenuItem => ({
  key: 'copyId',
  label,
  onSelect: () => void navigator.clipboard.writeText(id),
})

/**
 * Turns commands into menu items for one record: what is not allowed stays in the menu and says why. The function
 * keeps its identity, so that rows which depend on it are not rendered again.
 */
export function useCommandItems() {
  const issue = useCommand()
  return useCallback(
    <Subject>(commands: readonly Command<Subject>[], subject: Subject): MenuItem[] =>
      commands.map((command) => {
        const reason = command.why(subject)
        return {
          key: command.name,
          label: command.label,
          // Only what cannot be undone is red.
          ...(command.label.startsWith('Delete')
            ? { tone: 'danger' as const, group: 'remove' as const }
            : { group: 'change' as const }),
          ...(reason ? { disabledReason: reason } : {}),
          onSelect: () => issue(command, subject),
        }
      }),
    [issue],
  )
}
