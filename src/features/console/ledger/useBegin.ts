import { useCallback } from 'react'
import { plannedName, planStep } from '#store/commands/plan'
import { useAppStore, useCommand } from '#store/hooks'
import { subjectViews, type Viewed, type ViewedKind } from '#store/ledger/subjectViews'
import { failedNotice } from '#store/api/wire/failedNotice'
import { noticeShown } from '#store/slices/notices'
import { commandsAgain } from './allAgain'

const isViewed = (kind: string): kind is ViewedKind => Object.hasOwn(commandsAgain, kind)

/** A command by its name: how the record of its subject is read, and the command with the record. */
function beginningOn<Name extends ViewedKind>(kind: Name, verb: string) {
  const command = commandsAgain[kind]?.find(({ name }) => verb === name || verb === plannedName(name))
  const { ask } = subjectViews[kind]
  return command && { allows: command.allows, ask, on: (record: Viewed[Name]) => planStep(command, record) }
}

/**
 * The command that can begin on the record of a subject alone; for a plan it is its last step, without the steps before it.
 * Undefined for others.
 *
 * @param verb `instance.start`
 */
export const commandToBegin = (kind: string, verb: string) =>
  isViewed(kind) ? beginningOn(kind, verb) : undefined

/** A command by its name, on a subject by its id. */
interface Begun {
  kind: string
  id: string
  verb: string
  /** The title of the notification, if it cannot begin. */
  failed: string
}

/**
 * A function that asks for the record of a subject, then begins a command on it as its menu does; it says why if the
 * lifecycle does not allow it. Keeps its identity.
 */
export function useBegin() {
  const store = useAppStore()
  const runCommand = useCommand()
  return useCallback(
    async ({ kind, id, verb, failed }: Begun): Promise<void> => {
      const beginning = commandToBegin(kind, verb)
      if (!beginning) return
      const { cause } = store.log
      const { data, error } = await beginning.ask(store, id)
      store.log.within(cause, () => {
        if (data === undefined) return void store.dispatch(noticeShown(failedNotice(failed, error)))
        const { command, record } = beginning.on(data)
        const reason = command.why(record)
        if (reason === undefined) return runCommand(command, record)
        store.dispatch(noticeShown({ tone: 'failed', title: failed, body: `${reason}.` }))
      })
    },
    [store, runCommand],
  )
}
