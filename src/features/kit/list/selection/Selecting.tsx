import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useLocation } from 'react-router'
import { useObservable, type Observable } from '#store/actors/observable'
import { useAppStore, usePart } from '#store/hooks'
import type { MenuItem } from '#ui/actions/menuItem'
import { RowCheck } from '#ui/tables/RowCheck'
import { mayBeShortcut } from '#features/kit/shortcuts/useShortcut'
import type { ResourceList } from '../resourceList'
import {
  isNothing,
  leftBetween,
  NOTHING,
  selectionAfter,
  type Selection,
  type SelectionEvent,
} from './selection'
import { SelectionBar } from './SelectionBar'
import { selections } from './selections'
import { useReadAll } from './useReadAll'

/** A key, a click at the box of a row, a finger that rests on a row; or the entry of the palette for the whole page. */
export type Press = Event | 'page'

export type TakePress = (press: Press) => void

export type DrawMark = (row: unknown) => ReactNode

export interface SelectingProps {
  /** Where the selection is kept. */
  at: string
  list: ResourceList<unknown>
  menu: (row: unknown) => MenuItem[]
  body: RefObject<HTMLTableSectionElement | null>
  /** The press that was made before this code was loaded. */
  first: Press | undefined
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

/** The first control of a row besides its checkbox. */
const controlIn = (row: HTMLTableRowElement | undefined) => row?.querySelector<HTMLElement>('a, button')

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

/** The selection of a list from its first row on: its keys, its checkboxes and its bar. */
export function Selecting({ at, list, menu, body, first, onTake, onMark }: SelectingProps) {
  const kept = usePart(selections)
  const { log } = useAppStore()
  const { search } = useLocation()
  const [held] = useState(() => kept.of<unknown>(at, NOTHING))
  const selection = useObservable(held)
  const { rowKey, nameOf, loaded } = list
  const isOn = selection.rows.size > 0
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })

  const change = useCallback(
    (event: SelectionEvent<unknown>) => {
      const next = selectionAfter(held.get(), event, rowKey)
      const { activeElement: focused } = document
      // The focus stays in its row, or goes to the row of the last press, when checkboxes and bar disappear.
      if (next.rows.size === 0 && focused?.matches('label > input[type=checkbox], [data-selection] *')) {
        const anchor = latest.current.rows?.findIndex((row) => rowKey(row) === held.get().anchor) ?? 0
        controlIn(focused.closest('tr') ?? body.current?.rows[Math.max(0, anchor)])?.focus()
      }
      held.set(next)
      kept.keep(at, isNothing(next) ? undefined : held)
    },
    [held, kept, at, rowKey, body],
  )
  const clear = useCallback(() => change({ type: 'cleared' }), [change])
  const select = useCallback(
    (row: unknown, isRange: boolean) =>
      change(
        isRange ? { type: 'extended', to: row, shown: latest.current.rows ?? [] } : { type: 'toggled', row },
      ),
    [change],
  )

  const mark = useCallback<DrawMark>(
    (row) => (
      <Mark id={rowKey(row)} name={nameOf(row)} held={held} onPress={(isRange) => select(row, isRange)} />
    ),
    [rowKey, nameOf, held, select],
  )
  useLayoutEffect(() => onMark(isOn ? mark : undefined), [isOn, mark, onMark])
  useLayoutEffect(() => () => onMark(undefined), [onMark])

  const all = useReadAll(latest, (rows) => change({ type: 'added', rows }))
  // Of a batch: its rows may be on any page, so the list is read to its end first.
  const wanted = kept.wantedIn(at)
  const { read: readWanted } = useReadAll(latest, (rows) => {
    change({ type: 'added', rows: rows.filter((row) => wanted?.has(rowKey(row))) })
    kept.dropWanted(at)
  })
  const isRead = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!loaded || !wanted || isRead.current === wanted) return
    isRead.current = wanted
    readWanted()
  })
  const isPageSelected = list.rows?.every((row) => selection.rows.has(rowKey(row))) ?? false
  const hasMore = list.pager.hasNext || list.pager.hasPrevious
  const selectPage = () => change({ type: 'added', rows: latest.current.rows ?? [] })

  /** The row whose checkbox gets the focus as soon as it is drawn. */
  const focusNext = useRef<number>(undefined)
  useLayoutEffect(() => {
    const check = focusNext.current === undefined ? undefined : checkIn(body.current?.rows[focusNext.current])
    if (!check) return
    focusNext.current = undefined
    check.focus()
  })

  /** The index of the row that an element is in; -1 for none. */
  const indexOf = useCallback(
    (element: Element | null | undefined) => {
      const row = element?.closest('tr')
      return row && body.current?.contains(row) ? row.sectionRowIndex : -1
    },
    [body],
  )

  function take(press: Press) {
    if (press === 'page') return selectPage()
    if (!(press instanceof KeyboardEvent)) {
      const row = list.rows?.[indexOf(press.target as Element)]
      if (press.type === 'pointerdown') swallowClick()
      if (row !== undefined) select(row, press instanceof MouseEvent && press.shiftKey)
      return
    }
    const isAll = press.ctrlKey || press.metaKey
    const keys = isAll ? 'mod+A' : press.shiftKey ? 'shift X' : 'x'
    log.intent(`press ${keys}`, 'keyboard', { keys }, null)
    if (isAll) return isPageSelected && hasMore ? all.read() : selectPage()
    const focused = indexOf(document.activeElement)
    const index = focused < 0 ? Math.max(0, indexOf(body.current?.querySelector('tr:hover'))) : focused
    const row = list.rows?.[index]
    if (row === undefined) return
    if (focused < 0) focusNext.current = index
    select(row, press.shiftKey)
  }
  useLayoutEffect(() => {
    onTake(take)
    return () => onTake(undefined)
  })
  const isTaken = useRef(false)
  useEffect(() => {
    if (first !== undefined && !isTaken.current) take(first)
    isTaken.current = true
  })

  const isShown = !isNothing(selection)
  useEffect(() => {
    if (!isShown) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !mayBeShortcut(event)) return
      if (event.key === 'Escape') {
        event.preventDefault()
        clear()
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const index = indexOf(document.activeElement)
      const check = step === 0 || index < 0 ? undefined : checkIn(body.current?.rows[index + step])
      if (!check) return
      event.preventDefault()
      check.focus()
      const row = latest.current.rows?.[index + step]
      if (event.shiftKey && row !== undefined) select(row, true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isShown, clear, select, indexOf, body])

  // Each reading of the same page, or of the whole list, is compared with the one before it.
  const isWhole = list.counted.isWhole && (list.rest === undefined || list.rest.state === 'done')
  const { isBusy } = list.pager
  const before = useRef<{ of: string; rows: readonly unknown[] }>(undefined)
  useEffect(() => {
    if (!loaded || isBusy) return
    const of = isWhole ? 'whole' : search
    const left = before.current?.of === of ? leftBetween(before.current.rows, loaded, isWhole, rowKey) : []
    before.current = { of, rows: loaded }
    change({ type: 'read', rows: loaded, left })
  }, [loaded, isBusy, isWhole, search, rowKey, change])

  return (
    <SelectionBar
      list={list}
      menu={menu}
      selection={selection}
      onPage={isPageSelected ? undefined : selectPage}
      all={isPageSelected && hasMore ? all : undefined}
      onClear={clear}
    />
  )
}
