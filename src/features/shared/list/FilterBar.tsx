import { useCallback, type ReactNode, type RefObject } from 'react'
import { useAppSelector } from '../../../store/hooks'
import { Button } from '../../../ui/Button'
import { FacetMenu } from '../../../ui/FacetMenu'
import { FilterInput } from '../../../ui/FilterInput'
import { SHORTCUTS } from '../../app/shortcuts/shortcuts'
import { useShortcut } from '../../app/shortcuts/useShortcut'
import { isFiltering } from './filter'
import styles from './FilterBar.module.css'
import type { ResourceList } from './resourceList'
import { countText } from './words'

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
  const hasShortcut = useAppSelector((state) => state.preferences.characterKeys)
  useShortcut(
    'filter',
    useCallback(() => {
      input.current?.focus()
      input.current?.select()
    }, [input]),
  )
  return (
    <div className={styles.bar} role="search" aria-label={nouns[1]}>
      <FilterInput
        ref={input}
        label={`Filter ${nouns[1]}`}
        {...(hasShortcut ? { shortcut: SHORTCUTS.filter.keys[0] } : {})}
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
      <span className={styles.end}>
        <span className={styles.count} role="status">
          {count && countText(count)}
        </span>
        {actions}
      </span>
    </div>
  )
}
