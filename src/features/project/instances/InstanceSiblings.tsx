import { regionNow } from '#src/regionTime'
import { useEffect } from 'react'
import { instancesApi } from '#store/api/resources/instances'
import { ALL_LIMIT } from '#model/paging'
import { StateMark } from '#ui/feedback/StateBadge'
import { instanceLaw } from './law'
import { lawful } from '#features/kit/lifecycle/resourceLaw'
import { useConsolePart } from '#store/hooks'
import { lawCards } from '#features/kit/lifecycle/openCard'
import { lookAt } from '#features/kit/lifecycle/stuck'
import { siblings, type SiblingsProps } from '#features/kit/detail/siblings'
import { instances } from './noun'

/** The instances of a project, to switch between them. The mark of a state opens its law card. */
export function InstanceSiblings({ project, current, onItems }: SiblingsProps) {
  const cards = useConsolePart(lawCards)
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
            mark: <StateMark {...lookAt(instanceLaw, instance, regionNow())} />,
            description: instance.runState,
            onMark: (button) => cards.open.set({ ...lawful(instanceLaw, instance), anchor: button }),
          }),
        ),
      ),
    [query, project, current, cards, onItems],
  )
  return null
}
