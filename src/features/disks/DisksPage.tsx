import { useMemo } from 'react'
import { diskLifecycle } from '../../machines/lifecycle/diskLifecycle'
import { paths } from '../../paths'
import { disksApi } from '../../store/api/disks'
import type { Disk } from '../../store/api/generated/types'
import { described } from '../shared/list/described'
import { ListPage } from '../shared/list/ListPage'
import { useResourceList } from '../shared/list/useResourceList'
import { useInstanceNames } from '../shared/useInstanceNames'
import { useParam } from '../shared/useParam'
import { diskColumns } from './columns'
import { diskFacets } from './facets'
import { useDiskMenu } from './useDiskMenu'

const stateOf = (disk: Disk) => disk.state.state

/** The project's disks; the create panel and a disk's details open over it. */
export function DisksPage() {
  const { project } = useParam('project')
  const names = useInstanceNames(project)
  const list = useResourceList({
    ...described,
    nouns: ['disk', 'disks'],
    endpoint: disksApi.endpoints.diskList,
    args: { project },
    columns: useMemo(() => diskColumns(project), [project]),
    facets: useMemo(() => diskFacets(names), [names]),
    lifecycle: diskLifecycle,
    stateOf,
  })
  const { menu, dialog } = useDiskMenu(project)
  return (
    <ListPage
      title="Disks"
      list={list}
      menu={menu}
      create={{ label: 'Create disk', to: paths.disksNew({ project }) }}
      goTo={{ group: 'Go to disk', to: ({ name }) => paths.disk({ project, disk: name }) }}
      empty={{ title: 'No disks', body: 'A disk keeps its data whatever happens to the instance.' }}
    >
      {dialog}
    </ListPage>
  )
}
