import { useMemo } from 'react'
import { affinityApi } from '#store/api/resources/affinity'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#store/model/paging'
import { isApiError, type ApiError } from '#store/model/apiError'
import type { FailableQuery } from '#features/shared/queryLike'
import type { SourceInstance } from './cloneValues'

/** Not found, or not visible to the user. */
const isAbsence = (error: unknown): error is ApiError =>
  isApiError(error) && [403, 404].includes(error.statusCode)

/** Missing parts are left out of the copy; other errors are shown. */
const isFailure = ({ error }: FailableQuery) => error !== undefined && !isAbsence(error)

/**
 * The instance to copy, once it is fully loaded. All interfaces of an instance are in one VPC, so one VPC and its
 * subnets give their names.
 *
 * @returns undefined while a part is loading or failed: a partial copy could be mistaken for a complete one. `absence`
 *   says why the instance itself cannot be copied.
 */
export function useSourceInstance(
  project: string,
  name: string,
): { isLoading: boolean; failed: readonly FailableQuery[]; source?: SourceInstance; absence?: ApiError } {
  const skip = { skip: name === '' }
  const at = { project, instance: name }
  const all = { ...at, limit: ALL_LIMIT }
  const instance = instancesApi.endpoints.instanceView.useQuery(at, skip)
  const disks = instanceDisksApi.endpoints.instanceDiskList.useQuery(at, skip)
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
  // It keeps its identity between renders, since names are generated from it.
  const source = useMemo((): SourceInstance | undefined => {
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
    ...(source ? { source } : {}),
    ...(isAbsence(instance.error) ? { absence: instance.error } : {}),
  }
}
