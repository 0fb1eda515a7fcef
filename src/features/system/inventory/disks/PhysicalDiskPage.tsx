import { useMemo } from 'react'
import type { PhysicalDisk } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#model/paging'
import { dateOf } from '#model/dates'
import { Card } from '#ui/layout/Card'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { load, settled, type At, type LoaderInput } from '#features/kit/routing/load'
import { Link } from '#features/kit/routing/Link'
import { useParam } from '#features/kit/routing/useParam'
import { CardTable } from '#features/kit/list/CardTable'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { hardwareOrder } from '#features/shared/hardware/hardwareColumns'
import { serviceOf } from '#features/shared/hardware/service'
import { ServiceText } from '#features/shared/hardware/ServiceText'
import { HardwareStateBadge } from '../hardwareStates'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { copyId, copyItem } from '#features/kit/commands/useCommandItems'
import { useShown } from '#features/kit/queries/gone'
import { physicalDisks, sleds } from '../noun'
import { disksOfSledColumns } from './physicalDiskColumns'
import { formFactorWord } from './formFactor'

const { physicalDiskView, sledPhysicalDiskList, sledView } = hardwareApi.endpoints

const loadDisk = load(physicalDiskView, ({ diskId }: At<'diskId'>) => ({ diskId }))

/** The disk, then its sled and the disks there: otherwise the page would move when they come. */
export async function loader(input: LoaderInput<At<'diskId'>>): Promise<PhysicalDisk | null> {
  const disk = await loadDisk(input)
  const sledId = disk?.sledId
  if (sledId)
    await Promise.all([
      settled(load(sledView, () => ({ sledId })))(input),
      settled(load(sledPhysicalDiskList, () => ({ sledId, limit: ALL_LIMIT })))(input),
    ])
  return disk
}

const title = 'Other disks of its sled'
const rowKey = ({ id }: PhysicalDisk) => id
const nameOf = ({ serial }: PhysicalDisk) => serial
const menu = ({ id }: PhysicalDisk) => [copyId(id)]

/** One physical disk, in service or not, and the others of its sled. */
export function PhysicalDiskPage() {
  const at = useParam('diskId')
  const query = physicalDiskView.useQuery(at)
  const disk = useShown(query, physicalDisks.to.list())
  const ofSled = sledPhysicalDiskList.useQuery(
    { sledId: disk?.sledId ?? '', limit: ALL_LIMIT },
    { skip: !disk?.sledId },
  )
  const inSled = ofSled.data?.items
  const others = useMemo(
    () =>
      hardwareOrder(
        inSled?.filter((each) => each.id !== at.diskId),
        nameOf,
      ),
    [inSled, at.diskId],
  )
  if (!disk) return null
  const { id, serial, vendor, model, formFactor, sledId, timeCreated, timeModified } = disk
  return (
    <DetailPage
      noun={physicalDisks}
      label="Disk"
      title={`Disk ${serial}`}
      context={`${vendor} ${model} · ${formFactorWord(formFactor)}`}
      query={query}
      refresh={() => Promise.all([query, ...(sledId ? [ofSled] : [])].map(({ refetch }) => refetch()))}
      menu={[copyItem('copySerial', 'Copy serial', serial), copyId(id)]}
      facts={[
        { label: 'Status', value: <ServiceText of={disk} /> },
        // Of a policy that is an exception, the status does not say how far the control plane has come with it.
        ...(serviceOf(disk).isUsual ? [] : [{ label: 'State', value: <HardwareStateBadge of={disk} /> }]),
        { label: 'Sled', value: sledId ? <SledOf sledId={sledId} /> : <EmptyCell /> },
        createdFact(disk),
        ...(timeModified === timeCreated
          ? []
          : [{ label: 'Changed', value: <DateText at={dateOf(disk, 'timeModified')} /> }]),
        idFact(id),
      ]}
    >
      {sledId && (
        <Card title={title}>
          <CardTable
            label={title}
            queries={[ofSled]}
            columns={disksOfSledColumns}
            rows={others}
            rowKey={rowKey}
            nameOf={nameOf}
            menu={menu}
            empty={{ title: 'No other disks', body: 'It is the only disk of its sled.' }}
          />
        </Card>
      )}
    </DetailPage>
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
