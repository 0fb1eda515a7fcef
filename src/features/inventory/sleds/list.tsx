import { useCallback } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import type { Sled } from '#store/api/generated/types'
import { ALL_LIMIT } from '#store/model/paging'
import type { Column } from '#ui/tables/column'
import { load } from '#features/kit/routing/load'
import {
  policyColumn,
  provisionColumn,
  sledSizeColumns,
  stateColumn,
  partColumn,
  serialColumn,
} from '#features/shared/hardware/columns'
import { provisionPolicyOf, provisionWord } from '#features/shared/hardware/provisioning'
import { ShortId } from '#features/shared/hardware/ShortId'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { sleds } from '../noun'
import { otherOpenSleds, provisionCommand } from './commands'

const { sledList } = hardwareApi.endpoints
/** Fetches all at once: a fleet has far fewer sleds than the longest page. */
const all = { limit: ALL_LIMIT }

export const loader = load(sledList, () => all)

/** Columns of the sleds. */
const sledColumns: readonly Column<Sled>[] = [
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <ShortId id={id} to={sleds.to.page({ sledId: id })} />,
    sortValue: ({ id }) => id,
  },
  serialColumn,
  { ...partColumn, hideBelow: 'medium' },
  ...sledSizeColumns,
  { ...policyColumn, tip: 'What an operator has decided about the sled' },
  { ...provisionColumn, tip: 'Whether new instances and disks are placed on the sled' },
  { ...stateColumn, tip: 'What the control plane has done about the policy' },
]

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The facets of the list of sleds. */
const sledFacets: readonly Facet<Sled>[] = [
  wordFacet('policy', 'Policy', ({ policy }) => policy.kind),
  wordFacet(
    'provision',
    'Provision policy',
    ({ policy }) => provisionPolicyOf(policy) ?? [],
    (policy) => sentence(provisionWord(policy)),
  ),
  wordFacet('state', 'State', ({ state }) => state),
]

const rowKey = ({ id }: Sled) => id
const nameOf = ({ baseboard }: Sled) => baseboard.serial
const textOf = ({ id, baseboard }: Sled) => [baseboard.serial, baseboard.part, { id }]

/** The sleds in service. */
export function SledsTab() {
  const query = sledList.useQuery(all)
  const list = useWholeList({
    nouns: [sleds.one, sleds.many],
    rows: query.data?.items,
    queries: [query],
    base: 'id',
    columns: sledColumns,
    facets: sledFacets,
    rowKey,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  const rows = query.data?.items
  const menu = useCallback(
    (sled: Sled) => [
      copyId(sled.id),
      ...commandItems([provisionCommand(sled)], { sled, others: otherOpenSleds(rows, sled) }),
    ],
    [commandItems, rows],
  )
  return (
    <List
      frame="tab"
      title={sleds.title}
      list={list}
      menu={menu}
      goTo={{ group: 'Go to sled', to: ({ id }) => sleds.to.page({ sledId: id }) }}
      empty={{ title: 'No sleds', body: 'A sled is a server of a rack. It runs instances.' }}
    />
  )
}
