import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { paths } from '#src/paths'
import { instancesApi } from '#store/api/resources/instances'
import { ALL_LIMIT } from '#store/model/paging'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { StateMark } from '#ui/feedback/StateBadge'
import { instanceTone } from '#features/shared/stateTones'
import { siblings, switchFace, type SwitchProps } from './siblings'

/** Switches between the instances of a project. */
export function InstanceSwitch({ project, current, isEnabled, openness }: SwitchProps) {
  const query = instancesApi.endpoints.instanceList.useQuery(
    { project, limit: ALL_LIMIT },
    { skip: !isEnabled },
  )
  const items = siblings(
    query,
    'instances',
    (name) => paths.instance({ project, instance: name }),
    current,
    ({ runState }) => ({
      mark: <StateMark tone={instanceTone(runState)} moving={instanceLifecycle.isTransitional(runState)} />,
      description: runState,
    }),
  )
  return <ActionMenu label="Switch instance" items={items} trigger={switchFace} openness={openness} />
}
