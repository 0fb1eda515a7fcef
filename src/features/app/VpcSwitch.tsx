import { paths } from '../../paths'
import { vpcsApi } from '../../store/api/vpcs'
import { ALL_LIMIT } from '../../store/model/limits'
import { ActionMenu } from '../../ui/ActionMenu'
import { siblings, switchFace } from './siblings'

/** From one VPC of a project to another. */
export function VpcSwitch({ project, wanted }: { project: string; wanted: boolean }) {
  const query = vpcsApi.endpoints.vpcList.useQuery({ project, limit: ALL_LIMIT }, { skip: !wanted })
  const items = siblings(query, 'VPCs', (name) => paths.vpc({ project, vpc: name }))
  return <ActionMenu label="Switch VPC" items={items} trigger={switchFace} />
}
