// @chunk vpcs-detail
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#store/model/paging'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { siblings, switchFace, type SwitchProps } from '#features/kit/detail/siblings'
import { vpcs } from './noun'

/** Switches between the VPCs of a project. */
export function VpcSwitch({ project, current, isEnabled, openness }: SwitchProps) {
  const query = vpcsApi.endpoints.vpcList.useQuery({ project, limit: ALL_LIMIT }, { skip: !isEnabled })
  const items = siblings(query, 'VPCs', (name) => vpcs.to.page({ project, vpc: name }), current)
  return <ActionMenu label="Switch VPC" items={items} trigger={switchFace} openness={openness} />
}
