import { useCallback } from 'react'
import { manyRow, type RowAsked } from '#store/commands/many'
import type { Command } from '#store/commands/command'
import { planStep } from '#store/commands/plan'
import { useActors } from '#store/hooks'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { SubmitCancelled, type FormSending } from './exchange'

/** A command as the row of a batch, for a thing that has only a name. */
export const rowToCreate = <Row>(command: Command<Row>, record: Row): RowAsked => {
  const { name } = command.subject(record)
  return { id: name, name, runs: manyRow(command, record) }
}

/**
 * A function with which a form creates many things: a dialog shows them and what of the quota they take, before
 * anything is sent. It resolves when their batch begins.
 */
export function useSendMany() {
  const runWithActors = useActors()
  const whyNot = useRoleReason()
  return useCallback(
    /** @throws {@link SubmitCancelled} if the user does not begin it */
    <Row>(
      { rehearse }: Pick<FormSending, 'rehearse'>,
      command: Command<Row>,
      nouns: string,
      records: readonly Row[],
    ) =>
      rehearse?.(records.map((record) => planStep(command, record))) ??
      new Promise<void>((resolve, reject) => {
        const onDismissed = () => reject(new SubmitCancelled())
        const rows = records.map((record) => rowToCreate(command, record))
        const asked = { verb: command.name, nouns, rows, at: null, onBegun: () => resolve(), onDismissed }
        runWithActors(
          `Could not begin with ${rows.length} ${nouns}`,
          ({ askMany }) => void askMany(asked, whyNot),
          onDismissed,
        )
      }),
    [runWithActors, whyNot],
  )
}
