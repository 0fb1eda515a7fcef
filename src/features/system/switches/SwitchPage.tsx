import { Fragment } from 'react'
import { racks } from '#features/system/racks/noun'
import type { SwitchPort } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ALL_LIMIT } from '#model/paging'
import { Card } from '#ui/layout/Card'
import { IdText } from '#ui/text/IdText'
import { load, settled, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { ShortId } from '#features/kit/detail/ShortId'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { copyId } from '#features/kit/commands/useCommandItems'
import { useShown } from '#features/kit/queries/gone'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { FabricPaths } from '#features/shared/fabric/FabricPaths'
import { byPortOrder, portsBy } from '#features/shared/fabric/port'
import { appliedPorts, rowsOfUplink, uplinkOf } from '#features/shared/fabric/uplinks'
import { loadFabric, useFabric } from '#features/shared/fabric/useFabric'
import { FrontPanel } from './FrontPanel'
import { switches } from './noun'
import { Sessions } from './PlacesCard'
import styles from './PlacesCard.module.css'
import { switchPorts } from './ports/noun'

const switchLoader = load(hardwareApi.endpoints.switchView, ({ switchId }: At<'switchId'>) => ({ switchId }))
const portsLoader = settled(load(switchPortsApi.endpoints.switchPortList, () => ({ limit: ALL_LIMIT })))

/** Loads the switch, and the ports of its rack with their links. */
export async function loader(input: LoaderInput<At<'switchId'>>) {
  const [row, ports] = await Promise.all([switchLoader(input), portsLoader(input)])
  if (row) await loadFabric(portsOf(row.rackId, ports?.items), input)
  return row
}

const portsOf = (rackId: string, ports: readonly SwitchPort[] = []) =>
  ports.filter((port) => port.rackId === rackId)

/** One switch: its board, and the front panels of its rack. */
export function SwitchPage() {
  const at = useParam('switchId')
  const query = hardwareApi.endpoints.switchView.useQuery(at)
  const row = useShown(query, switches.to.list())
  if (!row) return null
  const { id, baseboard, rackId } = row
  return (
    <DetailPage
      noun={switches}
      title={`Switch ${baseboard.serial}`}
      query={query}
      refresh={query.refetch}
      menu={[copyId(id)]}
      facts={[
        { label: 'Part', value: <code>{baseboard.part}</code> },
        { label: 'Revision', value: baseboard.revision },
        { label: 'Serial', value: <IdText value={baseboard.serial} /> },
        { label: 'Rack', value: <ShortId id={rackId} to={racks.to.page({ rackId })} /> },
        createdFact(row),
        idFact(id),
      ]}
    >
      <PortsOfRack rackId={rackId} />
    </DetailPage>
  )
}

/**
 * The front panels of the switches of a rack, and the paths through each. The region does not say in which place a
 * switch is, so no path is marked as the one of this page.
 */
function PortsOfRack({ rackId }: { rackId: string }) {
  const query = switchPortsApi.endpoints.switchPortList.useQuery({ limit: ALL_LIMIT })
  const ports = portsOf(rackId, query.data?.items)
  const fabric = useFabric(ports)
  const places = portsBy(ports, 'switchSlot')
  // With several racks, the region does not say of which one a session is.
  const sessions = ports.length === query.data?.items.length ? fabric.statuses : undefined
  return (
    <Card title="Ports of the rack" actions={<LinkButton to={switchPorts.to.list()}>View ports</LinkButton>}>
      {places.length > 1 && (
        <p className={styles.untied}>
          The region does not say whether this switch is {places.map(([location]) => location).join(' or ')}.
        </p>
      )}
      <QueryFailures
        of={[{ ...query, failed: 'Could not load the ports' }, ...fabric.queries]}
        what="the ports"
      />
      {places.map(([location, own]) => (
        <Fragment key={location}>
          <FrontPanel
            location={location}
            ports={own.map((port) => uplinkOf(port, fabric))}
            note={
              sessions && (
                <Sessions location={location} of={sessions.filter((one) => one.switch === location)} />
              )
            }
          />
          <FabricPaths
            rows={appliedPorts(own)
              .toSorted(byPortOrder)
              .flatMap((port) => rowsOfUplink(uplinkOf(port, fabric)))}
            here={undefined}
            isBelowSwitch
          />
        </Fragment>
      ))}
    </Card>
  )
}
