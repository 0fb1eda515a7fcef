import { useCallback, useMemo } from 'react'
import { morePaths } from '#src/morePaths'
import type { ProbeInfo } from '#store/api/generated/types'
import { probesApi } from '#store/api/resources/probes'
import { fleetAdmin } from '#store/model/needs'
import { Link } from '#features/routing/Link'
import { useParam } from '#features/routing/useParam'
import { useSledSerials } from '#features/shared/hardware/SledLink'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { probeColumns } from './columns'
import { deleteProbe } from './commands'

const rowKey = ({ id }: ProbeInfo) => id
const nameOf = ({ name }: ProbeInfo) => name
const textOf = ({ id, name, externalIps, interface: { ip } }: ProbeInfo) => [
  name,
  ip,
  ...externalIps.map((address) => address.ip),
  { id },
]

/** The probes of a project: what operators test its network with. */
export function ProbesPage() {
  const { project } = useParam('project')
  const { serials } = useSledSerials()
  const list = useResourceList({
    nouns: ['probe', 'probes'],
    endpoint: probesApi.endpoints.probeList,
    args: { project },
    columns: useMemo(() => probeColumns(project, serials), [project, serials]),
    rowKey,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (probe: ProbeInfo) => [
      copyId(probe.id),
      {
        key: 'details',
        label: 'Details',
        link: <Link to={morePaths.probe({ project, probe: probe.name })} preventScrollReset />,
      },
      ...commandItems([deleteProbe], { project, probe }),
    ],
    [commandItems, project],
  )
  return (
    <List
      frame="page"
      title="Probes"
      list={list}
      menu={menu}
      create={{ label: 'Create probe', to: morePaths.probesNew({ project }), needs: fleetAdmin }}
      goTo={{ group: 'Go to probe', to: ({ name }) => morePaths.probe({ project, probe: name }) }}
      empty={{
        title: 'No probes',
        body: 'A probe has the network of an instance on a sled you choose. It shows whether an instance there would be reached.',
      }}
    />
  )
}
