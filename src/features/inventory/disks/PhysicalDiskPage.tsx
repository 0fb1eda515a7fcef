import { hardwareApi } from '#store/api/resources/hardware'
import { dateOf } from '#store/model/dates'
import { Badge } from '#ui/feedback/Badge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { load, type At } from '#features/kit/routing/load'
import { Link } from '#features/kit/routing/Link'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { HardwareStateBadge, PolicyBadge } from '../hardwareStates'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { copyId } from '#features/kit/commands/useCommandItems'
import { useShown } from '#features/kit/queries/gone'
import { physicalDisks, sleds } from '../noun'
import { formFactorWord } from './formFactor'

const { physicalDiskView, sledView } = hardwareApi.endpoints

export const loader = load(physicalDiskView, ({ diskId }: At<'diskId'>) => ({ diskId }))

/** One physical disk, in service or not. */
export function PhysicalDiskPage() {
  const at = useParam('diskId')
  const query = physicalDiskView.useQuery(at)
  const disk = useShown(query, physicalDisks.to.list())
  if (!disk) return null
  const { id, serial, vendor, model, formFactor, sledId } = disk
  return (
    <DetailPage
      noun={physicalDisks}
      label="Disk"
      title={`Disk ${serial}`}
      query={query}
      refresh={query.refetch}
      menu={[copyId(id)]}
      facts={[
        { label: 'Policy', value: <PolicyBadge of={disk} /> },
        { label: 'State', value: <HardwareStateBadge of={disk} /> },
        { label: 'Sled', value: sledId ? <SledOf sledId={sledId} /> : <EmptyCell /> },
        { label: 'Form factor', value: <Badge>{formFactorWord(formFactor)}</Badge> },
        { label: 'Vendor', value: vendor },
        { label: 'Model', value: <code>{model}</code> },
        { label: 'Serial', value: <IdText value={serial} /> },
        createdFact(disk),
        { label: 'Changed', value: <DateText at={dateOf(disk, 'timeModified')} /> },
        idFact(id),
      ]}
    />
  )
}

/** The sled by its serial number, even if it is out of service. */
function SledOf({ sledId }: { sledId: string }) {
  const query = sledView.useQuery({ sledId })
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {({ baseboard }) => (
        <Link to={sleds.to.disks({ sledId })}>
          <code>{baseboard.serial}</code>
        </Link>
      )}
    </QueryCell>
  )
}
