import { useCallback, useMemo } from 'react'
import type { ProbeInfo } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { shownProbesApi } from '#store/api/resources/shownProbes'
import { ipSortKey } from '#store/model/network/ipRange'
import { ALL_LIMIT } from '#store/model/paging'
import { addressesOf } from '#store/model/network/privateIps'
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
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { deleteShownProbe } from './commands'
import { shownProbes } from './noun'

/** Columns of the shownProbes of a project. @param serials of the sleds, by id */
const shownProbeColumns = (project: string, serials: ReadonlyMap<string, string>) =>
  columnsOf<ProbeInfo>()(shownProbes, {
    Name: nameColumn(({ name }) => shownProbes.to.page({ project, shownProbe: name }), 'panel'),
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
  loadPage(shownProbesApi.endpoints.shownProbeList, ({ project }: At<'project'>) => ({ project })),
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

/** The shownProbes of a project, with which operators test its network. */
export function ShownProbesPage() {
  const { project } = useParam('project')
  const { serials } = useSledSerials()
  const list = useResourceList({
    nouns: wordsOf(shownProbes),
    endpoint: shownProbesApi.endpoints.shownProbeList,
    args: { project },
    columns: useMemo(() => shownProbeColumns(project, serials), [project, serials]),
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
        link: <Link to={shownProbes.to.page({ project, shownProbe: probe.name })} preventScrollReset />,
      },
      ...commandItems([deleteShownProbe], { project, probe }),
    ],
    [commandItems, project],
  )
  return (
    <List
      frame="page"
      title={shownProbes.title}
      list={list}
      menu={menu}
      create={createOf(shownProbes, 'create', { project })}
      goTo={{ to: ({ name }) => shownProbes.to.page({ project, shownProbe: name }) }}
      empty={{
        body: 'A probe has the network of an instance on a sled you choose. It shows whether an instance there could be reached.',
      }}
    />
  )
}
