import { affinityApi } from '../../../store/api/affinity'
import { instancesApi } from '../../../store/api/instances'
import { subnetsApi } from '../../../store/api/subnets'
import { vpcsApi } from '../../../store/api/vpcs'
import { ALL_LIMIT } from '../../../store/model/limits'
import type { Pattern } from './likeValues'

/**
 * An instance as a pattern for another one, once all of it is known. All interfaces of an instance are in one VPC, so
 * one VPC and its subnets name them.
 */
export function usePattern(project: string, name: string): { isLoading: boolean; pattern?: Pattern } {
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
  const isLoading = [instance, disks, nics, ips, groups, vpc, subnets].some((query) => query.isLoading)
  if (isLoading || !instance.data) return { isLoading }
  const subnetName = (id: string) => subnets.data?.items.find((subnet) => subnet.id === id)?.name
  return {
    isLoading,
    pattern: {
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
    },
  }
}
