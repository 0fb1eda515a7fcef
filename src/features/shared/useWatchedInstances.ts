import type { Instance } from '../../store/api/generated/types'
import { choiceStatus } from './form/choices'
import { usePolledInstances } from './usePolledInstances'

/** The project's instances for a picker, watched while it is open: one that stops meanwhile may be chosen at once. */
export function useWatchedInstances(project: string) {
  // What the page has asked for may be a minute old by now.
  const query = usePolledInstances(project, true)
  const instances: readonly Instance[] = query.currentData?.items ?? []
  return { instances, status: choiceStatus(query) }
}
