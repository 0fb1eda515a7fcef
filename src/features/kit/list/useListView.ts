import { useEffect, useMemo, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { pageSizePicked } from '#store/slices/preferences'
import { nextSort, type Sort } from '#ui/tables/sortRows'
import { pageNumber } from '#features/kit/routing/listAddress'
import { facetOptions, filterRows, isFiltering, NO_FACETS } from './filter'
import { readScope, viewedListOf, type LoadedRows } from './listView'
import type { ListKind, Pager, ResourceList } from './resourceList'
import type { ListAddressControl } from './useListAddress'
import type { ListFilter } from './useListFilter'

interface ViewSpec<Row> {
  kind: ListKind<Row>
  control: ListAddressControl
  filter: ListFilter
  /** Keep its identity between renders. */
  source: LoadedRows<Row>
  /** The column that the rows are sorted by when they arrive. */
  base: string | undefined
  /** The server's token of the next page. */
  nextToken?: string | null | undefined
  isTurning?: boolean
  /** Why the list can only be sorted by its default column. */
  whyNotSort?: string | undefined
}

const isBase = ({ column, descending }: Sort, base: string | undefined) => column === base && !descending

/** The contents of a list and the functions that change it, without the parts that depend on how rows are fetched. */
type ListView<Row> = Omit<
  ResourceList<Row>,
  'failures' | 'onFacetOpen' | 'isCounting' | 'read' | 'rest' | 'refresh' | 'updatedAt' | 'readPage'
>

/** Computes a list view from its loaded rows. */
export function useListView<Row>({
  kind,
  control: { address, trail, change },
  filter,
  source,
  base,
  nextToken,
  isTurning = false,
  whyNotSort,
}: ViewSpec<Row>): ListView<Row> {
  const pageSize = useAppSelector((state) => state.preferences.pageSize)
  const dispatch = useAppDispatch()
  const { columns, facets = NO_FACETS, textOf, rowKey } = kind
  const { page, whole, isPageOnly } = source
  const { text, facets: chosen } = filter
  const asked = useMemo(() => ({ text, facets: chosen }), [text, chosen])
  const view = useMemo(
    () => viewedListOf(source, address, asked, { columns, facets, textOf, pageSize }),
    [source, address, asked, columns, facets, textOf, pageSize],
  )
  const { counted } = view
  const controls = useMemo(
    () =>
      facets.map((facet) => ({
        id: facet.id,
        label: facet.label,
        isCensus: facet.isCensus === true,
        options: facetOptions(counted, asked, textOf, facets, facet),
        chosen: asked.facets[facet.id] ?? [],
      })),
    [facets, counted, asked, textOf],
  )

  const number = pageNumber(address)
  const currentPage = address.page ?? ''
  const back = trail.at(-1)
  const turnTo = (token: string) => change({ page: token }, 'push', [...trail, currentPage])
  /** How often "Next" was pressed before the answer with the token of the next page, and on which page. */
  const early = useRef({ on: '', presses: 0 })
  useEffect(() => {
    const { on, presses } = early.current
    if (isTurning || presses === 0) return
    // The way may have been another one meanwhile, and the last page leads nowhere.
    const token = on === currentPage && nextToken
    early.current = token ? { on: token, presses: presses - 1 } : { on: '', presses: 0 }
    if (token) turnTo(token)
  })
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
      else if (nextToken) turnTo(nextToken)
      else if (isTurning)
        early.current = {
          on: currentPage,
          presses: early.current.on === currentPage ? early.current.presses + 1 : 1,
        }
    },
    first: () => change({ page: undefined }, 'push'),
    pageSize,
    setPageSize: (size) => {
      dispatch(pageSizePicked(size))
      if (address.page) change({ page: undefined }, 'replace')
    },
    isBusy: isTurning,
  }
  return {
    nouns: kind.nouns,
    columns,
    rowKey,
    nameOf: kind.nameOf,
    highlightKey: kind.highlightKey ?? kind.stateOf,
    rows: view.rows,
    loaded: whole ?? page,
    matching: (rows) => filterRows(rows, asked, textOf, facets),
    isEmpty: view.isEmpty,
    filter,
    facets: controls,
    count: view.count,
    counted: {
      scope: whole ? readScope(source.readSoFar) : 'page',
      of: counted.length,
      canCountAll: whole === undefined && !isPageOnly,
    },
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
}
