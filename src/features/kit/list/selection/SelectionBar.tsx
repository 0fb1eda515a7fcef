import X from 'lucide-react/icons/x'
import { useMemo, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import type { RecordItem } from '#features/kit/commands/useCommandItems'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { Button } from '#ui/actions/Button'
import { IconButton } from '#ui/actions/IconButton'
import type { MenuItem } from '#ui/actions/menuItem'
import { Spinner } from '#ui/feedback/Spinner'
import { formatCount } from '#ui/format/numbers'
import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { useRunOnMany, verbsOfMany } from '#features/kit/commands/useRunOnMany'
import { wordFor } from '#ui/format/counted'
import { InStrip } from '#features/kit/strip/InStrip'
import line from '#features/kit/strip/StripLine.module.css'
import type { ResourceList } from '../resourceList'
import { isNothing, type Selection } from './selection'
import { countedText, selectionEntries } from './selectionEntries'
import styles from './SelectionBar.module.css'
import type { AllPages } from './useReadAll'

/** The rows whose menus are looked at for the commands of the bar: the menus of a list differ little. */
const LOOKED_AT = 200

interface SelectionBarProps {
  /** The address of the page of the list. */
  address: string
  list: ResourceList<unknown>
  menu: (row: unknown) => RecordItem[]
  selection: Selection<unknown>
  /** Selects the rest of the page; undefined if there is none. */
  onPage: (() => void) | undefined
  /** Selects the rows of all pages; undefined if there are no others. */
  all: AllPages | undefined
  onClear: () => void
}

/** How many names of rows that left are written out. */
const NAMED = 3

/** The most letters of the verbs that a phone shows beside the count. */
const PHONE_LETTERS = 12

/** How many of these verbs, from the first on, a phone shows beside the count; its menu has the others. */
export function shownOnPhone(labels: readonly string[]): number {
  let letters = 0
  const over = labels.findIndex((label) => {
    letters += label.length
    return letters > PHONE_LETTERS
  })
  return over < 0 ? labels.length : over
}

/** `berth-api-2 has left the list`; empty for no names. */
export function rowsLeftText(names: readonly string[]): string {
  if (names.length === 0) return ''
  const others = names.length - NAMED
  const named = names.slice(0, NAMED)
  const last = others > 0 ? `${formatCount(others)} more` : named.pop()
  const all = named.length > 0 ? `${named.join(', ')} and ${last}` : last
  return `${all} ${wordFor(names.length, 'has', 'have')} left the list`
}

/** `All 57 that match`, `All instances`: the rows of all pages. */
export function allText({ count, pager, nouns }: Pick<ResourceList<never>, 'count' | 'pager' | 'nouns'>) {
  const total = count?.scope === 'whole' ? count.matching : count ? undefined : pager.range?.total
  const number = total === undefined ? '' : ` ${formatCount(total)}`
  return count ? `All${number} that match` : `All${number} ${nouns[1]}`
}

/** Moves the focus between the controls of the bar. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const { target, currentTarget } = event
  if (step === 0 || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return
  const controls = [...currentTarget.querySelectorAll('button')].filter((button) => button.checkVisibility())
  const at = controls.findIndex((control) => control === target)
  const next = at < 0 ? undefined : controls[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * The number of selected rows, and their commands, in the strip. The left and right arrows go from one control to the
 * next. On a phone it is one line: the first verbs, and a menu with the rest.
 */
export function SelectionBar({ address, list, menu, selection, onPage, all, onClear }: SelectionBarProps) {
  const runOnMany = useRunOnMany()
  const { search } = useLocation()
  const { rows, left } = selection
  const verbs = useMemo(
    () => verbsOfMany([...rows.values()].slice(0, LOOKED_AT).map(menu), rows.size <= LOOKED_AT),
    [rows, menu],
  )
  function run(verb: string) {
    const inView = new Set(list.rows?.map(list.rowKey))
    runOnMany({
      verb,
      noun: list.nouns[1],
      at: address + search,
      rows: [...rows].map(([id, row]) => ({
        id,
        name: list.nameOf(row),
        menu: menu(row),
        isOutOfView: !inView.has(id),
      })),
      onBegun: onClear,
    })
  }
  const isShown = !isNothing(selection)
  usePaletteEntries(() => (rows.size > 0 ? selectionEntries(rows.size, verbs, run, onClear) : []))
  const reading = all?.count
  const more = all
    ? { label: all.isFailed ? 'Try again' : allText(list), onSelect: all.read }
    : onPage &&
      rows.size > 0 && { label: `All ${formatCount(list.rows?.length ?? 0)} of this page`, onSelect: onPage }
  const inLine = shownOnPhone(verbs.map(({ label }) => label))
  const inMenu: MenuItem[] = [
    ...(more && reading === undefined ? [{ kind: 'act' as const, key: 'more', ...more }] : []),
    ...verbs.slice(inLine).map((verb) => ({
      kind: 'act' as const,
      group: verb.tone ? ('remove' as const) : ('change' as const),
      ...verb,
      onSelect: () => run(verb.key),
    })),
  ]
  return (
    <InStrip place="selection">
      <div
        className={isShown ? `${line.line} ${styles.bar}` : undefined}
        role={isShown ? 'group' : undefined}
        aria-label={isShown ? `Selected ${list.nouns[1]}` : undefined}
        onKeyDown={moveByArrows}
        data-selection
      >
        {/* It is here before the first row is selected, so that the count is announced. */}
        <span className={isShown ? styles.count : undefined} role="status">
          {isShown && (
            <>
              {reading !== undefined && <Spinner />}
              {countedText(rows.size, reading)}
              {left.length > 0 && <span className={styles.left}>{rowsLeftText(left.map(list.nameOf))}</span>}
              {all?.isFailed && <span className={styles.left}>Could not read the list to its end</span>}
            </>
          )}
        </span>
        {isShown && (
          <>
            {reading !== undefined ? (
              <Button size="small" onClick={all?.stop}>
                Stop reading
              </Button>
            ) : (
              more && (
                <span className={styles.wide}>
                  <Button size="small" tone="ghost" onClick={more.onSelect}>
                    {more.label}
                  </Button>
                </span>
              )
            )}
            <span className={styles.space} />
            {verbs.map(({ key, label, tone, disabledReason }, index) => (
              <span key={key} className={index < inLine ? styles.verb : styles.wide} data-entry>
                <Button
                  size="small"
                  tone={tone === 'danger' ? 'caution' : (tone ?? 'secondary')}
                  disabledReason={disabledReason}
                  onClick={() => run(key)}
                >
                  {label}
                </Button>
              </span>
            ))}
            <span className={styles.wide}>
              <Button size="small" tone="ghost" onClick={onClear}>
                Clear
              </Button>
            </span>
            <span className={styles.narrow}>
              {inMenu.length > 0 && (
                <ActionMenu label={`Actions for the selected ${list.nouns[1]}`} items={inMenu} />
              )}
              <IconButton label="Clear" icon={<X size={16} aria-hidden />} onClick={onClear} />
            </span>
          </>
        )}
      </div>
    </InStrip>
  )
}
