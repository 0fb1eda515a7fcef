import { useMemo } from 'react'
import { affinityApi } from '../../../store/api/affinity'
import { instancesApi } from '../../../store/api/instances'
import { subnetsApi } from '../../../store/api/subnets'
import { vpcsApi } from '../../../store/api/vpcs'
import { ALL_LIMIT } from '../../../store/model/limits'
import { isApiError, type ApiError } from '../../../store/model/apiError'
import type { AskedQuery } from '../../shared/QueryFailures'
import type { Pattern } from './likeValues'

/** Not there, or not for this person to see. */
const isAbsence = (error: unknown): error is ApiError =>
  isApiError(error) && [403, 404].includes(error.statusCode)

/** What is absent is left out of the copy; any other failure is shown. */
const isFailure = ({ error }: AskedQuery) => error !== undefined && !isAbsence(error)

/**
 * An instance as a pattern for another one, once all of it is known. All interfaces of an instance are in one VPC, so
 * one VPC and its subnets name them.
 *
 * @returns no pattern while something of it is on its way or failed: half a copy would pass for a whole one. `absence`
 *   says why the instance itself cannot be copied.
 */
export function usePattern(
  project: string,
  name: string,
): { isLoading: boolean; failed: readonly AskedQuery[]; pattern?: Pattern; absence?: ApiError } {
  const skip = { skip: name === '' }
  const at = { project, instance: name }
  const all = { ...at, limit: ALL_LIMIT }
  const instance = instancesApi.endpoints.instanceView.useQuery(at, skip)
  const disks = instancesApi.endpoints.instanceDiskList.useQuery(at, skip)
  const nics = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at, skip)
  const ips = instancesApi.endpoints.instanceExternalIpList.useQuery(at, skip)
  const groups = affinityApi.endpoints.instanceAntiAffinityGroupList.useQuery(all, skip)
  const vpcId = nics.data?.items[0]?.vpcId
  const vpc = vpcsApi.endpoints.vpcView.useQuery({ vpc: vpcId ?? '' }, { skip: !vpcId })
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery(
    { vpc: vpcId ?? '', limit: ALL_LIMIT },
    { skip: !vpcId },
  )
  const queries = [instance, disks, nics, ips, groups, vpc, subnets]
  const failed = queries.filter(isFailure)
  const isLoading = queries.some((query) => query.isLoading)
  const isWhole = !isLoading && failed.length === 0
  // Its names may be generated from it, so it keeps its identity between renders.
  const pattern = useMemo((): Pattern | undefined => {
    if (!isWhole || !instance.data) return undefined
    const subnetName = (id: string) => subnets.data?.items.find((subnet) => subnet.id === id)?.name
    return {
      instance: instance.data,
      disks: disks.data?.items ?? [],
      nics: (nics.data?.items ?? []).flatMap((nic) => {
        const named = subnetName(nic.subnetId)
        return vpc.data && named
          ? [{ name: nic.name, description: nic.description, vpcName: vpc.data.name, subnetName: named }]
          : []
      }),
      externalIps: ips.data?.items ?? [],
      groups: (groups.data?.items ?? []).map((group) => group.name),
    }
  }, [isWhole, instance.data, disks.data, nics.data, ips.data, groups.data, vpc.data, subnets.data])
  return {
    isLoading,
    failed,
    ...(pattern ? { pattern } : {}),
    ...(isAbsence(instance.error) ? { absence: instance.error } : {}),
  }
}
