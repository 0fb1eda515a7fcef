import type { ProbeInfo } from '#store/api/generated/types'

/** A probe, and what it was created with. */
export interface ProbeRow extends ProbeInfo {
  projectId: string
  vpcId: string
  ipPoolId: string
  description: string
  timeCreated: string
  timeModified: string
}
