import { useCallback } from 'react'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import type { SupportBundleInfo } from '#store/api/generated/types'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { fleetAdmin } from '#model/needs'
import { formatBytes } from '#ui/format/bytes'
import { Card } from '#ui/layout/Card'
import { EmptyCell } from '#ui/tables/EmptyCell'
import type { Column } from '#ui/tables/column'
import { load, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { useShown } from '#features/kit/queries/gone'
import { LifecycleCourse } from '#features/kit/lifecycle/LifecycleCourse'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { List } from '#features/kit/list/List'
import { wordFacet } from '#features/kit/list/facets'
import { useWholeList } from '#features/kit/list/useWholeList'
import { recordPolling } from '#features/kit/queries/polling'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { bundleName, bundleTitle, creationText } from './bundleText'
import { deleteBundle, downloadBundle, downloadBundleFile } from './commands'
import { supportBundleResource } from './lifecycle'
import { supportBundles } from './noun'

const { supportBundleView } = supportBundlesApi.endpoints

/** The page of one support bundle: its properties, its course and its contents. Polled while the bundle is in transition. */
export function SupportBundlePage() {
  const at = useParam('bundleId')
  const known = supportBundleView.useQueryState(at)
  const query = supportBundleView.useQuery(at, recordPolling(supportBundleLifecycle, known.data?.state))
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const bundle = useShown(query, supportBundles.to.list())
  if (!bundle) return null
  const { id, userComment, reasonForFailure } = bundle
  return (
    <DetailPage
      noun={supportBundles}
      title={`Support bundle ${bundleName(id)}`}
      mark={<StateButton resource={supportBundleResource} row={bundle} />}
      query={query}
      refresh={query.refetch}
      menu={[
        copyId(id),
        ...commandItems([downloadBundle], bundle),
        allowed(editItem(supportBundles.to.edit({ bundleId: id }), { label: 'Edit comment' }), fleetAdmin),
        ...commandItems([deleteBundle], bundle),
      ]}
      paletteName={bundleTitle(bundle)}
      properties={[
        { label: 'Comment', value: userComment || <EmptyCell /> },
        { label: 'Reason', value: creationText(bundle) },
        ...(reasonForFailure ? [{ label: 'Reason for failure', value: reasonForFailure }] : []),
        createdFact(bundle),
        idFact(id),
      ]}
      course={<LifecycleCourse resource={supportBundleResource} row={bundle} />}
    >
      <BundleContents bundle={bundle} />
    </DetailPage>
  )
}

const ofAddress = ({ bundleId }: At<'bundleId'>) => ({ bundleId })
const loadBundle = load(supportBundleView, ofAddress)
const loadContents = settled(load(supportBundlesApi.endpoints.supportBundleContents, ofAddress))

/** The bundle, and its contents if it is complete: the list of files is as long as they are. */
export async function loader(input: Parameters<typeof loadBundle>[0]) {
  const bundle = await loadBundle(input)
  if (bundle && supportBundleLifecycle.can(bundle.state, 'command.download')) await loadContents(input)
  return bundle
}

const fileColumns: readonly Column<string>[] = [
  { id: 'path', header: 'Path', cell: (path) => <code>{path}</code>, sortValue: (path) => path },
]
const itself = (path: string) => path
const fileText = (path: string) => [path]

/** The first directory of a path, which is a part of the archive. */
const partOf = (path: string) => path.split('/')[0] ?? path
const fileFacets = [wordFacet<string>('part', 'Part', partOf)]

/** The files of a bundle, once it is complete. */
function BundleContents({ bundle }: { bundle: SupportBundleInfo }) {
  const reason = supportBundleLifecycle.why(bundle.state, 'command.download')
  if (reason === undefined) return <FilesOfBundle bundle={bundle} />
  return (
    <Card title="Contents">
      <p>{reason}. The contents are shown once the bundle can be downloaded.</p>
    </Card>
  )
}

function FilesOfBundle({ bundle }: { bundle: SupportBundleInfo }) {
  const query = supportBundlesApi.endpoints.supportBundleContents.useQuery({ bundleId: bundle.id })
  const bytes = query.data?.bytes
  const list = useWholeList({
    nouns: ['file', 'files'],
    rows: query.data?.files,
    queries: [query],
    base: 'path',
    columns: fileColumns,
    facets: fileFacets,
    rowKey: itself,
    nameOf: itself,
    textOf: fileText,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (file: string) => [copyId(file, 'Copy path'), ...commandItems([downloadBundleFile], { bundle, file })],
    [commandItems, bundle],
  )
  return (
    <List
      frame="card"
      title="Contents"
      context={bytes === undefined ? undefined : `The whole archive is ${formatBytes(bytes)}.`}
      list={list}
      menu={menu}
      empty={{ body: 'The archive is empty.' }}
      isRefreshedByPage
    />
  )
}
