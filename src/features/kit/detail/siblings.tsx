import { isForbidden } from '#model/apiError'
import type { MenuItem } from '#ui/actions/menuItem'
import { Link } from '#features/kit/routing/Link'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { loadingSiblings } from './switchFace'

/** The entries of a switch, fetched once it is pointed at. Renders nothing: its button is on the page. */
export interface SiblingsProps {
  project: string
  /** The name of the one that is shown. */
  current: string
  /** Takes the entries. Keep its identity between renders. */
  onItems: (items: readonly MenuItem[]) => void
}

/**
 * The siblings by name; until they are loaded, the status of the list.
 *
 * @param current the name of the one that is shown
 * @param look the mark of its state, and the state in words
 */
export function siblings<Row extends { id: string; name: string }>(
  query: QueryLike<{ items: readonly Row[] }>,
  plural: string,
  to: (name: string) => string,
  current?: string,
  look?: (row: Row) => Pick<MenuItem, 'mark' | 'description' | 'onMark'>,
): readonly MenuItem[] {
  if (query.data)
    return query.data.items.map((row) => ({
      kind: 'link',
      key: row.id,
      label: row.name,
      link: <Link to={to(row.name)} />,
      isCurrent: row.name === current,
      ...look?.(row),
    }))
  if (query.error === undefined || query.isFetching) return loadingSiblings(plural)
  if (isForbidden(query.error))
    return [
      {
        kind: 'off',
        key: 'forbidden',
        label: `You may not see ${plural}`,
        disabledReason: 'Your role does not show them',
      },
    ]
  return [
    {
      kind: 'off',
      key: 'failed',
      label: `Could not load ${plural}`,
      disabledReason: 'The list could not be loaded',
    },
    { kind: 'act', key: 'retry', label: 'Try again', group: 'change', onSelect: () => void query.refetch() },
  ]
}
