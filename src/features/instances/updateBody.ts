import type { Instance, InstanceUpdate } from '../../store/api/generated/types'

/**
 * The body of instanceUpdate. Whatever of the boot disk and the restart policy is left out is *cleared* by the server,
 * so every caller says all four, through this function, and names only what changes. Source: project-screens §6.3.
 */
export const updateBody = (instance: Instance, change: Partial<InstanceUpdate>): InstanceUpdate => ({
  ncpus: instance.ncpus,
  memory: instance.memory,
  bootDisk: instance.bootDiskId ?? null,
  autoRestartPolicy: instance.autoRestartPolicy ?? null,
  ...change,
})
