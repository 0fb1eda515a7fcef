import { paths } from '#src/paths'
import { hardwareApi, loadOf } from '#store/api/resources/hardware'
import { dateOf } from '#store/model/dates'
import { ALL_LIMIT } from '#store/model/paging'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { PageHeader } from '#ui/layout/PageHeader'
import { PropertyList } from '#ui/tables/PropertyList'
import { formatBytes } from '#ui/format/bytes'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { LearnAbout } from '#features/help/LearnAbout'
import { useParam } from '#features/routing/useParam'
import { Tabs } from '#features/shared/Tabs'
import { PageRefresh } from '#features/shared/PageRefresh'
import { ShortId } from '#features/shared/hardware/ShortId'
import { provisionCommand } from './commands'
import { openBesides } from './openBesides'
import { copyId, PaletteCommands, useCommandItems } from '#features/shared/useCommandItems'
import { QueryFailures } from '#features/shared/QueryFailures'
import { useShown } from '#features/shared/useShown'
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
  const inFleet = { sled, load: running && loadOf(running), others: openBesides(sleds, sled) }
  const commands = [provisionCommand(sled)]
  const { id, baseboard, policy, rackId, usableHardwareThreads, usablePhysicalRam } = sled
  return (
    <>
      <PageHeader
        title={`Sled ${baseboard.serial}`}
        context={`Offers ${usableHardwareThreads} hardware threads and ${formatBytes(usablePhysicalRam)} of memory to instances.`}
        actions={
          <>
            <LearnAbout topic="inventory" />
            <PageRefresh refresh={query.refetch} updatedAt={query.fulfilledTimeStamp} />
            <ActionMenu label="Sled actions" items={[copyId(id), ...commandItems(commands, inFleet)]} />
          </>
        }
      />
      <PaletteCommands commands={commands} subject={inFleet} name={`sled ${baseboard.serial}`} />
      <QueryFailures of={[query]} what="the sled" />
      <PropertyList
        items={[
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
          { label: 'Rack', value: <ShortId id={rackId} to={paths.rack(rackId)} /> },
          { label: 'ID', value: <IdText value={id} /> },
        ]}
      />
      <Tabs
        label="Sled"
        tabs={[
          { label: 'Instances', to: paths.sled(sledId) },
          { label: 'Disks', to: paths.sledDisks(sledId) },
        ]}
      />
    </>
  )
}
