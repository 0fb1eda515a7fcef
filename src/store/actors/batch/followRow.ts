import type { AppStore } from '#store/store'
import type { RunningRow } from './rows'

/** The resource of a row, followed from before its command is sent until it is at rest. */
export interface FollowedRow {
  /** Whether its command has begun a change of its state that has not ended. */
  moves(): boolean
  end(): void
}

/**
 * Listens to the changes of a row's resource that responses show; its command asks for it while no page does.
 *
 * @param onChange called after each of them
 */
export function followRow(
  { observer }: Pick<AppStore, 'observer'>,
  { runs: { command, record } }: Pick<RunningRow, 'runs'>,
  onChange: () => void,
): FollowedRow {
  const { id, state: before } = command.subject(record)
  const lifecycle = command.watch ? command.rule?.lifecycle : undefined
  let hasChanged = false
  const end = observer.watch(
    id,
    () => {
      hasChanged = true
      onChange()
    },
    null,
    before,
  )
  return {
    moves() {
      const state = observer.lastSeen(id)
      if (!lifecycle) return false
      // Not read since, or accepted and not begun: the state is still the one before the command.
      if (!hasChanged) return state === undefined || state === before || lifecycle.isTransitional(state)
      return state !== undefined && lifecycle.isTransitional(state)
    },
    end,
  }
}
