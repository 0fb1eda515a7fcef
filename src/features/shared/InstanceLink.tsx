import { Link } from 'react-router'
import { paths } from '../../paths'
import { instancesApi } from '../../store/api/instances'
import { ALL_LIMIT } from '../../store/model/limits'
import { EmptyCell } from '../../ui/EmptyCell'
import { Skeleton } from '../../ui/Skeleton'

const { instanceList, instanceView } = instancesApi.endpoints

interface InstanceLinkProps {
  /** Undefined where there is none. */
  id: string | null | undefined
  project: string
  /** Which page of the instance; its first one when left out. */
  to?: (at: { project: string; instance: string }) => string
}

/**
 * An instance by name, for what knows it by its id only. One list names all of the project; in a project with more of
 * them than a list holds, those behind its end are asked for one by one.
 */
export function InstanceLink({ id, project, to = paths.instance }: InstanceLinkProps) {
  const listed = instanceList.useQuery(
    { project, limit: ALL_LIMIT },
    {
      skip: !id,
      selectFromResult: ({ data, isLoading }) => ({
        isLoading,
        name: data?.items.find((instance) => instance.id === id)?.name,
        isWhole: data !== undefined && data.items.length < ALL_LIMIT,
      }),
    },
  )
  const single = instanceView.useQuery(
    { instance: id ?? '' },
    { skip: !id || listed.isLoading || listed.name !== undefined || listed.isWhole },
  )
  if (!id) return <EmptyCell />
  const name = listed.name ?? single.data?.name
  if (name) return <Link to={to({ project, instance: name })}>{name}</Link>
  return listed.isLoading || single.isLoading ? <Skeleton width="8ch" /> : <EmptyCell />
}
