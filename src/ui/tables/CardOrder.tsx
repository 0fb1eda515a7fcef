import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazyPart'
import styles from './CardOrder.module.css'
import type { SortSelectProps } from './SortSelect'

const SortSelect = lazyPart<SortSelectProps<never>>(async () => (await import('./SortSelect')).SortSelect, {
  isOptional: true,
})

/** Windows in which a page can have cards. Wider ones never fetch the select, nor have its options in the page. */
const narrow = '(width <= 64rem)'

const isNarrow = () => matchMedia(narrow).matches
/** Without a window a page has its widest layout. */
const withoutWindow = () => false

const subscribe = (onChange: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** The select that sorts the cards of a table, with room for it until it is loaded; none if no column can be sorted. */
export function CardOrder(props: SortSelectProps<never>) {
  const canBeCards = useSyncExternalStore(subscribe, isNarrow, withoutWindow)
  if (!canBeCards || !props.columns.some(({ sortValue }) => sortValue)) return null
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <SortSelect {...props} />
    </Suspense>
  )
}
