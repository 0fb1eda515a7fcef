import { racks } from '#features/racks/noun'
import { paths } from '#src/paths'
import { hardwareApi, loadOf } from '#store/api/resources/hardware'
import { dateOf } from '#store/model/dates'
import { ALL_LIMIT } from '#store/model/paging'
import { formatBytes } from '#ui/format/bytes'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { useParam } from '#features/routing/useParam'
import { DetailPage } from '#features/shared/detail/DetailPage'
import { ShortId } from '#features/shared/hardware/ShortId'
import { provisionCommand } from './commands'
import { otherOpenSleds } from './otherOpenSleds'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useShown } from '#features/shared/gone'
import { HardwareStateBadge, PolicyBadge, ProvisionBadge } from '#features/shared/hardware/hardwareStates'

/** One sled: its board, its policies, and what it offers to instances. */
export function SledPage() {
  const { sledId } = useParam('sledId')
  const query = hardwareApi.endpoints.sledView.useQuery({ sledId })
  const { sledInstanceList, sledList } = hardwareApi.endpoints
  // The tab and the loader have asked for these already. The question before a change counts them.
  const running = sledInstanceList.useQueryState({ sledId, limit: ALL_LIMIT }).data?.items
  const sleds = sledList.useQueryState({ limit: ALL_LIMIT }).data?.items
  const commandItems = useCommandItems()
  const sled = useShown(query, paths.inventory())
  if (!sled) return null
  const inFleet = { sled, load: running && loadOf(running), others: otherOpenSleds(sleds, sled) }
  const commands = [provisionCommand(sled)]
  const { id, baseboard, policy, rackId, usableHardwareThreads, usablePhysicalRam } = sled
  return (
    <DetailPage
      noun="Sled"
      title={`Sled ${baseboard.serial}`}
      context={`Offers ${usableHardwareThreads} hardware threads and ${formatBytes(usablePhysicalRam)} of memory to instances.`}
      topic="inventory"
      query={query}
      refresh={query.refetch}
      menu={[copyId(id), ...commandItems(commands, inFleet)]}
      paletteName={`sled ${baseboard.serial}`}
      properties={[
        { label: 'Policy', value: <PolicyBadge of={sled} /> },
        { label: 'Provision policy', value: <ProvisionBadge policy={policy} /> },
        { label: 'State', value: <HardwareStateBadge of={sled} /> },
        { label: 'Part', value: <code>{baseboard.part}</code> },
        { label: 'Revision', value: baseboard.revision },
        { label: 'Serial', value: <IdText value={baseboard.serial} /> },
        { label: 'Usable hardware threads', value: usableHardwareThreads },
        { label: 'Usable physical RAM', value: formatBytes(usablePhysicalRam) },
        { label: 'Created', value: <DateText at={dateOf(sled, 'timeCreated')} /> },
        { label: 'Changed', value: <DateText at={dateOf(sled, 'timeModified')} /> },
        { label: 'Rack', value: <ShortId id={rackId} to={racks.to.page({ rackId })} /> },
        { label: 'ID', value: <IdText value={id} /> },
      ]}
      tabs={[
        { label: 'Instances', to: paths.sled(sledId) },
        { label: 'Disks', to: paths.sledDisks(sledId) },
      ]}
    />
  )
}
