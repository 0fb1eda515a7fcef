import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { pageSizePicked } from '../../../store/slices/preferences'
import { nextSort, type Sort } from '../../../ui/sortRows'
import { pageNumber } from './address'
import { facetOptions, isFiltering, NO_FACETS } from './filter'
import { viewOf, type Source } from './listView'
import type { ListKind, Pager, ResourceList } from './resourceList'
import type { ListAddressControl } from './useListAddress'
import type { ListFilter } from './useListFilter'

interface Frame<Row> {
  kind: ListKind<Row>
  control: ListAddressControl
  filter: ListFilter
  source: Source<Row>
  /** The column by which the rows come sorted. */
  base: string | undefined
  /** The server's token of the page behind this one. */
  nextToken?: string | null | undefined
  isTurning?: boolean
  /** Why the list cannot be sorted by other columns than its base. */
  whyNotSort?: string | undefined
}

const isBase = ({ column, descending }: Sort, base: string | undefined) => column === base && !descending

/** From what is known of a list to what is in view, with the ways to change it. */
export function useListFrame<Row>({
  kind,
  control: { address, trail, change },
  filter,
  source,
  base,
  nextToken,
  isTurning = false,
  whyNotSort,
}: Frame<Row>) {
  const pageSize = useAppSelector((state) => state.preferences.pageSize)
  const dispatch = useAppDispatch()
  const { columns, facets = NO_FACETS, textOf, rowKey } = kind
  const { page, whole, isPageOnly, isLocal = false, hasNext, before } = source
  const { text, facets: chosen } = filter
  const view = useMemo(
    () =>
      viewOf(
        { page, whole, isPageOnly, isLocal, hasNext, before },
        address,
        { text, facets: chosen },
        { columns, facets, textOf, pageSize },
      ),
    [
      page,
      whole,
      isPageOnly,
      isLocal,
      hasNext,
      before,
      address,
      text,
      chosen,
      columns,
      facets,
      textOf,
      pageSize,
    ],
  )
  const { counted } = view
  const controls = useMemo(
    () =>
      facets.map((facet) => ({
        id: facet.id,
        label: facet.label,
        options: facetOptions(counted, { text, facets: chosen }, textOf, facets, facet),
        chosen: chosen[facet.id] ?? [],
      })),
    [facets, counted, text, chosen, textOf],
  )

  const number = pageNumber(address)
  const here = address.page ?? ''
  const back = trail.at(-1)
  const pager: Pager = {
    range: isFiltering(filter) && !view.isPagedHere ? undefined : view.range,
    hasPrevious: view.hasPrevious,
    hasNext: view.hasNext,
    leadsToFirst: !view.isPagedHere && back === undefined,
    previous: () =>
      view.isPagedHere
        ? change({ page: number > 2 ? String(number - 1) : undefined }, 'push')
        : change({ page: back }, 'push', trail.slice(0, -1)),
    next: () => {
      if (view.isPagedHere) change({ page: String(number + 1) }, 'push')
      else if (nextToken) change({ page: nextToken }, 'push', [...trail, here])
    },
    first: () => change({ page: undefined }, 'push'),
    pageSize,
    setPageSize: (size) => {
      dispatch(pageSizePicked(size))
      if (address.page) change({ page: undefined }, 'replace')
    },
    isBusy: isTurning,
  }
  const list: Pick<
    ResourceList<Row>,
    | 'nouns'
    | 'columns'
    | 'rowKey'
    | 'nameOf'
    | 'glowKey'
    | 'rows'
    | 'known'
    | 'isEmpty'
    | 'filter'
    | 'facets'
    | 'count'
    | 'sorting'
    | 'pager'
  > = {
    nouns: kind.nouns,
    columns,
    rowKey,
    nameOf: kind.nameOf,
    glowKey: kind.glowKey ?? kind.stateOf,
    rows: view.rows,
    known: whole ?? page,
    isEmpty: view.isEmpty,
    filter,
    facets: controls,
    count: view.count,
    sorting: {
      sort: view.sort ?? (base ? { column: base, descending: false } : undefined),
      onSort: (column) => change({ sort: nextSort(address.sort, column, base), page: undefined }, 'push'),
      onChoose: (sort) =>
        change({ sort: sort && isBase(sort, base) ? undefined : sort, page: undefined }, 'push'),
      base,
      whyNot: (column) => (column === base ? undefined : whyNotSort),
    },
    pager,
  }
  return list
}
