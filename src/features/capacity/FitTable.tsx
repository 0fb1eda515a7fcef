import { useMemo } from 'react'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId } from '#features/shared/useCommandItems'
import { fitColumns } from './columns'
import type { FitRow } from './rows'

const rowKey = ({ id }: FitRow) => id
const nameOf = ({ name }: FitRow) => name
const textOf = ({ id, name }: FitRow) => [name, { id }]
const menu = ({ id }: FitRow) => [copyId(id)]
const words = {
  Sled: { title: 'Room on sleds', nouns: ['sled', 'sleds'] },
  Silo: { title: 'Room in quotas', nouns: ['silo', 'silos'] },
} as const

/** How many instances fit on each sled, or into the quotas of each silo. */
export function FitTable({ of, rows }: { of: 'Sled' | 'Silo'; rows: readonly FitRow[] | undefined }) {
  const { title, nouns } = words[of]
  const list = useWholeList({
    nouns,
    rows,
    // The page has made the calls, and shows their errors.
    queries: [],
    columns: useMemo(() => fitColumns(of), [of]),
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="card"
      title={title}
      list={list}
      menu={menu}
      empty={{ title: `No ${nouns[1]}`, body: `There are no ${nouns[1]} to estimate for.` }}
      isRefreshedByPage
    />
  )
}
