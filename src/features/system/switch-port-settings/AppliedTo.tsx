import { Fragment } from 'react'
import { switchPorts } from '#features/system/switches/ports/noun'
import type { SwitchPort } from '#store/api/generated/types'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ALL_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/kit/routing/Link'
import { load, settled } from '#features/kit/routing/load'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { portParams, portsWith, portTitle } from '#features/shared/fabric/port'

const none: readonly SwitchPort[] = []

/** Loads the ports for the "applied to" column: if they came later, the columns would move. */
export const portsLoader = settled(
  load(switchPortsApi.endpoints.switchPortList, () => ({ limit: ALL_LIMIT })),
)

/** All switch ports; none before they are loaded. */
export function usePorts() {
  const query = switchPortsApi.endpoints.switchPortList.useQuery({ limit: ALL_LIMIT })
  return { query, ports: query.data?.items ?? none }
}

/** The ports that have these settings, each with a link. */
export function AppliedTo({ settingsId }: { settingsId: string }) {
  const { query } = usePorts()
  return (
    <QueryCell query={query} width="14ch" missing={<EmptyCell />}>
      {({ items }) => {
        const ports = portsWith(settingsId, items)
        if (ports.length === 0) return 'No port'
        return ports.map((port, index) => (
          <Fragment key={port.id}>
            {index > 0 && ', '}
            <Link to={switchPorts.to.page(portParams(port))}>{portTitle(port)}</Link>
          </Fragment>
        ))
      }}
    </QueryCell>
  )
}
