import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Link, Outlet } from 'react-router'
import { paths } from '../../paths'
import { floatingIpsApi } from '../../store/api/floatingIps'
import type { FloatingIp } from '../../store/api/generated/types'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { usePaletteEntries } from '../app/palette/paletteStore'
import { LinkButton } from '../shared/LinkButton'
import { ResourceTable } from '../shared/ResourceTable'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { usePager } from '../shared/usePager'
import { usePaletteRows } from '../shared/usePaletteRows'
import { useParam } from '../shared/useParam'
import { floatingIpColumns } from './columns'
import { deleteFloatingIp, detachFloatingIp } from './commands'
import { useInstanceNames } from './useInstanceNames'

const AttachDialog = lazy(async () => ({ default: (await import('./AttachDialog')).AttachDialog }))

/** The project's addresses that outlive its instances; the create and edit panels open over it. */
export function FloatingIpsPage() {
  const { project } = useParam('project')
  const pager = usePager()
  const query = floatingIpsApi.endpoints.floatingIpList.useQuery({ project, ...pager.args })
  const items = query.data?.items
  const names = useInstanceNames(project)
  const [attaching, setAttaching] = useState<FloatingIp>()
  const found = usePaletteRows(floatingIpsApi.endpoints.floatingIpList, { project }, items)
  usePaletteEntries(
    useMemo(
      () => [
        { label: 'New floating IP', group: 'Actions', to: paths.floatingIpsNew({ project }) },
        ...(found ?? []).map(({ name }) => ({
          label: name,
          group: 'Edit floating IP',
          to: paths.floatingIpEdit({ project, floatingIp: name }),
        })),
      ],
      [found, project],
    ),
  )
  const columns = useMemo(() => floatingIpColumns(project, names), [project, names])
  const commandItems = useCommandItems()
  const menu = useCallback(
    (floatingIp: FloatingIp) => {
      const led = { floatingIp, instance: names.get(floatingIp.instanceId ?? '') }
      return [
        copyId(floatingIp.id),
        {
          key: 'edit',
          label: 'Edit',
          link: (
            <Link to={paths.floatingIpEdit({ project, floatingIp: floatingIp.name })} preventScrollReset />
          ),
        },
        ...(floatingIp.instanceId
          ? commandItems([detachFloatingIp], led)
          : [{ key: 'attach', label: 'Attach', onSelect: () => setAttaching(floatingIp) }]),
        ...commandItems([deleteFloatingIp], led),
      ]
    },
    [commandItems, names, project],
  )
  const newFloatingIp = (
    <LinkButton tone="primary" to={paths.floatingIpsNew({ project })} preventScrollReset>
      New floating IP
    </LinkButton>
  )
  return (
    <>
      <PageHeader title="Floating IPs" actions={newFloatingIp} />
      <ResourceTable
        label="Floating IPs"
        query={query}
        pager={pager}
        columns={columns}
        rowKey={({ id }) => id}
        glowKey={({ instanceId }) => instanceId ?? ''}
        menu={menu}
        empty={
          <EmptyState
            title="No floating IPs"
            body="A floating IP is an address of the project. It can be moved from instance to instance."
            action={newFloatingIp}
          />
        }
      />
      <Outlet />
      {attaching && (
        <Suspense>
          <AttachDialog project={project} floatingIp={attaching} onDismiss={() => setAttaching(undefined)} />
        </Suspense>
      )}
    </>
  )
}
