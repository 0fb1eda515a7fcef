import { useMemo } from 'react'
import { object, string } from 'yup'
import type { InstanceNetworkInterfaceCreate, Disk, FloatingIp, DiskCreate } from '#store/api/generated/types'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#model/paging'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { DiskFields, sizeIn, useDiskSources } from '#features/shared/disk/DiskFields'
import { DiskQuotaSummary } from '#features/shared/disk/DiskQuotaSummary'
import { diskBody, diskDraft, diskSchema, emptyDisk } from '#features/shared/disk/diskForm'
import { ModalForm } from '#features/kit/form/ModalForm'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { choiceStatus } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { freeName } from '#features/kit/form/rules'
import { NewNicFields, useNewNicSchema } from '../networking/NewNicFields'
import { ReachedAt, unchosen } from '../networking/ReachedAt'
import { emptyNic, newNicBody, nicDraft, type NewNicValues } from '../networking/nicForm'
import { FreeDiskField, freeDiskSchema } from '../storage/FreeDiskField'
import { networkInterfaces } from '../networking/noun'
import { disks } from '#features/project/disks/noun'

interface NicPanelProps {
  project: string
  /** The interfaces in the list: they fix the VPC, and their subnets and names are taken. */
  listed: readonly InstanceNetworkInterfaceCreate[]
  onAdded: (nic: InstanceNetworkInterfaceCreate) => void
  onDismiss: () => void
}

/** Defines an interface for the new instance, without a request. */
export function NicPanel({ project, listed, onAdded, onDismiss }: NicPanelProps) {
  const rules = useNewNicSchema(project)
  const schema = useMemo(() => {
    const names = new Set(listed.map(({ name }) => name))
    return rules.shape({ name: freeName(names, 'An interface of that name is listed already') })
  }, [listed, rules])
  const only = listed[0]?.vpcName
  const initial: NewNicValues = { ...emptyNic, vpcName: only ?? '' }
  const vpcs = vpcsApi.endpoints.vpcList.useQuery({ project, limit: ALL_LIMIT })
  const used = new Set(listed.map((nic) => nic.subnetName))
  return (
    <SidePanelForm
      title={networkInterfaces.panels.create}
      needs={null}
      schema={schema}
      initial={initial}
      draft={{ fields: nicDraft, variant: 'New network interface' }}
      code="none"
      send={async (values) => newNicBody(values)}
      onSaved={onAdded}
      onDismiss={onDismiss}
    >
      <NewNicFields
        project={project}
        vpcs={vpcs.currentData?.items.filter(({ name }) => only === undefined || name === only)}
        vpcStatus={choiceStatus(vpcs)}
        vpcHint={only && 'All interfaces of an instance are in one VPC'}
        isTaken={({ name }) => used.has(name)}
      />
    </SidePanelForm>
  )
}

interface PickDiskDialogProps {
  /** The attachable disks. */
  disks: readonly Disk[]
  status: ChoiceStatus
  onPicked: (disk: Disk) => void
  onDismiss: () => void
}

/** Picks a disk to attach to the new instance. */
export const PickDiskDialog = ({ disks: free, status, onPicked, onDismiss }: PickDiskDialogProps) => (
  <ModalForm
    title="Attach disk"
    schema={freeDiskSchema}
    initial={{ disk: '' }}
    code="none"
    send={async ({ disk }) => free.find(({ name }) => name === disk)}
    onSaved={(disk) => disk && onPicked(disk)}
    onDismiss={onDismiss}
  >
    <FreeDiskField disks={free} status={status} by="name" />
  </ModalForm>
)

const floatingIpSchema = object({ floatingIp: string().ensure() })

interface PickFloatingIpDialogProps {
  /** The free floating IPs. */
  floatingIps: readonly FloatingIp[]
  status: ChoiceStatus
  onPicked: (name: string) => void
  onDismiss: () => void
}

/** Picks a floating IP for the new instance. */
export const PickFloatingIpDialog = ({
  floatingIps,
  status,
  onPicked,
  onDismiss,
}: PickFloatingIpDialogProps) => (
  <ModalForm
    title="Attach floating IP"
    schema={floatingIpSchema}
    initial={{ floatingIp: '' }}
    code="none"
    send={async ({ floatingIp }) => floatingIp}
    onSaved={onPicked}
    onDismiss={onDismiss}
    disabledReason={unchosen}
  >
    <ReachedAt what="The instance" find={(chosen) => floatingIps.find(({ name }) => name === chosen)} />
    <ChoiceField
      name="floatingIp"
      label="Floating IP"
      noun="floating IP"
      empty="No floating IP of this project is free"
      status={status}
      choices={floatingIps.map(({ name, ip, description }) => ({
        value: name,
        label: `${name} (${ip})`,
        detail: description || undefined,
      }))}
    />
  </ModalForm>
)

interface QueueDiskPanelProps {
  project: string
  taken: ReadonlySet<string>
  /** Bytes of the instance's other new disks. */
  storage: number
  onQueued: (disk: DiskCreate) => void
  onDismiss: () => void
}

/** Defines a disk for the new instance, without a request. */
export function QueueDiskPanel({ project, taken, storage, onQueued, onDismiss }: QueueDiskPanelProps) {
  const sources = useDiskSources(project)
  const schema = useMemo(
    () =>
      diskSchema(sizeIn(sources.all)).shape({
        name: freeName(taken, 'A disk of that name is there already'),
      }),
    [sources.all, taken],
  )
  return (
    <SidePanelForm
      title={disks.panels.create}
      needs={null}
      schema={schema}
      initial={emptyDisk}
      draft={{ fields: diskDraft, variant: 'New disk' }}
      code="none"
      send={async (values) => diskBody(values)}
      onSaved={onQueued}
      onDismiss={onDismiss}
    >
      <DiskFields sources={sources} />
      <DiskQuotaSummary besides={storage} />
    </SidePanelForm>
  )
}
