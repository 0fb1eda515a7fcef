// @chunk vpcs-detail
import { useEffect } from 'react'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#model/paging'
import { siblings, type SiblingsProps } from '#features/kit/detail/siblings'
import { vpcs } from './noun'

/** The VPCs of a project, to switch between them. */
export function VpcSiblings({ project, current, onItems }: SiblingsProps) {
  const query = vpcsApi.endpoints.vpcList.useQuery({ project, limit: ALL_LIMIT })
  useEffect(
    () => onItems(siblings(query, 'VPCs', (name) => vpcs.to.page({ project, vpc: name }), current)),
    [query, project, current, onItems],
  )
  return null
}
