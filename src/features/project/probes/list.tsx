import { useCallback, useMemo } from 'react'
import type { ProbeInfo } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { probesApi } from '#store/api/resources/probes'
import { ipSortKey } from '#model/network/ipRange'
import { ALL_LIMIT } from '#model/paging'
import { addressesOf } from '#model/network/privateIps'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, loadPage, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { SledLink, useSledSerials } from '#features/shared/hardware/SledLink'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { deleteProbe } from './commands'
import { probes } from './noun'

const heads = headsOf(probes, {
  Name: 'other',
  Sled: 'other',
  'External IPs': 'other',
  'Private IP': 'other',
})

/** Columns of the probes of a project. @param serials of the sleds, by id */
export const probeColumns = (project: string, serials: ReadonlyMap<string, string>) =>
  columnsOf<ProbeInfo>()(heads, {
    Name: nameColumn(({ name }) => probes.to.page({ project, probe: name }), 'panel'),
    Sled: {
      id: 'sled',
      cell: ({ sled }) => <SledLink id={sled} serials={serials} />,
      sortValue: ({ sled }) => serials.get(sled) ?? sled,
    },
    'External IPs': {
      id: 'externalIps',
      cell: ({ externalIps }) => {
        if (externalIps.length === 0) return <EmptyCell />
        return externalIps.map(({ ip }) => <IdText key={ip} value={ip} />)
      },
      sortValue: ({ externalIps }) => ipSortKey(externalIps[0]?.ip),
    },
    'Private IP': {
      id: 'privateIp',
      tip: 'The address of its interface, in the default subnet of the project',
      cell: ({ interface: nic }) => addressesOf(nic.ipConfig).map((ip) => <IdText key={ip} value={ip} />),
      sortValue: ({ interface: nic }) => ipSortKey(addressesOf(nic.ipConfig)[0]),
    },
  })

/** The first page, and the serial numbers of the sleds. */
export const loader = loadAll(
  loadPage(probesApi.endpoints.probeList, ({ project }: At<'project'>) => ({ project })),
  settled(load(hardwareApi.endpoints.sledList, () => ({ limit: ALL_LIMIT }))),
)

const rowKey = ({ id }: ProbeInfo) => id
const nameOf = ({ name }: ProbeInfo) => name
const textOf = ({ id, name, externalIps, interface: nic }: ProbeInfo) => [
  name,
  ...addressesOf(nic.ipConfig),
  ...externalIps.map((address) => address.ip),
  { id },
]

/** The probes of a project, with which operators test its network. */
export function ProbesPage() {
  const { project } = useParam('project')
  const { serials } = useSledSerials()
  const list = useResourceList({
    nouns: wordsOf(probes),
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
        kind: 'link' as const,
        key: 'details',
        label: 'Details',
        link: <Link to={probes.to.page({ project, probe: probe.name })} preventScrollReset />,
      },
      ...commandItems([deleteProbe], { project, probe }),
    ],
    [commandItems, project],
  )
  return (
    <List
      frame="page"
      title={probes.title}
      list={list}
      menu={menu}
      create={createOf(probes, 'create', { project })}
      goTo={{ to: ({ name }) => probes.to.page({ project, probe: name }) }}
      empty={{
        body: 'A probe has the network of an instance on a sled you choose. It shows whether an instance there could be reached.',
      }}
    />
  )
}
