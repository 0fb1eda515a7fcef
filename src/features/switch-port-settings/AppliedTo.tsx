import { Fragment } from 'react'
import { paths } from '#src/paths'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/routing/Link'
import { addressOf } from '#features/shared/fabric/portAt'
import { portsWith, portTitle } from '#features/shared/fabric/portText'
import { QueryCell } from '#features/shared/QueryCell'
import { usePorts } from './usePorts'

/** The ports that have these settings, each with a link. */
export function AppliedTo({ settingsId }: { settingsId: string }) {
  const { query } = usePorts()
  return (
    <QueryCell query={query} width="14ch" missing={<EmptyCell />}>
      {({ items }) => {
        const ports = portsWith(settingsId, items)
        if (ports.length === 0) return 'No port'
        return ports.map((port, at) => (
          <Fragment key={port.id}>
            {at > 0 && ', '}
            <Link to={paths.switchPort(addressOf(port))}>{portTitle(port)}</Link>
          </Fragment>
        ))
      }}
    </QueryCell>
  )
}
