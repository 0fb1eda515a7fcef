import type { ProbeInfo } from '../../src/store/api/generated/types'

/** A probe, and what it was made of. */
export interface ProbeRow extends ProbeInfo {
  projectId: string
  vpcId: string
  ipPoolId: string
  description: string
  timeCreated: string
  timeModified: string
}
