import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { floatingIpsApi } from '../../store/api/floatingIps'
import type { FloatingIp } from '../../store/api/generated/types'
import { described } from '../shared/list/described'
import { ListPage } from '../shared/list/ListPage'
import { useResourceList } from '../shared/list/useResourceList'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { useInstanceNames } from '../shared/useInstanceNames'
import { useParam } from '../shared/useParam'
import { floatingIpColumns } from './columns'
import { deleteFloatingIp, detachFloatingIp } from './commands'
import { floatingIpFacets } from './facets'
import { usePoolNames } from '../shared/usePoolNames'

const AttachDialog = lazy(async () => ({ default: (await import('./AttachDialog')).AttachDialog }))

const textOf = (floatingIp: FloatingIp) => [...described.textOf(floatingIp), floatingIp.ip]
const attachedTo = ({ instanceId }: FloatingIp) => instanceId ?? ''

/** The project's addresses that outlive its instances; the create and edit panels open over it. */
export function FloatingIpsPage() {
  const { project } = useParam('project')
  const names = useInstanceNames(project)
  const pools = usePoolNames()
  const list = useResourceList({
    ...described,
    nouns: ['floating IP', 'floating IPs'],
    endpoint: floatingIpsApi.endpoints.floatingIpList,
    args: { project },
    columns: useMemo(() => floatingIpColumns(project, names), [project, names]),
    facets: useMemo(() => floatingIpFacets(names, pools), [names, pools]),
    textOf,
    glowKey: attachedTo,
  })
  const [attaching, setAttaching] = useState<FloatingIp>()
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
  return (
    <ListPage
      title="Floating IPs"
      list={list}
      menu={menu}
      create={{ label: 'Create floating IP', to: paths.floatingIpsNew({ project }) }}
      goTo={{
        group: 'Edit floating IP',
        to: ({ name }) => paths.floatingIpEdit({ project, floatingIp: name }),
      }}
      empty={{
        title: 'No floating IPs',
        body: 'A floating IP is an address of the project. It can be moved from instance to instance.',
      }}
    >
      {attaching && (
        <Suspense>
          <AttachDialog project={project} floatingIp={attaching} onDismiss={() => setAttaching(undefined)} />
        </Suspense>
      )}
    </ListPage>
  )
}
