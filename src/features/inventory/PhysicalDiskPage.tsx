import { paths } from '#src/paths'
import { hardwareApi } from '#store/api/resources/hardware'
import { dateOf } from '#store/model/dates'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { Badge } from '#ui/feedback/Badge'
import { PageHeader } from '#ui/layout/PageHeader'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { PropertyList } from '#ui/tables/PropertyList'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { LearnAbout } from '#features/help/LearnAbout'
import { Link } from '#features/routing/Link'
import { useParam } from '#features/routing/useParam'
import { HardwareStateBadge, PolicyBadge } from '#features/shared/hardware/hardwareStates'
import { PageRefresh } from '#features/shared/PageRefresh'
import { QueryCell } from '#features/shared/QueryCell'
import { QueryFailures } from '#features/shared/QueryFailures'
import { copyId } from '#features/shared/useCommandItems'
import { useShown } from '#features/shared/useShown'
import { formFactorWord } from './columns'

/** One physical disk, in service or not. */
export function PhysicalDiskPage() {
  const at = useParam('diskId')
  const query = hardwareApi.endpoints.physicalDiskView.useQuery(at)
  const disk = useShown(query, paths.inventoryDisks())
  if (!disk) return null
  const { id, serial, vendor, model, formFactor, sledId } = disk
  return (
    <>
      <PageHeader
        title={`Disk ${serial}`}
        actions={
          <>
            <LearnAbout topic="inventory" />
            <PageRefresh refresh={query.refetch} updatedAt={query.fulfilledTimeStamp} />
            <ActionMenu label="Disk actions" items={[copyId(id)]} />
          </>
        }
      />
      <QueryFailures of={[query]} what="the disk" />
      <PropertyList
        items={[
          { label: 'Policy', value: <PolicyBadge of={disk} /> },
          { label: 'State', value: <HardwareStateBadge of={disk} /> },
          { label: 'Sled', value: sledId ? <SledOf sledId={sledId} /> : <EmptyCell /> },
          { label: 'Form factor', value: <Badge>{formFactorWord(formFactor)}</Badge> },
          { label: 'Vendor', value: vendor },
          { label: 'Model', value: <code>{model}</code> },
          { label: 'Serial', value: <IdText value={serial} /> },
          { label: 'Created', value: <DateText at={dateOf(disk, 'timeCreated')} /> },
          { label: 'Changed', value: <DateText at={dateOf(disk, 'timeModified')} /> },
          { label: 'ID', value: <IdText value={id} /> },
        ]}
      />
    </>
  )
}

/** The sled by its serial number; one that is out of service too. */
function SledOf({ sledId }: { sledId: string }) {
  const query = hardwareApi.endpoints.sledView.useQuery({ sledId })
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {({ baseboard }) => (
        <Link to={paths.sledDisks(sledId)}>
          <code>{baseboard.serial}</code>
        </Link>
      )}
    </QueryCell>
  )
}
