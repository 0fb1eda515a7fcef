import { useCallback } from 'react'
import type { Command } from '#store/commands/command'
import type { ManyRow, ManyWithin } from '#store/commands/many'
import { offerOf } from '#store/commands/offer'
import type { PossibleStep } from '#store/commands/plan'
import { useCommand, usePlan } from '#store/hooks'
import type { CommandEntry, MenuItem } from '#ui/actions/menuItem'
import { ROW_COMMANDS, usePaletteEntries, type PaletteEntry } from '#features/kit/palette/paletteStore'
import type { StatefulRecord } from '#features/kit/lifecycle/statefulResource'
import { useRoleReason } from '#features/kit/roles/useRoleReason'

/** An entry of a menu that runs a command. */
interface CommandItem extends CommandEntry {
  /** The command and its record, for a batch. */
  runs: ManyRow | ManyWithin
  /** The entry of the palette for it: `run` needs no further input, `label` stands before the name of the record. */
  inPalette?: { label: string; run: () => void }
}

/** An entry of the menu of a record. */
export type RecordItem = Exclude<MenuItem, CommandEntry> | CommandItem

/** An entry of a menu that copies a text. */
export const copyItem = (key: string, label: string, copies: string): RecordItem => ({
  kind: 'copy',
  key,
  label,
  copies,
})

/** The first entry of every row menu whose row has an id. */
export const copyId = (id: string, label = 'Copy ID'): RecordItem => copyItem('copyId', label, id)

/** "Copy address" in a record's menu. */
export const copyAddress = (address: string): RecordItem => copyItem('copyAddress', 'Copy address', address)

/**
 * Converts the commands of a menu to palette entries, each with the name of its record.
 *
 * @param stateful the record with its kind of resource, for the mark of its state
 */
export const commandEntries = (
  items: readonly RecordItem[],
  name: string,
  stateful?: StatefulRecord,
  group = ROW_COMMANDS,
): PaletteEntry[] =>
  items.flatMap((item) => {
    if (item.kind !== 'command' || !item.inPalette) return []
    const { inPalette, disabledReason, tone } = item
    return { label: `${inPalette.label} ${name}`, group, disabledReason, stateful, tone, run: inPalette.run }
  })

/** Only irreversible actions are red. */
const kindOf = ({ deletes }: Pick<Command, 'deletes'>) =>
  deletes ? { tone: 'danger' as const, group: 'remove' as const } : { group: 'change' as const }

/**
 * Returns a stable function that converts commands to menu items for one record, one for each. Forbidden commands stay
 * in the menu, disabled with their reason; one that needs others first runs its plan. A stable function prevents that
 * rows render again.
 */
export function useCommandItems() {
  const dispatchCommand = useCommand()
  const dispatchPlan = usePlan()
  const whyNot = useRoleReason()
  return useCallback(
    <Subject>(
      commands: readonly Command<Subject>[],
      subject: Subject,
      by: readonly PossibleStep[] = [],
    ): CommandItem[] =>
      commands.map((command) => {
        const { label, plan, first, reason } = offerOf(command, subject, by, whyNot)
        // Without a second line: the label says what comes first.
        const short = plan?.label ?? label
        return {
          kind: 'command',
          key: command.name,
          label,
          ...kindOf(command),
          detail: first,
          runs: { command: command as Command, record: subject, by },
          disabledReason: reason?.text,
          onSelect: () => (plan ? dispatchPlan(plan) : dispatchCommand(command, subject)),
          inPalette: {
            // "Stop web-1", but "Set as boot disk: web-1".
            label: command.paletteLabel ?? (short.includes(' ') ? `${short}:` : short),
            run: () =>
              plan ? dispatchPlan(plan, { source: 'palette' }) : dispatchCommand(command, subject, 'palette'),
          },
        }
      }),
    [dispatchCommand, dispatchPlan, whyNot],
  )
}

/** Offers the commands for the rows of a table in the palette. Renders nothing. */
export function PaletteRowCommands<Row>({
  rows,
  menu,
  nameOf,
}: {
  rows: readonly Row[] | undefined
  menu: (row: Row) => RecordItem[]
  nameOf: (row: Row) => string
}) {
  usePaletteEntries(() => (rows ?? []).flatMap((row) => commandEntries(menu(row), nameOf(row))))
  return null
}
