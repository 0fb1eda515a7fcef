import { useCallback, useMemo } from 'react'
import type { ProbeInfo } from '#store/api/generated/types'
import { shownProbesApi } from '#store/api/resources/shownProbes'
import { fleetAdmin } from '#store/model/needs'
import { IdText } from '#ui/text/IdText'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { columnsOf, nameColumn } from '#features/kit/list/columns'
import { List } from '#features/kit/list/List'
import { useResourceList } from '#features/kit/list/useResourceList'
import { Link } from '#features/kit/routing/Link'
import { loadPage, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { deleteShownProbe } from './commands'
import { shownProbes } from './noun'

const columnsIn = (project: string) =>
  columnsOf<ProbeInfo>()(shownProbes, {
    Name: nameColumn(({ name }) => shownProbes.to.page({ project, shownProbe: name }), 'panel'),
    'External IPs': {
      id: 'externalIps',
      cell: ({ externalIps }) => externalIps.map(({ ip }) => <IdText key={ip} value={ip} />),
    },
  })

/** The first page. */
export const loader = loadPage(shownProbesApi.endpoints.shownProbeList, ({ project }: At<'project'>) => ({
  project,
}))

const rowKey = ({ id }: ProbeInfo) => id
const nameOf = ({ name }: ProbeInfo) => name
const textOf = ({ id, name }: ProbeInfo) => [name, { id }]

/** The shown probes of a project. */
export function ShownProbesPage() {
  const { project } = useParam('project')
  const list = useResourceList({
    nouns: [shownProbes.one, shownProbes.many],
    endpoint: shownProbesApi.endpoints.shownProbeList,
    args: { project },
    columns: useMemo(() => columnsIn(project), [project]),
    rowKey,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (row: ProbeInfo) => [
      copyId(row.id),
      {
        key: 'details',
        label: 'Details',
        link: <Link to={shownProbes.to.page({ project, shownProbe: row.name })} preventScrollReset />,
      },
      ...commandItems([deleteShownProbe], { project, probe: row }),
    ],
    [commandItems, project],
  )
  return (
    <List
      frame="page"
      title={shownProbes.title}
      list={list}
      menu={menu}
      create={{
        label: 'Create shown probe',
        to: shownProbes.to.create({ project }),
        needs: fleetAdmin,
      }}
      goTo={{
        group: 'Go to shown probe',
        to: ({ name }) => shownProbes.to.page({ project, shownProbe: name }),
      }}
      empty={{
        title: 'No shown probes',
        body: 'A shown probe has the network of an instance, on a sled.',
      }}
    />
  )
}
