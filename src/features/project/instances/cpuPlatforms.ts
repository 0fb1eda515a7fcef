import type { InstanceCpuPlatform } from '#store/api/generated/types'

/** The CPU platforms of an instance as options; the empty one leaves the choice to the region. */
export const cpuPlatforms: readonly { value: InstanceCpuPlatform | ''; label: string }[] = [
  { value: '', label: 'Any' },
  { value: 'amd_milan', label: 'AMD Milan' },
  { value: 'amd_turin', label: 'AMD Turin' },
  { value: 'amd_turin_v2', label: 'AMD Turin, version 2' },
]

/** The label of a CPU platform; a platform of a later version by its own name. */
export const platformText = (platform: InstanceCpuPlatform | null | undefined): string =>
  cpuPlatforms.find(({ value }) => value === (platform ?? ''))?.label ?? String(platform)
