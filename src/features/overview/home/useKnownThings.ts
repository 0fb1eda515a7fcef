import { shallowEqual } from 'react-redux'
import type { Disk, Instance } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { useAppSelector } from '#store/hooks'
import { ALL_LIMIT } from '#store/model/paging'

const { diskList } = disksApi.endpoints
const { instanceList } = instancesApi.endpoints

/** The instances and disks of a project, as far as their lists are read. */
interface KnownThings {
  project: string
  instances: readonly Instance[] | undefined
  disks: readonly Disk[] | undefined
  /** Each list has an answer or an error. */
  isSettled: boolean
}

/** The cached instances and disks of several projects. The rows of the projects send the calls. */
export function useKnownThings(projects: readonly string[]): readonly KnownThings[] {
  const answers = useAppSelector(
    (state) =>
      projects.flatMap((project) => {
        const args = { project, limit: ALL_LIMIT }
        const [ofInstances, ofDisks] = [instanceList.select(args)(state), diskList.select(args)(state)]
        return [ofInstances.data, ofDisks.data, ofInstances.error, ofDisks.error]
      }),
    shallowEqual,
  )
  return projects.map((project, index) => {
    const [ofInstances, ofDisks, ...errors] = answers.slice(4 * index, 4 * index + 4)
    const instances = (ofInstances as { items: Instance[] } | undefined)?.items
    const disks = (ofDisks as { items: Disk[] } | undefined)?.items
    return {
      project,
      instances,
      disks,
      isSettled: (instances ?? errors[0]) !== undefined && (disks ?? errors[1]) !== undefined,
    }
  })
}
