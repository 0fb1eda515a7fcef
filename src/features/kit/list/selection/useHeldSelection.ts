import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { useObservable } from '#store/observable'
import { useConsolePart } from '#store/hooks'
import type { ResourceList } from '../resourceList'
import { isNothing, leftBetween, NOTHING, selectionAfter, type SelectionEvent } from './selection'
import { selections } from './selections'
import { useReadAll } from './useReadAll'

type Change = (event: SelectionEvent<unknown>) => void

/** The first control of a row besides its checkbox. */
const controlIn = (row: HTMLTableRowElement | undefined) => row?.querySelector<HTMLElement>('a, button')

/**
 * The selection of a list, and its changes. Each of these keeps its identity.
 *
 * @param at what the selection is kept under
 * @param latest the list as it was rendered last
 */
export function useHeldSelection(
  at: string,
  rowKey: (row: unknown) => string,
  latest: RefObject<ResourceList<unknown>>,
  body: RefObject<HTMLTableSectionElement | null>,
) {
  const all = useConsolePart(selections)
  const [held] = useState(() => all.of<unknown>(at, NOTHING))
  const selection = useObservable(held)
  const change = useCallback<Change>(
    (event) => {
      const next = selectionAfter(held.get(), event, rowKey)
      const { activeElement: focused } = document
      // The focus stays in its row, or goes to the row of the last press, when checkboxes and bar disappear.
      if (next.rows.size === 0 && focused?.matches('label > input[type=checkbox], [data-selection] *')) {
        const anchor = latest.current.rows?.findIndex((row) => rowKey(row) === held.get().anchor) ?? 0
        controlIn(focused.closest('tr') ?? body.current?.rows[Math.max(0, anchor)])?.focus()
      }
      held.set(next)
      all.hold(at, isNothing(next) ? undefined : held)
    },
    [held, all, at, rowKey, latest, body],
  )
  const clear = useCallback(() => change({ type: 'cleared' }), [change])
  const select = useCallback(
    (row: unknown, isRange: boolean) =>
      change(
        isRange ? { type: 'extended', to: row, shown: latest.current.rows ?? [] } : { type: 'toggled', row },
      ),
    [change, latest],
  )
  return { held, selection, change, clear, select }
}

/** Selects the rows of a batch, once the list is read: they may be on any page, so it is read to its end first. */
export function useWantedRows(
  address: string,
  { loaded, rowKey }: ResourceList<unknown>,
  latest: RefObject<ResourceList<unknown>>,
  change: Change,
) {
  const all = useConsolePart(selections)
  const wanted = all.wantedIn(address)
  const { read } = useReadAll(latest, (rows) => {
    change({ type: 'added', rows: rows.filter((row) => wanted?.has(rowKey(row))) })
    all.dropWanted(address)
  })
  const isRead = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!loaded || !wanted || isRead.current === wanted) return
    isRead.current = wanted
    read()
  })
}

/** Compares each reading of the same page, or of the whole list, with the one before it. */
export function useReadings({ counted, pager, loaded, rowKey }: ResourceList<unknown>, change: Change) {
  const { search } = useLocation()
  const isWhole = counted.scope === 'whole'
  const { isBusy } = pager
  const before = useRef<{ of: string; rows: readonly unknown[] }>(undefined)
  useEffect(() => {
    if (!loaded || isBusy) return
    const of = isWhole ? 'whole' : search
    const left = before.current?.of === of ? leftBetween(before.current.rows, loaded, isWhole, rowKey) : []
    before.current = { of, rows: loaded }
    change({ type: 'read', rows: loaded, left })
  }, [loaded, isBusy, isWhole, search, rowKey, change])
}
