import { instancesApi } from '../../../store/api/instances'
import { subnetsApi } from '../../../store/api/subnets'
import { vpcsApi } from '../../../store/api/vpcs'
import { ALL_LIMIT } from '../../../store/model/limits'
import { choiceStatus } from '../../shared/form/choices'
import type { KnownNames } from './HostsField'

interface Names {
  currentData?: { items: readonly { name: string }[] } | undefined
  isFetching: boolean
  error?: unknown
  refetch(): unknown
}

const known = (query: Names) => ({
  names: query.currentData?.items.map(({ name }) => name) ?? [],
  status: choiceStatus(query),
})

/** What rules of this VPC can speak of by name. */
export function useKnownNames({ project, vpc }: { project: string; vpc: string }): KnownNames {
  const limit = ALL_LIMIT
  const vpcs = vpcsApi.endpoints.vpcList.useQuery({ project, limit })
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery({ project, vpc, limit })
  const instances = instancesApi.endpoints.instanceList.useQuery({ project, limit })
  return { vpc: known(vpcs), subnet: known(subnets), instance: known(instances) }
}
