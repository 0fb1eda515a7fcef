import { useCallback } from 'react'
import type { Command } from '#store/commands/command'
import type { ManyRow } from '#store/commands/many'
import { offerOf } from '#store/commands/offer'
import type { PossibleStep } from '#store/commands/plan'
import { useCommand, usePlan } from '#store/hooks'
import type { MenuItem } from '#ui/actions/menuItem'
import { ROW_COMMANDS, usePaletteEntries, type PaletteEntry } from '#features/kit/palette/paletteStore'
import type { Lawful } from '#features/kit/lifecycle/law'
import { useRoleReason } from '#features/kit/roles/useRoleReason'

/** An entry of a menu that copies a text. */
export const copyItem = (key: string, label: string, copies: string): MenuItem => ({ key, label, copies })

/** The first entry of every row menu whose row has an id. */
export const copyId = (id: string, label = 'Copy ID'): MenuItem => copyItem('copyId', label, id)

/** A menu item that runs a command. */
interface CommandItem extends MenuItem {
  /** The palette label, before the name of the record. */
  paletteLabel: string
  /** The command and its record, for a batch. */
  runs: ManyRow
  /** Carries it out for the palette. */
  runFromPalette: () => void
}

/** Whether an entry of a menu runs a command without further input. */
export const runsCommand = (item: MenuItem): item is CommandItem => 'runFromPalette' in item

/**
 * Converts the commands of a menu to palette entries, each with the name of its record.
 *
 * @param lawful the record with its law, for the mark of its state
 */
export const commandEntries = (
  items: readonly MenuItem[],
  name: string,
  lawful?: Lawful,
  group = ROW_COMMANDS,
): PaletteEntry[] =>
  items.filter(runsCommand).map(({ paletteLabel, disabledReason, tone, runFromPalette }) => ({
    label: `${paletteLabel} ${name}`,
    group,
    disabledReason,
    lawful,
    tone,
    run: runFromPalette,
  }))

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
        const inPalette = plan?.label ?? label
        return {
          key: command.name,
          label,
          // "Stop web-1", but "Set as boot disk: web-1".
          paletteLabel: command.paletteLabel ?? (inPalette.includes(' ') ? `${inPalette}:` : inPalette),
          ...kindOf(command),
          detail: first,
          runs: { command: command as Command, record: subject, by },
          disabledReason: reason?.text,
          onSelect: () => (plan ? dispatchPlan(plan) : dispatchCommand(command, subject)),
          runFromPalette: () =>
            plan ? dispatchPlan(plan, { source: 'palette' }) : dispatchCommand(command, subject, 'palette'),
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
  menu: (row: Row) => MenuItem[]
  nameOf: (row: Row) => string
}) {
  usePaletteEntries(() => (rows ?? []).flatMap((row) => commandEntries(menu(row), nameOf(row))))
  return null
}
