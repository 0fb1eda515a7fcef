import { racks } from '#features/racks/noun'
import { hardwareApi } from '#store/api/resources/hardware'
import { dateOf } from '#store/model/dates'
import { Card } from '#ui/layout/Card'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { ShortId } from '#features/shared/hardware/ShortId'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { copyId } from '#features/kit/commands/useCommandItems'
import { useShown } from '#features/kit/queries/gone'
import { switches } from './noun'
import { switchPorts } from './ports/noun'

export const loader = load(hardwareApi.endpoints.switchView, ({ switchId }: At<'switchId'>) => ({ switchId }))

/** One switch: its board, and a link to its ports. */
export function SwitchPage() {
  const at = useParam('switchId')
  const query = hardwareApi.endpoints.switchView.useQuery(at)
  const row = useShown(query, switches.to.list())
  if (!row) return null
  const { id, baseboard, rackId } = row
  return (
    <DetailPage
      noun="Switch"
      title={`Switch ${baseboard.serial}`}
      topic="inventory"
      query={query}
      refresh={query.refetch}
      menu={[copyId(id)]}
      facts={[
        { label: 'Part', value: <code>{baseboard.part}</code> },
        { label: 'Revision', value: baseboard.revision },
        { label: 'Serial', value: <IdText value={baseboard.serial} /> },
        { label: 'Rack', value: <ShortId id={rackId} to={racks.to.page({ rackId })} /> },
        { label: 'Created', value: <DateText at={dateOf(row, 'timeCreated')} /> },
        { label: 'ID', value: <IdText value={id} /> },
      ]}
    >
      <Card title="Ports">
        <p>
          The region names a port by the place of its switch in the rack, switch0 or switch1. It does not say
          in which place this switch is.
        </p>
        <LinkButton to={switchPorts.to.list()}>View ports</LinkButton>
      </Card>
    </DetailPage>
  )
}
