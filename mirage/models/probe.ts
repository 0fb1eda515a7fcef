import type { ProbeInfo } from '#store/api/generated/types'

/** A probe, with fields that the API does not show. */
export interface ProbeRow extends ProbeInfo {
  projectId: string
  vpcId: string
  ipPoolId: string
  description: string
  timeCreated: string
  timeModified: string
}
