import { useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { SLOW_MS } from '../../machines/lifecycle/cadence'
import { diskLifecycle } from '../../machines/lifecycle/diskLifecycle'
import { paths } from '../../paths'
import type { Disk } from '../../store/api/generated/types'
import { disksApi } from '../../store/api/disks'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { usePaletteEntries } from '../app/palette/paletteStore'
import { LinkButton } from '../shared/LinkButton'
import { ResourceTable } from '../shared/ResourceTable'
import { useCadence } from '../shared/useCadence'
import { usePager } from '../shared/usePager'
import { usePaletteRows } from '../shared/usePaletteRows'
import { useParam } from '../shared/useParam'
import { diskColumns } from './columns'
import { useDiskMenu } from './useDiskMenu'

const observe = ({ id, state }: Disk) => ({ id, state: state.state })

/** The project's disks; the create panel and a disk's details open over it. */
export function DisksPage() {
  const { project } = useParam('project')
  const pager = usePager()
  const [intervalMs, setIntervalMs] = useState(SLOW_MS)
  const query = disksApi.endpoints.diskList.useQuery(
    { project, ...pager.args },
    { pollingInterval: intervalMs, skipPollingIfUnfocused: true },
  )
  const items = query.data?.items
  useCadence(
    diskLifecycle,
    useMemo(() => items?.map(observe), [items]),
    setIntervalMs,
  )
  const found = usePaletteRows(disksApi.endpoints.diskList, { project }, items)
  usePaletteEntries(
    useMemo(
      () => [
        { label: 'New disk', group: 'Actions', to: paths.disksNew({ project }) },
        ...(found ?? []).map(({ name }) => ({
          label: name,
          group: 'Go to disk',
          to: paths.disk({ project, disk: name }),
        })),
      ],
      [found, project],
    ),
  )
  const columns = useMemo(() => diskColumns(project), [project])
  const { menu, dialog } = useDiskMenu(project)
  const newDisk = (
    <LinkButton tone="primary" to={paths.disksNew({ project })} preventScrollReset>
      New disk
    </LinkButton>
  )
  return (
    <>
      <PageHeader title="Disks" actions={newDisk} />
      <ResourceTable
        label="Disks"
        query={query}
        pager={pager}
        columns={columns}
        rowKey={(disk) => disk.id}
        glowKey={(disk) => disk.state.state}
        menu={menu}
        empty={
          <EmptyState
            title="No disks"
            body="A disk keeps its data whatever happens to the instance."
            action={newDisk}
          />
        }
      />
      <Outlet />
      {dialog}
    </>
  )
}
