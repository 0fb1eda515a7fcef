import type { BootSource, CreateValues } from './createValues'

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
