import { unadoptedDiskLifecycle, unadoptedDiskState } from '#machines/lifecycle/unadoptedDiskLifecycle'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { unadoptedDiskId, type UnadoptedDisk } from '#model/diskAdoption'
import { hardwareApi } from '#store/api/resources/hardware'
import { unadoptedDisksApi } from '#store/api/resources/unadoptedDisks'
import { checkByReading } from '#store/commands/checkByReading'
import { defineCommand } from '#store/commands/command'
import { FOLLOWED } from '#store/commands/followed'
import { phrase } from '#store/commands/phrase'

const { physicalDiskEnableAdoption, physicalDiskDisableAdoption, unadoptedDisks } =
  unadoptedDisksApi.endpoints

/** Reads the disks again: the region has no view of one. */
const follow = () => unadoptedDisks.initiate({}, FOLLOWED)

const subject = (disk: UnadoptedDisk) => ({
  kind: 'unadoptedDisk' as const,
  id: unadoptedDiskId(disk.diskId),
  name: disk.diskId.serial,
  state: unadoptedDiskState(disk),
})

/** Requests the adoption of a disk: the region puts it in service as soon as it finds it in a sled. Rule: OPS-24. */
export const adoptDisk = defineCommand<UnadoptedDisk>()({
  name: 'unadoptedDisk.adopt',
  label: 'Adopt',
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: physicalDiskEnableAdoption,
  lifecycle: unadoptedDiskLifecycle,
  event: 'command.adopt',
  toArgs: ({ diskId }) => ({ body: diskId }),
  subject,
  confirm: ({ diskId: { serial } }, { The }) => ({
    title: phrase`Adopt disk ${serial}?`,
    body: `${The} disk was out of service. Within a minute the region puts it in service again, and it holds parts of disks; what was on it is lost.`,
    tone: 'primary',
  }),
  end: ({ diskId: { serial } }) => `Adoption of disk ${serial} requested`,
  errorMessage: ({ diskId: { serial } }) => `Could not adopt disk ${serial}`,
  follow,
  isSo: ({ diskId }) =>
    checkByReading(hardwareApi.endpoints.physicalDiskList, { limit: ALL_LIMIT }, ({ items }) =>
      items.some((disk) => unadoptedDiskId(disk) === unadoptedDiskId(diskId)),
    ),
})

/** Withdraws the request for the adoption of a disk, which stays out of service. Rule: OPS-24. */
export const withdrawRequest = defineCommand<UnadoptedDisk>()({
  name: 'unadoptedDisk.withdraw',
  label: 'Withdraw request',
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: physicalDiskDisableAdoption,
  lifecycle: unadoptedDiskLifecycle,
  event: 'command.withdraw',
  toArgs: ({ request }) => ({ physicalDiskAdoptionReqId: request?.id ?? '' }),
  subject,
  confirm: ({ diskId: { serial } }, { The }) => ({
    title: phrase`Withdraw the request for disk ${serial}?`,
    body: `${The} disk stays out of service. Its adoption can be requested again.`,
    tone: 'danger',
  }),
  end: ({ diskId: { serial } }) => `Request for disk ${serial} withdrawn`,
  errorMessage: ({ diskId: { serial } }) => `Could not withdraw the request for disk ${serial}`,
  follow,
})
