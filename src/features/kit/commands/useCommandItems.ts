import { useCallback } from 'react'
import { needsOf, type Command } from '#store/commands/command'
import { planFor, type PossibleStep, type Plan } from '#store/commands/plan'
import { useCommand, usePlan } from '#store/hooks'
import type { MenuItem } from '#ui/actions/menuItem'
import {
  ROW_COMMANDS,
  usePaletteEntries,
  usePaletteOpen,
  type PaletteEntry,
} from '#features/kit/palette/paletteStore'
import { useRoleReason } from '#features/kit/roles/useRoleReason'

/** An entry of a menu that copies a text. */
export const copyItem = (key: string, label: string, copies: string): MenuItem => ({ key, label, copies })

/** The first entry of every row menu whose row has an id. */
export const copyId = (id: string, label = 'Copy ID'): MenuItem => copyItem('copyId', label, id)

/** A menu item that runs a command. */
interface CommandItem extends MenuItem {
  /** The palette label, before the name of the record. */
  paletteLabel: string
  /** Carries it out for the palette. */
  runFromPalette: () => void
}

/** Converts the commands of a menu to palette entries, each with the name of its record. */
export const commandEntries = (
  items: readonly MenuItem[],
  name: string,
  group = ROW_COMMANDS,
): PaletteEntry[] =>
  items
    .filter((item): item is CommandItem => 'runFromPalette' in item)
    .map(({ paletteLabel, disabledReason, tone, runFromPalette }) => ({
      label: `${paletteLabel} ${name}`,
      group,
      disabledReason,
      ...(tone ? { tone } : {}),
      run: runFromPalette,
    }))

/** Only irreversible actions are red. */
const kindOf = (label: string) =>
  label.startsWith('Delete')
    ? { tone: 'danger' as const, group: 'remove' as const }
    : { group: 'change' as const }

/** Returns a stable function that converts a plan to a menu item. */
function usePlanItem() {
  const dispatchPlan = usePlan()
  const whyNot = useRoleReason()
  return useCallback(
    (plan: Plan): CommandItem => {
      const reason = plan.needs.map(whyNot).find(Boolean)
      return {
        key: plan.name,
        label: plan.label,
        paletteLabel: `${plan.label}:`,
        ...kindOf(plan.steps.at(-1)?.command.label ?? ''),
        ...(reason ? { disabledReason: reason } : {}),
        onSelect: () => dispatchPlan(plan),
        runFromPalette: () => dispatchPlan(plan, { source: 'palette' }),
      }
    },
    [dispatchPlan, whyNot],
  )
}

/**
 * Returns a stable function that converts commands to menu items for one record. Forbidden commands stay in the
 * menu, disabled with their reason; a plan that makes one possible follows it. A stable function prevents that
 * rows render again.
 */
export function useCommandItems() {
  const dispatchCommand = useCommand()
  const planItem = usePlanItem()
  const whyNot = useRoleReason()
  return useCallback(
    <Subject>(
      commands: readonly Command<Subject>[],
      subject: Subject,
      by: readonly PossibleStep[] = [],
    ): CommandItem[] =>
      commands.flatMap((command) => {
        const reason = whyNot(needsOf(command, subject)) ?? command.why(subject)
        const plan = reason === undefined ? undefined : planFor(command, subject, by)
        const item: CommandItem = {
          key: command.name,
          label: command.label,
          // "Stop web-1", but "Set as boot disk: web-1".
          paletteLabel:
            command.paletteLabel ?? (command.label.includes(' ') ? `${command.label}:` : command.label),
          ...kindOf(command.label),
          ...(reason ? { disabledReason: reason } : {}),
          onSelect: () => dispatchCommand(command, subject),
          runFromPalette: () => dispatchCommand(command, subject, 'palette'),
        }
        return plan ? [item, planItem(plan)] : [item]
      }),
    [dispatchCommand, planItem, whyNot],
  )
}

const noEntries: readonly PaletteEntry[] = []

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
  const isOpen = usePaletteOpen()
  const entries = () => (rows ?? []).flatMap((row) => commandEntries(menu(row), nameOf(row)))
  usePaletteEntries(isOpen ? entries() : noEntries)
  return null
}
