import { useEffect, type ReactNode, type RefObject } from 'react'
import { Button } from '../../../ui/Button'
import { FacetMenu } from '../../../ui/FacetMenu'
import { FilterInput } from '../../../ui/FilterInput'
import { isFiltering } from './filter'
import styles from './FilterBar.module.css'
import type { ResourceList } from './resourceList'
import { countText } from './words'

const SHORTCUT = '/'

/** Whether a key belongs to what has the focus: a text that is typed, or a layer over the page. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]',
  ) !== null

interface FilterBarProps<Row> {
  list: ResourceList<Row>
  /** Where the text is typed. */
  input: RefObject<HTMLInputElement | null>
  onClear: () => void
  actions?: ReactNode
}

/** Narrows a list: by a text, by its facets, and back. Says how many of how many match. */
export function FilterBar<Row>({ list, input, onClear, actions }: FilterBarProps<Row>) {
  const { filter, facets, count, nouns, onFacetOpen, isCounting } = list
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== SHORTCUT || event.ctrlKey || event.metaKey || event.altKey) return
      // Of several lists on a page, the first one has the key.
      if (event.defaultPrevented || isTaken(event.target)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input])
  return (
    <div className={styles.bar} role="search" aria-label={nouns[1]}>
      <FilterInput
        ref={input}
        label={`Filter ${nouns[1]}`}
        shortcut={SHORTCUT}
        value={filter.text}
        onChange={filter.setText}
        onBlur={filter.settle}
      />
      {facets.map((facet) => (
        <FacetMenu
          key={facet.id}
          label={facet.label}
          options={facet.options}
          chosen={facet.chosen}
          onChange={(values) => filter.choose(facet.id, values)}
          onOpen={onFacetOpen}
          busy={isCounting}
        />
      ))}
      {isFiltering(filter) && (
        <Button tone="ghost" onClick={onClear}>
          Clear filter
        </Button>
      )}
      <span className={styles.count} role="status">
        {count && countText(count)}
      </span>
      {actions}
    </div>
  )
}
