import { racks } from '#features/system/racks/noun'
import { hardwareApi, loadOf } from '#store/api/resources/hardware'
import { dateOf } from '#model/dates'
import { ALL_LIMIT } from '#model/paging'
import { formatBytes } from '#ui/format/bytes'
import { Fold } from '#ui/layout/Fold'
import { PropertyList } from '#ui/tables/PropertyList'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { formatCount } from '#ui/format/numbers'
import { load, loadAhead, loadAll, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { useTabs } from '#features/kit/detail/useTabs'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { ServiceText } from '#features/shared/hardware/ServiceText'
import { ShortId } from '#features/kit/detail/ShortId'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useShown } from '#features/kit/queries/gone'
import { HardwareStateBadge, PolicyBadge, ProvisionBadge } from '../hardwareStates'
import { sleds } from '../noun'
import { otherOpenSleds, provisionCommand } from './commands'

const { sledView, sledInstanceList, sledList } = hardwareApi.endpoints

/** The confirmation of a policy change contains the number of the sled's instances and of the other sleds. */
export const loader = loadAll(
  load(sledView, ({ sledId }: At<'sledId'>) => ({ sledId })),
  loadAhead(sledInstanceList, ({ sledId }: At<'sledId'>) => ({ sledId, limit: ALL_LIMIT })),
  loadAhead(sledList, () => ({ limit: ALL_LIMIT })),
)

/** One sled: its board, its policies, and its capacity for instances. */
export function SledPage() {
  const { sledId } = useParam('sledId')
  const query = sledView.useQuery({ sledId })
  // The tab and the loader have sent these queries. The confirmation of a policy change needs their counts.
  const running = sledInstanceList.useQueryState({ sledId, limit: ALL_LIMIT }).data?.items
  const inService = sledList.useQueryState({ limit: ALL_LIMIT }).data?.items
  const commandItems = useCommandItems()
  const tabs = useTabs()
  const sled = useShown(query, sleds.to.list())
  if (!sled) return null
  const inFleet = { sled, load: running && loadOf(running), others: otherOpenSleds(inService, sled) }
  const commands = [provisionCommand(sled)]
  const { id, baseboard, policy, rackId, slot, usableHardwareThreads, usablePhysicalRam } = sled
  return (
    <DetailPage
      noun={sleds}
      title={`Sled ${baseboard.serial}`}
      context={`${formatCount(usableHardwareThreads)} threads and ${formatBytes(usablePhysicalRam)} for instances`}
      query={query}
      menu={[copyId(id), ...commandItems(commands, inFleet)]}
      paletteName={`sled ${baseboard.serial}`}
      facts={[
        { label: 'Status', value: <ServiceText of={sled} /> },
        {
          label: 'Part',
          value: (
            <span>
              <code>{baseboard.part}</code> rev {baseboard.revision}
            </span>
          ),
        },
        { label: 'Rack', value: <ShortId id={rackId} to={racks.to.page({ rackId })} /> },
        ...(slot == null ? [] : [{ label: 'Slot', value: slot }]),
        createdFact(sled),
        idFact(id),
      ]}
      tabs={tabs}
    >
      <Fold summary="All facts" isQuiet>
        <PropertyList
          items={[
            { label: 'Policy', value: <PolicyBadge of={sled} /> },
            { label: 'Provision policy', value: <ProvisionBadge policy={policy} /> },
            { label: 'State', value: <HardwareStateBadge of={sled} /> },
            { label: 'Serial', value: <IdText value={baseboard.serial} /> },
            { label: 'Usable hardware threads', value: formatCount(usableHardwareThreads) },
            { label: 'Usable physical RAM', value: formatBytes(usablePhysicalRam) },
            { label: 'Changed', value: <DateText at={dateOf(sled, 'timeModified')} /> },
          ]}
        />
      </Fold>
    </DetailPage>
  )
}
