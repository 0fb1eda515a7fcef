import { regionNow } from '#src/regionTime'
import { useEffect } from 'react'
import { instancesApi } from '#store/api/resources/instances'
import { ALL_LIMIT } from '#model/paging'
import { StateMark } from '#ui/feedback/StateBadge'
import { instanceResource } from './lifecycle'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { useConsolePart } from '#store/hooks'
import { lifecycleCards } from '#features/kit/lifecycle/openCard'
import { lookAt } from '#features/kit/lifecycle/stuck'
import { siblings, type SiblingsProps } from '#features/kit/detail/siblings'
import { instances } from './noun'

/** The instances of a project, to switch between them. The mark of a state opens its lifecycle card. */
export function InstanceSiblings({ project, current, onItems }: SiblingsProps) {
  const cards = useConsolePart(lifecycleCards)
  const query = instancesApi.endpoints.instanceList.useQuery({ project, limit: ALL_LIMIT })
  useEffect(
    () =>
      onItems(
        siblings(
          query,
          'instances',
          (name) => instances.to.page({ project, instance: name }),
          current,
          (instance) => ({
            mark: <StateMark {...lookAt(instanceResource, instance, regionNow())} />,
            description: instance.runState,
            onMark: (button) =>
              cards.open.set({ ...statefulRecord(instanceResource, instance), anchor: button }),
          }),
        ),
      ),
    [query, project, current, cards, onItems],
  )
  return null
}
