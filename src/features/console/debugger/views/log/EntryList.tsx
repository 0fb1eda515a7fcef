import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import type { Entry } from '#store/eventLog/entry'
import { observeSize } from '#ui/layout/observeSize'
import { inRem, textScale } from '#ui/layout/rem'
import { isAbout } from '../../model/logFilter'
import { textOf } from '../../model/entryText'
import { isFailure } from '../../model/failures'
import { clock } from '../../model/times'
import styles from './EntryList.module.css'

/** The height of a line, in pixels at the default text size. */
const LINE = 26
/** Number of lines rendered beyond each edge. */
const SPARE = 8
/** Distance from the end that counts as the end, in lines. */
const NEAR = 2

interface EntryListProps {
  entries: readonly Entry[]
  chosen: number | undefined
  /** The subject that the chart follows: its entries are marked. */
  followed: string | undefined
  onChoose: (seq: number) => void
}

/** The part of the list that is in view, in lines. */
function useWindow(list: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState({ first: 0, last: 40 })
  const [look, setLook] = useState<() => void>(() => () => {})
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const line = LINE * textScale()
      const first = Math.max(0, Math.floor(element.scrollTop / line) - SPARE)
      const last = Math.ceil((element.scrollTop + element.clientHeight) / line) + SPARE
      setRange((before) => (before.first === first && before.last === last ? before : { first, last }))
    }
    measure()
    setLook(() => measure)
    return observeSize(measure, element)
  }, [list, count])
  return { ...range, look }
}

interface LineProps {
  id: string
  entry: Entry
  /** Its place in the list, and the length of the list. */
  index: number
  count: number
  isChosen: boolean
  /** It is about the subject that the chart follows. */
  isFollowed: boolean
}

/** An entry, as an option at its height. */
const Line = ({ id, entry, index, count, isChosen, isFollowed }: LineProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isChosen}
    aria-posinset={index + 1}
    aria-setsize={count}
    className={styles.entry}
    data-kind={entry.kind}
    data-failed={isFailure(entry) || undefined}
    data-followed={isFollowed || undefined}
    style={{ top: inRem(index * LINE) }}
    tabIndex={-1}
    data-seq={entry.seq}
  >
    <span className={styles.seq}>{entry.seq}</span>
    <time dateTime={new Date(entry.at).toISOString()}>{clock(entry.at)}</time>
    <span className={styles.kind}>{entry.kind}</span>
    <span className={styles.text}>{textOf(entry)}</span>
  </div>
)

/**
 * Entries, oldest first; only those in view are rendered. Follows the newest entry while the end is in view.
 * Arrow keys select.
 */
export function EntryList({ entries, chosen, followed, onChoose }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const { first, last, look } = useWindow(list, entries.length)
  const isAtEnd = useRef(true)
  const at = entries.findIndex(({ seq }) => seq === chosen)

  useLayoutEffect(() => {
    const element = list.current
    if (element && isAtEnd.current && at < 0) element.scrollTop = element.scrollHeight
  }, [entries, at])

  useEffect(() => {
    const element = list.current
    if (!element || at < 0) return
    const line = LINE * textScale()
    if (at * line < element.scrollTop) element.scrollTop = at * line
    else if ((at + 1) * line > element.scrollTop + element.clientHeight)
      element.scrollTop = (at + 1) * line - element.clientHeight
  }, [at])

  function onScroll() {
    const element = list.current
    if (!element) return
    const rest = element.scrollHeight - element.scrollTop - element.clientHeight
    isAtEnd.current = rest < NEAR * LINE * textScale()
    look()
  }

  function onClick({ target }: MouseEvent) {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-seq]') : null
    if (line) onChoose(Number(line.dataset['seq']))
    list.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const page = Math.max(1, last - first - 2 * SPARE)
    const from = at < 0 ? entries.length : at
    const targets: Readonly<Record<string, number>> = {
      ArrowUp: from - 1,
      ArrowDown: at < 0 ? entries.length - 1 : at + 1,
      PageUp: from - page,
      PageDown: from + page,
      Home: 0,
      End: entries.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const entry = entries[Math.min(Math.max(target, 0), entries.length - 1)]
    if (entry) onChoose(entry.seq)
  }

  const drawn = entries.slice(first, last)
  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Entries"
      aria-activedescendant={at >= first && at < last ? `${id}-${chosen}` : undefined}
      className={styles.list}
      tabIndex={0}
      onScroll={onScroll}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className={styles.room} role="presentation" style={{ height: inRem(entries.length * LINE) }}>
        {drawn.map((entry, index) => (
          <Line
            key={entry.seq}
            id={`${id}-${entry.seq}`}
            entry={entry}
            index={first + index}
            count={entries.length}
            isChosen={entry.seq === chosen}
            isFollowed={followed !== undefined && isAbout(entry, followed)}
          />
        ))}
      </div>
    </div>
  )
}
