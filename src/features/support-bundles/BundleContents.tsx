import { useCallback } from 'react'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import type { SupportBundleInfo } from '#store/api/generated/types'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { Card } from '#ui/layout/Card'
import { formatBytes } from '#ui/format/bytes'
import type { Column } from '#ui/tables/column'
import { wordFacet } from '#features/shared/list/facets'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { downloadBundleFile } from './commands'

const columns: readonly Column<string>[] = [
  { id: 'path', header: 'Path', cell: (path) => <code>{path}</code>, sortValue: (path) => path },
]
const itself = (path: string) => path
const textOf = (path: string) => [path]

/** The part of the archive: the first directory of a path. */
const partOf = (path: string) => path.split('/')[0] ?? path
const facets = [wordFacet<string>('part', 'Part', partOf)]

/** The files of a bundle, once it is complete. */
export function BundleContents({ bundle }: { bundle: SupportBundleInfo }) {
  const reason = supportBundleLifecycle.why(bundle.state, 'command.download')
  if (reason === undefined) return <FilesOfBundle bundle={bundle} />
  return (
    <Card title="Contents">
      <p>{reason}, and show their contents.</p>
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
    columns,
    facets,
    rowKey: itself,
    nameOf: itself,
    textOf,
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
      {...(bytes === undefined ? {} : { context: `The whole archive has ${formatBytes(bytes)}.` })}
      list={list}
      menu={menu}
      empty={{ title: 'No files', body: 'The archive is empty.' }}
      isRefreshedByPage
    />
  )
}
