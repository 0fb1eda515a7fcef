import { shallowEqual } from 'react-redux'
import type { Disk, Instance } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { isApiError } from '#model/apiError'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { cutAt } from '#store/api/wire/nextPage'
import { ALL_LIMIT } from '#model/paging'

const { diskList } = disksApi.endpoints
const { instanceList } = instancesApi.endpoints

/** Whether a list could not be read: its project is there, and may be seen. */
const isUnread = (error: unknown): boolean =>
  error !== undefined && !(isApiError(error) && (error.statusCode === 404 || error.statusCode === 403))

/** A list of a project that could not be read. */
interface UnreadList {
  project: string
  kind: 'instances' | 'disks'
  error: unknown
  refetch: () => unknown
}

/** The instances and disks of a project, as far as their lists are read. */
export interface KnownThings {
  project: string
  /** Lists with more rows than were read. */
  cut: readonly { kind: UnreadList['kind']; first: number }[]
  instances: readonly Instance[] | undefined
  disks: readonly Disk[] | undefined
  /** Each list has an answer or an error. */
  isSettled: boolean
  unread: readonly UnreadList[]
}

/**
 * The name of an unread list within a sentence: "instances of web", "instances of 5 projects". Lists of the same kind have
 * the same name.
 */
export const unreadText = ({ kind, project }: UnreadList, all: readonly UnreadList[]): string => {
  const count = all.filter((other) => other.kind === kind).length
  return `${kind} of ${count === 1 ? project : `${count} projects`}`
}

/** The cached instances and disks of several projects. The bodies of the projects send the calls. */
export function useKnownThings(projects: readonly string[]): readonly KnownThings[] {
  const dispatch = useAppDispatch()
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
    const again = { forceRefetch: true, subscribe: false }
    const args = { project, limit: ALL_LIMIT }
    const lists = [
      {
        kind: 'instances',
        items: instances,
        error: errors[0],
        refetch: () => dispatch(instanceList.initiate(args, again)),
      },
      {
        kind: 'disks',
        items: disks,
        error: errors[1],
        refetch: () => dispatch(diskList.initiate(args, again)),
      },
    ] as const
    return {
      project,
      instances,
      disks,
      cut: [
        { kind: 'instances' as const, first: cutAt(ofInstances) },
        { kind: 'disks' as const, first: cutAt(ofDisks) },
      ].flatMap(({ kind, first }) => (first === undefined ? [] : [{ kind, first }])),
      isSettled: (instances ?? errors[0]) !== undefined && (disks ?? errors[1]) !== undefined,
      unread: lists.flatMap(({ items, ...list }) =>
        items === undefined && isUnread(list.error) ? [{ project, ...list }] : [],
      ),
    }
  })
}
