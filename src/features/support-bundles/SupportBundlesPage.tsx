import { useCallback, useMemo } from 'react'
import { Link } from '#features/routing/Link'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import { paths } from '#src/paths'
import type { SupportBundleInfo } from '#store/api/generated/types'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { fleetAdmin } from '#store/model/needs'
import { lawful } from '#features/shared/law/law'
import { stateFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'
import { List } from '#features/shared/list/List'
import { usePolling } from '#features/shared/polling'
import { useWholeList } from '#features/shared/list/useWholeList'
import { supportBundleTone } from '#features/shared/stateTones'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { bundleName } from './bundleText'
import { supportBundleColumns } from './columns'
import { deleteBundle, downloadBundle } from './commands'
import { supportBundleLaw } from './law'
import { newestFirst } from './newestFirst'

const { supportBundleList } = supportBundlesApi.endpoints

const rowKey = ({ id }: SupportBundleInfo) => id
const nameOf = ({ id }: SupportBundleInfo) => bundleName(id)
const stateOf = ({ state }: SupportBundleInfo) => state
const textOf = ({ id, userComment, reasonForCreation, reasonForFailure }: SupportBundleInfo) => [
  userComment ?? '',
  reasonForFailure ?? reasonForCreation,
  { id },
]
const facets: readonly Facet<SupportBundleInfo>[] = [
  stateFacet(supportBundleLifecycle, stateOf, supportBundleTone),
]

/** The region's support bundles, the newest first. */
export function SupportBundlesPage() {
  const rows = supportBundleList.useQueryState(newestFirst).data?.items
  const observed = useMemo(() => rows?.map(({ id, state }) => ({ id, state })), [rows])
  const query = supportBundleList.useQuery(newestFirst, usePolling(supportBundleLifecycle, observed))
  const list = useWholeList({
    nouns: ['support bundle', 'support bundles'],
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
      allowed(
        { key: 'edit', label: 'Edit', link: <Link to={paths.supportBundleEdit(bundle.id)} /> },
        fleetAdmin,
      ),
      ...commandItems([deleteBundle], bundle),
    ],
    [commandItems, allowed],
  )
  return (
    <List
      frame="page"
      title="Support bundles"
      context="What the region collects about itself, for those who look into a fault."
      list={list}
      menu={menu}
      create={{ label: 'Create support bundle', to: paths.supportBundlesNew(), needs: fleetAdmin }}
      goTo={{
        group: 'Go to support bundle',
        to: ({ id }) => paths.supportBundle(id),
        law: (bundle) => lawful(supportBundleLaw, bundle),
      }}
      empty={{
        title: 'No support bundles',
        body: 'A support bundle is an archive of logs and facts from every sled and switch.',
      }}
    />
  )
}
