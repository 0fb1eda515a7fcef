// @chunk late
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useAppStore, useConsolePart } from '#store/hooks'
import { lazyPart } from '#ui/lazyPart'
import type { RecordItem } from '#features/kit/commands/useCommandItems'
import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { usePlace } from '#features/kit/routing/pagePlace'
import { isPress, KEYS } from '#features/kit/shortcuts/shortcuts'
import { mayBeShortcut } from '#features/kit/shortcuts/useShortcut'
import { isFiltering } from '../filter'
import type { Press, SelectingProps, TakePress } from './Selecting'
import { selections } from './selections'

/** How long a finger rests on a row until the row is selected, in milliseconds: before the browser opens its own menu. */
const LONG_PRESS_MS = 450

const Selecting = lazyPart<SelectingProps>(async () => (await import('./Selecting')).Selecting)

/** Whether a key selects up to the row above or below. */
const isExtending = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key === 'ArrowDown' || key === 'ArrowUp') && shiftKey && !ctrlKey && !metaKey && !altKey

/** Whether an event is at the box beside a row, in the margin of its first cell. */
const isAtBox = ({ target, clientX }: MouseEvent) =>
  target instanceof HTMLTableCellElement &&
  target.cellIndex === 0 &&
  clientX < target.getBoundingClientRect().left

export interface SelectionProps extends Pick<SelectingProps, 'list' | 'menu' | 'body' | 'onMark'> {
  /** Whether a row has a command, so that rows can be selected. */
  isSelectable: boolean
  /** Gets the entry of the row menus that selects the row, for touch. */
  onEntry: (entry: ((row: unknown) => RecordItem) | undefined) => void
  /** Returns the clicks since the rows are shown. They are kept until this takes them. */
  takeEarly: () => readonly MouseEvent[]
}

/**
 * The selection of a list whose rows have commands. Before the first row is selected, only this listens for what selects:
 * the rest of its code is loaded then, and gets the presses that were made until it was there.
 */
export function ListSelection({
  list,
  menu,
  body,
  onMark,
  isSelectable,
  onEntry,
  takeEarly,
}: SelectionProps) {
  const store = useAppStore()
  const all = useConsolePart(selections)
  const { nouns } = list
  const { address, id, userId } = usePlace()
  const at = `${userId} ${id} ${nouns[1]}`
  const taker = useRef<TakePress>(undefined)
  /** The place whose first press is made. */
  const begun = useRef<string>(undefined)
  const [early, setEarly] = useState<{ at: string; presses: readonly Press[] }>()
  const onTake = useCallback((take: TakePress | undefined) => {
    taker.current = take
  }, [])
  const press = useCallback(
    (made: Press) => {
      begun.current = at
      if (taker.current) taker.current(made)
      else setEarly((before) => ({ at, presses: [...(before?.at === at ? before.presses : []), made] }))
    },
    [at],
  )

  useEffect(() => {
    if (!isSelectable) return
    const over = new AbortController()
    let resting: ReturnType<typeof setTimeout> | undefined
    const lift = () => clearTimeout(resting)
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, over)
    const isInside = ({ target }: Event) => target instanceof Element && body.current?.contains(target)
    listen('keydown', (event) => {
      const isOne =
        event.key.toLowerCase() === KEYS.select &&
        isPress(event, event.key) &&
        store.getState().preferences.characterKeys
      const isMore = isExtending(event) && (begun.current === at || all.has(at, address))
      if (!(isOne || isMore || isPress(event, KEYS.selectAll)) || !mayBeShortcut(event)) return
      const tables = '[data-selectable]'
      const table = document.activeElement?.closest(tables) ?? document.querySelector(tables)
      if (!table?.contains(body.current)) return
      // An arrow that selects nothing is the browser's.
      if (!isMore || !taker.current) event.preventDefault()
      press(event)
    })
    const onClick = (event: MouseEvent) => isInside(event) && isAtBox(event) && press(event)
    takeEarly().forEach(onClick)
    listen('click', onClick)
    listen('pointerdown', (event) => {
      lift()
      if (event.pointerType === 'touch' && isInside(event)) resting = setTimeout(press, LONG_PRESS_MS, event)
    })
    listen('pointerup', lift)
    listen('pointercancel', lift)
    over.signal.addEventListener('abort', lift)
    return () => over.abort()
  }, [isSelectable, press, store, body, takeEarly, all, at, address])

  // A finger sees no box beside a row.
  useEffect(() => {
    if (!isSelectable || !matchMedia('(hover: none)').matches) return
    onEntry((row) => ({ kind: 'act', key: 'select', label: 'Select', onSelect: () => press({ row }) }))
    return () => onEntry(undefined)
  }, [isSelectable, onEntry, press])

  // After the entries of the page: creating something comes first.
  usePaletteEntries(
    () =>
      isSelectable
        ? [
            { label: `Select all ${nouns[1]} of this page`, group: 'Actions', run: () => press('page') },
            // They may all be on other pages.
            ...(isFiltering(list.filter)
              ? [{ label: `Select all ${nouns[1]} that match`, group: 'Actions', run: () => press('all') }]
              : []),
          ]
        : [],
    true,
  )
  return (
    (early?.at === at || all.has(at, address)) && (
      <Suspense>
        <Selecting
          key={at}
          at={at}
          address={address}
          list={list}
          menu={menu}
          body={body}
          early={early?.at === at ? early.presses : []}
          onTake={onTake}
          onMark={onMark}
        />
      </Suspense>
    )
  )
}
