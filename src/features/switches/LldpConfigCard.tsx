import { paths } from '#src/paths'
import type { LldpLinkConfig } from '#store/api/generated/types'
import { fleetAdmin } from '#store/model/needs'
import { Badge } from '#ui/feedback/Badge'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import { PropertyList } from '#ui/tables/PropertyList'
import { LinkButton } from '#features/shared/LinkButton'
import { PendingQuery } from '#features/shared/PendingQuery'
import type { QueryLike } from '#features/shared/queryLike'
import { useRoleReason } from '#features/shared/useRoleReason'
import { lldpTexts } from '#features/shared/fabric/lldpForm'

interface LldpConfigCardProps {
  port: { rackId: string; switchLocation: string; port: string }
  /** Settings are applied to the port: without any there is no configuration. */
  isSet: boolean
  query: QueryLike<LldpLinkConfig>
}

/** The LLDP configuration of a port: the values it announces to its neighbour. */
export function LldpConfigCard({ port, isSet, query }: LldpConfigCardProps) {
  const { data } = query
  return (
    <Card title="LLDP configuration" {...(data ? { actions: <EditLink port={port} /> } : {})}>
      {!isSet ? (
        <p>No configuration. A port has one once settings are applied to it.</p>
      ) : data === undefined ? (
        <PendingQuery query={query} noun="the LLDP configuration" />
      ) : (
        <PropertyList
          items={[
            { label: 'Announces', value: <Badge>{data.enabled ? 'on' : 'off'}</Badge> },
            ...lldpTexts.map(({ key, label }) => ({
              label,
              value: data[key] ?? 'Inherited from the switch',
            })),
          ]}
        />
      )}
    </Card>
  )
}

function EditLink({ port }: Pick<LldpConfigCardProps, 'port'>) {
  const reason = useRoleReason()(fleetAdmin)
  return reason ? (
    <Button disabledReason={reason}>Edit LLDP configuration</Button>
  ) : (
    <LinkButton to={paths.switchPortLldpEdit(port)} preventScrollReset>
      Edit LLDP configuration
    </LinkButton>
  )
}
