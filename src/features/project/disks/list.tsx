import { useMemo } from 'react'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import type { Disk } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { PAGE_LIMIT } from '#model/paging'
import { DeletedLink } from '#features/shared/DeletedLink'
import { wordsOf } from '#features/kit/noun/noun'
import { loadAhead, loadAll, loadPage, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { attachedFacet, sizeFacet, stateFacet, wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { useIsReadWhole } from '#features/kit/list/useIsReadWhole'
import { useResourceList } from '#features/kit/list/useResourceList'
import { diskTone } from '#features/kit/lifecycle/stateTones'
import { useInstanceNames } from '#features/shared/instance/useInstanceNames'
import { AttachedTo, diskColumns } from './exports/diskColumns'
import { instanceOf } from './exports/instanceOf'
import { diskResource } from './lifecycle'
import { disks } from './noun'
import { useDiskMenu } from './useDiskMenu'

const sourceOf = ({ imageId, snapshotId }: Disk) => (imageId ? 'image' : snapshotId ? 'snapshot' : 'blank')

/** The facets of the disk list. @param names of the project's instances, by id */
const diskFacets = (names: ReadonlyMap<string, string>): readonly Facet<Disk>[] => [
  stateFacet(diskLifecycle, (disk) => disk.state.state, diskTone),
  attachedFacet('Attached to', instanceOf, names),
  sizeFacet((disk) => disk.size),
  wordFacet('source', 'Source', sourceOf),
]

/** The first page, and the names of the attached instances, as many as one call has. */
export const loader = loadAll(
  loadPage(disksApi.endpoints.diskList, ({ project }: At<'project'>) => ({ project })),
  loadAhead(instancesApi.endpoints.instanceList, ({ project }: At<'project'>) => ({
    project,
    limit: PAGE_LIMIT,
  })),
)

const heads = headsOf(disks, {
  Name: 'other',
  'Attached to': 'other',
  Source: 'other',
  Size: 'figure',
  State: 'other',
  Created: 'date',
})

const listColumns = (project: string) => {
  const columns = diskColumns(project)
  return columnsOf<Disk>()(heads, {
    ...columns,
    'Attached to': {
      id: 'attachedTo',
      cell: (disk) => <AttachedTo disk={disk} project={project} />,
    },
    Source: { ...columns.Source, hideBelow: 'medium' },
    Created: { ...columns.Created, hideBelow: 'narrowest' },
  })
}

const stateOf = (disk: Disk) => disk.state.state

/** The project's disks; the create panel and a disk's details open over it. */
export function DisksPage() {
  const { project } = useParam('project')
  const names = useInstanceNames(project, useIsReadWhole(disksApi.endpoints.diskList, { project }))
  const list = useResourceList({
    ...described,
    nouns: wordsOf(disks),
    endpoint: disksApi.endpoints.diskList,
    args: { project },
    columns: useMemo(() => listColumns(project), [project]),
    facets: useMemo(() => diskFacets(names), [names]),
    lifecycle: diskLifecycle,
    stateOf,
  })
  const { menu, dialog } = useDiskMenu(project)
  return (
    <List
      frame="page"
      title={disks.title}
      list={list}
      menu={menu}
      create={createOf(disks, 'create', { project })}
      goTo={{
        to: ({ name }) => disks.to.page({ project, disk: name }),
        stateful: (disk) => statefulRecord(diskResource, { disk, project }),
      }}
      empty={{ body: 'A disk keeps its data when its instance is stopped or deleted.' }}
    >
      <DeletedLink project={project} />
      {dialog}
    </List>
  )
}
