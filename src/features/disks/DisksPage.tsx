import { useMemo } from 'react'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { paths } from '#src/paths'
import { disksApi } from '#store/api/resources/disks'
import type { Disk } from '#store/api/generated/types'
import { described } from '#features/shared/list/described'
import { lawful } from '#features/shared/law/law'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { useInstanceNames } from '#features/shared/useInstanceNames'
import { projectCollaborator } from '#store/model/needs'
import { useParam } from '#features/routing/useParam'
import { diskColumns } from './exports/columns'
import { diskFacets } from './facets'
import { diskLaw } from './law'
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
    <List
      frame="page"
      title="Disks"
      list={list}
      menu={menu}
      create={{ label: 'Create disk', to: paths.disksNew({ project }), needs: projectCollaborator }}
      goTo={{
        group: 'Go to disk',
        to: ({ name }) => paths.disk({ project, disk: name }),
        law: (disk) => lawful(diskLaw, { disk, project }),
      }}
      empty={{ title: 'No disks', body: 'A disk keeps its data whatever happens to the instance.' }}
    >
      {dialog}
    </List>
  )
}
