import { useCallback, type ReactNode, type RefObject } from 'react'
import { useObservable } from '#store/observable'
import { useAppSelector, useAppStore } from '#store/hooks'
import { Button } from '#ui/actions/Button'
import { Census } from '#ui/tables/Census'
import { FacetMenu } from '#ui/tables/FacetMenu'
import { FilterInput } from '#ui/tables/FilterInput'
import { CardOrder } from '#ui/tables/CardOrder'
import { wordFor } from '#ui/format/counted'
import { formatCount } from '#ui/format/numbers'
import { INSTEAD, usePaletteEntries } from '#features/kit/palette/paletteStore'
import { KEYS } from '#features/kit/shortcuts/shortcuts'
import { useShortcut } from '#features/kit/shortcuts/useShortcut'
import { isFiltering } from './filter'
import styles from './FilterBar.module.css'
import type { Count } from './listView'
import type { ResourceList } from './resourceList'
import { useIntoList } from './useIntoList'

/**
 * `12 of 167 match`, or `12 of these 50 match` if only the page in view is searched.
 *
 * @param read the number of rows read so far, while the rest takes several requests
 */
export function matchCountText({ matching, of, scope }: Count, read?: number): string {
  const verb = wordFor(matching, 'matches', 'match')
  if (scope === 'whole') return `${formatCount(matching)} of ${formatCount(of)} ${verb}`
  if (scope === 'reading') return `${formatCount(matching)} of ${formatCount(of)} ${verb} so far`
  if (scope === 'beginning') return `${formatCount(matching)} of the first ${formatCount(of)} ${verb}`
  const here = `${formatCount(matching)} of these ${formatCount(of)} ${verb}`
  if (scope === 'page') return here
  return read === undefined ? `${here}, looking at the rest` : `${here}, searching: ${formatCount(read)} read`
}

/** The number of matches. Only a filtered list has it, so that no other one listens to what is being read. */
function MatchCount({ count, operation }: { count: Count; operation: string | undefined }) {
  const read = useObservable(
    useAppStore().longLists,
    (lists) => lists.find((list) => list.isReading && list.operation === operation)?.rows,
  )
  return matchCountText(count, read)
}

interface FilterBarProps<Row> {
  list: ResourceList<Row>
  /** The text field. */
  input: RefObject<HTMLInputElement | null>
  /** The rows' elements, to which Enter and the down arrow lead. */
  body: RefObject<HTMLTableSectionElement | null>
  onClear: () => void
  /** The census is beside the field then: a row of tabs is above the bar. */
  actions?: ReactNode
}

/** The part that the census counts; undefined for the whole list. */
function censusScope({ scope, of }: ResourceList<unknown>['counted']): string | undefined {
  if (scope === 'whole') return undefined
  if (scope === 'page') return 'On this page'
  return scope === 'reading' ? 'So far' : `Of the first ${formatCount(of)}`
}

/** Filters a list by text and facets, and clears the filter; sorts its cards. Shows the number of matches. */
export function FilterBar<Row>({ list, input, body, onClear, actions }: FilterBarProps<Row>) {
  const { filter, facets, count, counted, nouns, onFacetOpen, isCounting } = list
  const filterLabel = `Filter ${nouns[1]}`
  const menus = facets.filter(({ isCensus }) => !isCensus)
  const leave = useIntoList(list, input, body)
  const hasShortcut = useAppSelector((state) => state.preferences.characterKeys)
  useShortcut(
    'filter',
    useCallback(() => {
      input.current?.focus()
      input.current?.select()
    }, [input]),
  )
  // The palette adds what was typed, and filters the list by it.
  usePaletteEntries(() => [{ label: filterLabel, group: INSTEAD }])
  const choiceOf = ({ id, label, options, chosen }: (typeof facets)[number]) => ({
    label,
    options,
    chosen,
    onChange: (values: readonly string[]) => filter.choose(id, values),
    busy: isCounting,
  })
  const census = facets
    .filter(({ isCensus }) => isCensus)
    .map((facet) => (
      <Census
        key={facet.id}
        {...choiceOf(facet)}
        scope={censusScope(counted)}
        onCountAll={counted.canCountAll ? onFacetOpen : undefined}
      />
    ))
  return (
    <div role="search" aria-label={nouns[1]}>
      <div className={styles.bar}>
        <FilterInput
          ref={input}
          label={filterLabel}
          shortcut={hasShortcut ? KEYS.filter : undefined}
          value={filter.text}
          onChange={filter.setText}
          onBlur={filter.settle}
          onLeave={leave}
        />
        {actions && census}
        <div className={styles.strip}>
          {menus.map((facet) => (
            <FacetMenu key={facet.id} {...choiceOf(facet)} onOpen={onFacetOpen} />
          ))}
          {isFiltering(filter) && (
            <Button tone="ghost" onClick={onClear}>
              Clear filter
            </Button>
          )}
          <CardOrder columns={list.columns} sorting={list.sorting} />
        </div>
        <span className={styles.end}>
          <span className={styles.count} role="status">
            {count && <MatchCount count={count} operation={list.operation} />}
          </span>
          {actions}
        </span>
      </div>
      {!actions && census}
    </div>
  )
}
