import { useMemo } from 'react'
import { instancesApi } from '../../../store/api/instances'
import { subnetsApi } from '../../../store/api/subnets'
import { vpcsApi } from '../../../store/api/vpcs'
import { ALL_LIMIT } from '../../../store/model/limits'
import type { KnownNames } from './HostsField'

const names = (page: { items: readonly { name: string }[] } | undefined) =>
  page?.items.map((each) => each.name) ?? []

/** What rules of this VPC can speak of by name. */
export function useKnownNames({ project, vpc }: { project: string; vpc: string }): KnownNames {
  const limit = ALL_LIMIT
  const vpcs = vpcsApi.endpoints.vpcList.useQuery({ project, limit }).data
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery({ project, vpc, limit }).data
  const instances = instancesApi.endpoints.instanceList.useQuery({ project, limit }).data
  return useMemo(
    () => ({ vpc: names(vpcs), subnet: names(subnets), instance: names(instances) }),
    [vpcs, subnets, instances],
  )
}
