import type { Instance } from '#store/api/generated/types'
import { choiceStatus } from '#features/kit/form/choices'
import { usePolledInstances } from './usePolledInstances'

/** The project's instances for an open picker, polled so that an instance that stops can be chosen at once. */
export function useWatchedInstances(project: string) {
  // The cached response may be a minute old.
  const query = usePolledInstances(project, true)
  const instances: readonly Instance[] = query.currentData?.items ?? []
  return { instances, status: choiceStatus(query) }
}
