import { antiAffinityGroups } from '#features/project/affinity/noun'
import { disks } from '#features/project/disks/noun'
import { floatingIps } from '#features/project/floating-ips/noun'
import { projectImages, siloImages } from '#features/project/images/noun'
import { ipPools } from '#features/system/ip-pools/noun'
import { sshKeys } from '#features/console/settings/ssh-keys/noun'
import { snapshots } from '#features/project/snapshots/noun'
import { vpcs } from '#features/project/vpcs/noun'
import { subnets } from '#features/project/vpcs/subnets/noun'
import { networkInterfaces } from '../networking/noun'
import type { BootSource, CreateValues } from './createValues'
import type { FormList } from './summary'

/** The label of each boot source's field. */
export const bootChoiceLabels: Record<BootSource, string> = {
  siloImage: 'Silo image',
  projectImage: 'Project image',
  snapshot: 'Snapshot',
  disk: 'Disk',
}

/** Field labels for the error list, in the order of the page. */
export const fieldLabels: Partial<Record<keyof CreateValues, string>> = {
  name: 'Name',
  count: 'How many',
  description: 'Description',
  preset: 'Size',
  ncpus: 'vCPUs',
  memoryGiB: 'Memory',
  cpuPlatform: 'CPU platform',
  siloImage: 'Boot disk',
  projectImage: 'Boot disk',
  snapshot: 'Boot disk',
  bootDisk: 'Boot disk',
  bootSizeGiB: 'Disk size',
  bootName: 'Disk name',
  disks: 'Additional disks',
  sshKeys: 'SSH keys',
  nicList: 'Network interfaces',
  pool: 'IP pool',
  floatingIps: 'Floating IPs',
  hostname: 'Hostname',
  enableJumboFrames: 'Jumbo frames',
  groups: 'Anti-affinity groups',
  restart: 'Automatic restart',
  userDataText: 'User data',
  userDataFile: 'User data',
}

/** The lists that the form offers, and those of an instance that it copies, within a sentence. */
export const listLabels: Readonly<Record<FormList | 'nic' | 'externalIp' | 'subnet', string>> = {
  siloImage: siloImages.many,
  projectImage: projectImages.many,
  snapshot: snapshots.many,
  disk: disks.many,
  key: sshKeys.many,
  pool: ipPools.many,
  floatingIp: floatingIps.many,
  vpc: vpcs.many,
  group: antiAffinityGroups.many,
  nic: networkInterfaces.many,
  externalIp: 'external IPs',
  subnet: subnets.many,
}
