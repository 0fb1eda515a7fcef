import { Suspense, useCallback, useMemo, useState } from 'react'
import { paths } from '#src/paths'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import type { FloatingIp } from '#store/api/generated/types'
import { Link } from '#features/routing/Link'
import { described } from '#features/shared/list/described'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useInstanceNames } from '#features/shared/useInstanceNames'
import { useAllowed } from '#features/shared/useRoleReason'
import { projectCollaborator } from '#store/model/needs'
import { useParam } from '#features/routing/useParam'
import { floatingIpColumns } from './columns'
import { deleteFloatingIp, detachFloatingIp } from './commands'
import { floatingIpFacets } from './facets'
import { usePoolNames } from '#features/shared/usePoolNames'
import { lazyPart } from '#ui/lazyPart'

const AttachDialog = lazyPart(async () => (await import('./AttachDialog')).AttachDialog)

const textOf = (floatingIp: FloatingIp) => [...described.textOf(floatingIp), floatingIp.ip]
const attachedTo = ({ instanceId }: FloatingIp) => instanceId ?? ''

/** The project's floating IPs; the create and edit panels open over it. */
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
    highlightKey: attachedTo,
  })
  const [attaching, setAttaching] = useState<FloatingIp>()
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (floatingIp: FloatingIp) => {
      const led = { floatingIp, instance: names.get(floatingIp.instanceId ?? '') }
      return [
        copyId(floatingIp.id),
        allowed({
          key: 'edit',
          label: 'Edit',
          link: (
            <Link to={paths.floatingIpEdit({ project, floatingIp: floatingIp.name })} preventScrollReset />
          ),
        }),
        ...(floatingIp.instanceId
          ? commandItems([detachFloatingIp], led)
          : [allowed({ key: 'attach', label: 'Attach', onSelect: () => setAttaching(floatingIp) })]),
        ...commandItems([deleteFloatingIp], led),
      ]
    },
    [commandItems, allowed, names, project],
  )
  return (
    <List
      frame="page"
      title="Floating IPs"
      list={list}
      menu={menu}
      create={{
        label: 'Create floating IP',
        to: paths.floatingIpsNew({ project }),
        needs: projectCollaborator,
      }}
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
    </List>
  )
}
