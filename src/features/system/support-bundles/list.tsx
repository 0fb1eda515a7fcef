import { useCallback, useMemo } from 'react'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import type { SupportBundleInfo } from '#store/api/generated/types'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { DescriptionText } from '#ui/text/DescriptionText'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load } from '#features/kit/routing/load'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { createOf } from '#features/kit/list/CreateAction'
import { columnsOf, createdColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { stateFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { useWholeList } from '#features/kit/list/useWholeList'
import { usePolling } from '#features/kit/queries/polling'
import { supportBundleTone } from '#features/kit/lifecycle/regionTones'
import { byState } from '#features/kit/lifecycle/exceptionsFirst'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { bundleName, creationText } from './bundleText'
import { deleteBundle, downloadBundle } from './commands'
import { supportBundleResource } from './lifecycle'
import { supportBundles } from './noun'

/** Fetches the whole list: the region stores few bundles. */
const newestFirst = { limit: ALL_LIMIT, sortBy: 'time_and_id_descending' } as const

export const loader = load(supportBundlesApi.endpoints.supportBundleList, () => newestFirst)

/** Why it failed, or else why it was made. */
const reasonOf = (bundle: SupportBundleInfo) => bundle.reasonForFailure ?? creationText(bundle)

const heads = headsOf(supportBundles, {
  Bundle: 'word',
  Comment: 'text',
  State: 'state',
  Reason: 'text',
  Created: 'date',
})

const supportBundleColumns = columnsOf<SupportBundleInfo>()(heads, {
  Bundle: {
    id: 'id',
    tip: 'The beginning of its ID',
    cell: ({ id }) => (
      <Link to={supportBundles.to.page({ bundleId: id })}>
        <code>{bundleName(id)}</code>
      </Link>
    ),
    sortValue: ({ id }) => id,
  },
  Comment: {
    id: 'comment',
    isPlain: true,
    cell: ({ userComment }) => <DescriptionText text={userComment ?? ''} />,
  },
  State: {
    id: 'state',
    isPlain: true,
    cell: (bundle) => <StateButton resource={supportBundleResource} row={bundle} />,
    sortValue: byState(supportBundleResource),
  },
  Reason: {
    id: 'reason',
    hideBelow: 'narrowest',
    cell: (bundle) => <DescriptionText text={reasonOf(bundle)} />,
  },
  Created: createdColumn,
})

const { supportBundleList } = supportBundlesApi.endpoints

const rowKey = ({ id }: SupportBundleInfo) => id
const nameOf = ({ id }: SupportBundleInfo) => bundleName(id)
const stateOf = ({ state }: SupportBundleInfo) => state
const textOf = (bundle: SupportBundleInfo) => [bundle.userComment ?? '', reasonOf(bundle), { id: bundle.id }]
const facets: readonly Facet<SupportBundleInfo>[] = [
  stateFacet(supportBundleLifecycle, stateOf, supportBundleTone),
]

/** The region's support bundles, newest first. */
export function SupportBundlesPage() {
  const rows = supportBundleList.useQueryState(newestFirst).data?.items
  const observed = useMemo(() => rows?.map(({ id, state }) => ({ id, state })), [rows])
  const query = supportBundleList.useQuery(newestFirst, usePolling(supportBundleLifecycle, observed))
  const list = useWholeList({
    nouns: wordsOf(supportBundles),
    rows,
    queries: [query],
    columns: supportBundleColumns,
    facets,
    rowKey,
    nameOf,
    textOf,
    lifecycle: supportBundleLifecycle,
    stateOf,
  })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (bundle: SupportBundleInfo) => [
      copyId(bundle.id),
      ...commandItems([downloadBundle], bundle),
      allowed(editItem(supportBundles.to.edit({ bundleId: bundle.id }), { opens: 'page' }), fleetAdmin),
      ...commandItems([deleteBundle], bundle),
    ],
    [commandItems, allowed],
  )
  return (
    <List
      frame="page"
      title={supportBundles.title}
      context="Logs and facts of the region, for finding a fault."
      list={list}
      menu={menu}
      create={createOf(supportBundles, 'create')}
      goTo={{
        to: ({ id }) => supportBundles.to.page({ bundleId: id }),
        stateful: (bundle) => statefulRecord(supportBundleResource, bundle),
      }}
      empty={{
        body: 'A support bundle is an archive of logs and facts from every sled and switch.',
      }}
    />
  )
}
