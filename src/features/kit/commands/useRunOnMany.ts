import { useCallback } from 'react'
import { whyNotMany, type ManyRow, type ManyWithin, type RowsRead } from '#store/commands/many'
import { useActors, useAppStore } from '#store/hooks'
import { failedNotice } from '#store/api/wire/failedNotice'
import { noticeShown, type ShownNotice } from '#store/slices/notices'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import type { RecordItem } from './useCommandItems'

/** A command that the bar of a selection offers. */
export interface VerbOfMany {
  /** The name of the command, which is the key of its menu item. */
  key: string
  label: string
  tone?: 'danger'
  /** Why it cannot run on many, or on none of the rows; it stays in the bar with this reason. */
  disabledReason?: string
}

/** A selected row with the menu that it has in its list. */
interface RowWithMenu {
  id: string
  name: string
  menu: readonly RecordItem[]
  /** It is on another page of its list, or filtered away. */
  isOutOfView: boolean
}

/** The command of an entry of a menu for its record, or for what belongs to it; undefined for an entry without one. */
const runsOf = (item: RecordItem | undefined): ManyRow | ManyWithin | undefined =>
  item?.kind === 'command' ? item.runs : undefined
const isWithin = (runs: ManyRow | ManyWithin | undefined): runs is ManyWithin =>
  runs !== undefined && 'rowsOf' in runs

/** The reasons of all rows as one text: "It is running already", "It is running already. It is starting already". */
function reasonsText(reasons: ReadonlySet<string>): string {
  const [first = '', second, ...others] = reasons
  const all = second === undefined ? first : `${first}. ${second}`
  return others.length > 0 ? `${all}. And other reasons` : all
}

/**
 * The commands of the menus of selected rows, each once, in the order of the menus. One that no row allows, also not by
 * a plan, is disabled with their reasons. Rule: MANY-1.
 *
 * @param isWhole whether there is a menu for each selected row
 */
export function verbsOfMany(menus: Iterable<readonly RecordItem[]>, isWhole: boolean): readonly VerbOfMany[] {
  const verbs = new Map<string, VerbOfMany>()
  /** Why rows do not allow a command; undefined for one that a row allows. */
  const reasons = new Map<string, Set<string> | undefined>()
  for (const menu of menus)
    for (const item of menu) {
      const { key, disabledReason } = item
      const known = reasons.get(key)
      if (disabledReason === undefined) reasons.set(key, undefined)
      else if (known) known.add(disabledReason)
      else if (!reasons.has(key)) reasons.set(key, new Set([disabledReason]))
      const runs = runsOf(item)
      if (!runs || verbs.has(key)) continue
      const said = isWithin(runs)
        ? { label: item.label }
        : { label: runs.command.label, disabledReason: whyNotMany(runs.command) }
      verbs.set(key, { key, tone: item.tone, ...said })
    }
  return [...verbs.values()].map((verb) => {
    const why = reasons.get(verb.key)
    return isWhole && why && verb.disabledReason === undefined
      ? { ...verb, disabledReason: reasonsText(why) }
      : verb
  })
}

/** A command for many rows. */
interface RunOnMany {
  /** The key of the command in the menus: `instance.stop`. */
  verb: string
  /** The rows in the plural: "instances". */
  noun: string
  rows: readonly RowWithMenu[]
  /** The address of their list, where those that are left can be selected again. */
  at: string
  /** Called when the batch begins, so that the selection can be cleared. */
  onBegun?: () => void
}

/**
 * A function that asks for a command on many rows: a dialog shows what will run, what is so already and what cannot,
 * before anything is sent. Loads its code on first use. Keeps its identity while the user's roles do.
 */
export function useRunOnMany() {
  const runWithActors = useActors()
  const whyNot = useRoleReason()
  const { log, dispatch } = useAppStore()
  return useCallback(
    ({ verb, noun, rows, at, ...rest }: RunOnMany) => {
      const items = rows.map(({ menu }) => menu.find(({ key }) => key === verb))
      const within = items.map(runsOf).filter(isWithin)
      const ask = (batch: RowsRead) =>
        runWithActors(
          `Could not begin with ${rows.length} ${noun}`,
          ({ askMany }) => void askMany({ at, ...batch, ...rest }, whyNot),
        )
      const [first] = within
      if (!first) {
        const asked = rows.map(({ menu: _, ...row }, index) => {
          const runs = runsOf(items[index])
          return { ...row, runs: isWithin(runs) ? undefined : runs, reason: items[index]?.disabledReason }
        })
        return ask({ verb, nouns: noun, rows: asked })
      }
      const { cause } = log
      const fail = (notice: Omit<ShownNotice, 'id'>) => void dispatch(noticeShown(notice))
      return void first.rowsOf(within.map(({ record }) => record)).then(
        (read) =>
          log.within(cause, () =>
            read.rows.length > 0
              ? ask(read)
              : fail({ tone: 'failed', title: `The selected ${noun} have no ${read.nouns}` }),
          ),
        (error: unknown) =>
          log.within(cause, () => fail(failedNotice(`Could not begin with ${noun}`, error))),
      )
    },
    [runWithActors, whyNot, log, dispatch],
  )
}
