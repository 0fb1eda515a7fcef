import { ChevronsUpDown } from 'lucide-react'
import { Link } from 'react-router'
import type { MenuItem } from '../../ui/ActionMenu'

/** What the button of every switch shows. */
export const switchFace = <ChevronsUpDown size={14} aria-hidden />

interface AskedList<Row> {
  data?: { items: readonly Row[] } | undefined
  error?: unknown
  isFetching: boolean
  refetch(): unknown
}

/** The neighbours by name; until they are there, what became of their list. */
export function siblings<Row extends { id: string; name: string }>(
  query: AskedList<Row>,
  plural: string,
  to: (name: string) => string,
): MenuItem[] {
  if (query.data)
    return query.data.items.map(({ id, name }) => ({ key: id, label: name, link: <Link to={to(name)} /> }))
  if (query.error === undefined || query.isFetching)
    return [
      {
        key: 'loading',
        label: `Loading ${plural} …`,
        disabledReason: 'The list is on its way',
        isPlaceholder: true,
      },
    ]
  return [
    { key: 'failed', label: `Could not load ${plural}`, disabledReason: 'The list did not come' },
    { key: 'retry', label: 'Try again', group: 'change', onSelect: () => void query.refetch() },
  ]
}
