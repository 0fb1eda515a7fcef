import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useConsolePart } from '#store/hooks'
import { intents } from '#features/kit/routing/intent'
import { entryKey, type PaletteEntry } from '#features/kit/palette/paletteStore'
import { highlightIn, type Highlight } from './highlight'

interface ListBox {
  field: RefObject<HTMLInputElement | null>
  /** The scrolling box of the options. */
  results: RefObject<HTMLDivElement | null>
  /** All entries; options are rendered for the first ones, or all. */
  shown: readonly PaletteEntry[]
  typed: string
  /** Renders the options of all entries. */
  showAll: () => void
}

/**
 * The highlight of the palette's list: attributes that the handlers move, without a render. Fetches the page of a link
 * that the user's text or hand highlights.
 */
export function useHighlight({ field, results, shown, typed, showAll }: ListBox) {
  const intent = useConsolePart(intents)
  const now = useRef<Highlight>(undefined)
  const at = useRef(-1)
  const option = useRef<Element>(undefined)

  function mark(index: number, isByHand: boolean) {
    const next = results.current?.querySelectorAll('[role="option"]')[index]
    const entry = shown[index]
    if (option.current !== next) {
      option.current?.removeAttribute('data-highlighted')
      option.current?.removeAttribute('aria-selected')
    }
    option.current = next
    at.current = next ? index : -1
    next?.setAttribute('data-highlighted', '')
    next?.setAttribute('aria-selected', 'true')
    if (next) field.current?.setAttribute('aria-activedescendant', next.id)
    else field.current?.removeAttribute('aria-activedescendant')
    const key = entry && entryKey(entry)
    if (key !== now.current?.key) {
      // Before anything is typed, the first entry is highlighted for everyone who opens the palette.
      if (entry?.to && (isByHand || typed !== '')) intent.intend(entry.to)
      else intent.cancel()
    }
    now.current = key === undefined ? undefined : { key, typed, isByHand }
  }
  const markInNewList = useEffectEvent(() => {
    const isNewText = now.current?.typed !== typed
    const isByHand = !isNewText && now.current?.isByHand === true
    mark(highlightIn(shown.map(entryKey), now.current, typed), isByHand)
    if (isNewText) results.current?.scrollTo(0, 0)
  })
  useLayoutEffect(() => markInNewList(), [shown, typed])
  useLayoutEffect(() => intent.cancel, [intent])

  /** Moves the highlight by a key, and scrolls just enough to show it. */
  const moveTo = (index: number) => {
    const rendered = results.current?.querySelectorAll('[role="option"]').length ?? 0
    if (index >= rendered) flushSync(showAll)
    mark(index, true)
    option.current?.scrollIntoView({ block: 'nearest' })
  }
  return {
    /** The index of the highlighted entry; -1 for none. */
    index: () => at.current,
    /** The highlighted option. */
    option: () => option.current as HTMLElement | undefined,
    moveTo,
    /** Moves the highlight to an option that the pointer moves over. */
    pointAt(target: Element | null) {
      if (!target || target === option.current || !results.current) return
      mark([...results.current.querySelectorAll('[role="option"]')].indexOf(target), true)
    },
  }
}
