import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useObservable, type Observable } from '#store/observable'
import { useAppStore } from '#store/hooks'
import type { RecordItem } from '#features/kit/commands/useCommandItems'
import { RowCheck } from '#ui/tables/RowCheck'
import { mayBeShortcut } from '#features/kit/shortcuts/useShortcut'
import type { ResourceList } from '../resourceList'
import { isFiltering } from '../filter'
import { isNothing, type Selection } from './selection'
import { SelectionBar } from './SelectionBar'
import { useHeldSelection, useReadings, useWantedRows } from './useHeldSelection'
import { useReadAll } from './useReadAll'

/**
 * A key, a click at the box of a row, a finger that rests on a row; the entries of the palette for the page, and for all
 * that match; or the
 * row of a menu whose entry was chosen.
 */
export type Press = Event | 'page' | 'all' | { row: unknown }

export type TakePress = (press: Press) => void

export type DrawMark = (row: unknown) => ReactNode

export interface SelectingProps {
  /** What the selection is kept under: the account, the place and the noun of its list. */
  at: string
  /** The address of the page of the list. */
  address: string
  list: ResourceList<unknown>
  menu: (row: unknown) => RecordItem[]
  body: RefObject<HTMLTableSectionElement | null>
  /** The presses that were made before this code was loaded, in their order. */
  early: readonly Press[]
  /** Gets the function that takes the presses from then on. */
  onTake: (take: TakePress | undefined) => void
  /** Gets the function that draws the checkbox of a row; undefined while nothing is selected. */
  onMark: (mark: DrawMark | undefined) => void
}

interface MarkProps {
  id: string
  name: string
  held: Observable<Selection<unknown>>
  onPress: (isRange: boolean) => void
}

function Mark({ id, name, held, onPress }: MarkProps) {
  const { rows } = useObservable(held)
  return <RowCheck label={`Select ${name}`} isChecked={rows.has(id)} onPress={onPress} />
}

const checkIn = (row: HTMLTableRowElement | undefined) =>
  row?.cells[0]?.querySelector<HTMLElement>('label > input[type=checkbox]')

/** Keeps the lifting of a finger that rested on a row from opening the link below it, and the browser's own menu closed. */
function swallowClick() {
  const over = new AbortController()
  const options = { capture: true, signal: over.signal }
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, options)
  document.addEventListener('contextmenu', swallow, options)
  document.addEventListener('pointerdown', () => over.abort(), options)
}

type IndexOf = (element: Element | null | undefined) => number

/** The index of the row that an element is in; -1 for none. */
const useIndexOf = (body: SelectingProps['body']): IndexOf =>
  useCallback(
    (element) => {
      const row = element?.closest('tr')
      return row && body.current?.contains(row) ? row.sectionRowIndex : -1
    },
    [body],
  )

/**
 * Moves the focus to the checkbox of the row of an index, as soon as it is drawn.
 *
 * @returns the index that waits for its checkbox, and what moves the focus
 */
function useNextFocus(body: SelectingProps['body']) {
  const next = useRef<number>(undefined)
  useLayoutEffect(() => {
    const check = next.current === undefined ? undefined : checkIn(body.current?.rows[next.current])
    if (!check) return
    next.current = undefined
    check.focus()
  })
  const waiting = useCallback(() => next.current, [])
  const focus = useCallback((index: number) => {
    next.current = index
  }, [])
  return [waiting, focus] as const
}

/** 1 for the arrow to the next row, -1 for that to the row before, 0 for another key. */
const stepOf = ({ key }: KeyboardEvent) => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)

interface RowKeys {
  body: SelectingProps['body']
  indexOf: IndexOf
  clear: () => void
}

/** The keys while something is selected: Escape clears, arrows go from checkbox to checkbox. */
function useRowKeys(isShown: boolean, { body, indexOf, clear }: RowKeys) {
  useEffect(() => {
    if (!isShown) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !mayBeShortcut(event)) return
      if (event.key === 'Escape') {
        event.preventDefault()
        clear()
      }
      // With shift, an arrow is one of the presses that select.
      const step = event.shiftKey ? 0 : stepOf(event)
      const index = indexOf(document.activeElement)
      const check = step === 0 || index < 0 ? undefined : checkIn(body.current?.rows[index + step])
      if (!check) return
      event.preventDefault()
      check.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isShown, clear, indexOf, body])
}

/** The selection of a list from its first row on: its keys, its checkboxes and its bar. */
export function Selecting({ at, address, list, menu, body, early, onTake, onMark }: SelectingProps) {
  const { log } = useAppStore()
  const { rowKey, nameOf } = list
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })
  const { held, selection, change, clear, select } = useHeldSelection(at, rowKey, latest, body)
  const isOn = selection.rows.size > 0

  const mark = useCallback<DrawMark>(
    (row) => (
      <Mark id={rowKey(row)} name={nameOf(row)} held={held} onPress={(isRange) => select(row, isRange)} />
    ),
    [rowKey, nameOf, held, select],
  )
  useLayoutEffect(() => onMark(isOn ? mark : undefined), [isOn, mark, onMark])
  useLayoutEffect(() => () => onMark(undefined), [onMark])

  const all = useReadAll(latest, (rows) => change({ type: 'added', rows }))
  useWantedRows(address, list, latest, change)
  const isPageSelected = list.rows?.every((row) => selection.rows.has(rowKey(row))) ?? false
  const hasMore = list.pager.hasNext || list.pager.hasPrevious
  const selectPage = () => change({ type: 'added', rows: latest.current.rows ?? [] })

  const indexOf = useIndexOf(body)
  const [waitingIndex, focusNext] = useNextFocus(body)

  /** Selects up to the row beside the focused one, or beside the one that gets the focus once its checkbox is drawn. */
  function extend(press: KeyboardEvent) {
    const from = waitingIndex() ?? indexOf(press.target as Element)
    const to = from + stepOf(press)
    const row = from < 0 ? undefined : latest.current.rows?.[to]
    if (row === undefined || held.get().rows.size === 0) return
    press.preventDefault()
    const check = checkIn(body.current?.rows[to])
    if (check) check.focus()
    else focusNext(to)
    select(row, true)
  }

  function take(press: Press) {
    if (press === 'page') return selectPage()
    if (press === 'all') return all.read()
    if (!(press instanceof Event)) return change({ type: 'added', rows: [press.row] })
    if (!(press instanceof KeyboardEvent)) {
      const row = list.rows?.[indexOf(press.target as Element)]
      if (press.type === 'pointerdown') swallowClick()
      if (row !== undefined) select(row, press instanceof MouseEvent && press.shiftKey)
      return
    }
    if (stepOf(press) !== 0) return extend(press)
    const isAll = press.ctrlKey || press.metaKey
    const keys = isAll ? 'mod+A' : press.shiftKey ? 'shift X' : 'x'
    log.intent(`press ${keys}`, 'keyboard', { keys }, null)
    if (isAll) return isPageSelected && hasMore ? all.read() : selectPage()
    // The focus may have moved on since a press that waited for this code.
    const focused = indexOf(press.target as Element)
    const index = focused < 0 ? Math.max(0, indexOf(body.current?.querySelector('tr:hover'))) : focused
    const row = list.rows?.[index]
    if (row === undefined) return
    if (focused < 0) focusNext(index)
    select(row, press.shiftKey)
  }
  useLayoutEffect(() => {
    onTake(take)
    return () => onTake(undefined)
  })
  const isTaken = useRef(false)
  useEffect(() => {
    if (!isTaken.current) early.forEach(take)
    isTaken.current = true
  })

  useRowKeys(!isNothing(selection), { body, indexOf, clear })
  useReadings(list, change)

  return (
    <SelectionBar
      address={address}
      list={list}
      menu={menu}
      selection={selection}
      onPage={isPageSelected ? undefined : selectPage}
      all={hasMore && (isPageSelected || isFiltering(list.filter)) ? all : undefined}
      onClear={clear}
    />
  )
}
