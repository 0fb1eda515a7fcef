import { paths } from '../../paths'
import { instancesApi } from '../../store/api/instances'
import { ALL_LIMIT } from '../../store/model/limits'
import { ActionMenu } from '../../ui/ActionMenu'
import { siblings, switchFace } from './siblings'

/** From one instance of a project to another. */
export function InstanceSwitch({ project, wanted }: { project: string; wanted: boolean }) {
  const query = instancesApi.endpoints.instanceList.useQuery({ project, limit: ALL_LIMIT }, { skip: !wanted })
  const items = siblings(query, 'instances', (name) => paths.instance({ project, instance: name }))
  return <ActionMenu label="Switch instance" items={items} trigger={switchFace} />
}
