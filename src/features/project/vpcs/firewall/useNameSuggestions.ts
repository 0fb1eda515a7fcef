import { instancesApi } from '#store/api/resources/instances'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#model/paging'
import { choiceStatus } from '#features/kit/form/choices'
import type { QueryLike } from '#features/kit/queries/queryLike'
import type { NameSuggestions } from './HostsField'

const choicesOf = (query: QueryLike<{ items: readonly { name: string }[] }>) => ({
  names: query.currentData?.items.map(({ name }) => name) ?? [],
  status: choiceStatus(query),
})

/** The names that rules of this VPC can use. */
export function useNameSuggestions({ project, vpc }: { project: string; vpc: string }): NameSuggestions {
  const limit = ALL_LIMIT
  const vpcs = vpcsApi.endpoints.vpcList.useQuery({ project, limit })
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery({ project, vpc, limit })
  const instances = instancesApi.endpoints.instanceList.useQuery({ project, limit })
  return { vpc: choicesOf(vpcs), subnet: choicesOf(subnets), instance: choicesOf(instances) }
}
