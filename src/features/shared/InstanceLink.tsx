import { instances } from '#features/project/instances/noun'
import { instancesApi } from '#store/api/resources/instances'
import { PAGE_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/kit/routing/Link'
import { isBehindEnd, NameById, nameIn } from './NameById'

const { instanceList, instanceView } = instancesApi.endpoints

interface InstanceLinkProps {
  /** Undefined for no instance. */
  id: string | null | undefined
  project: string
  /** Returns the linked page of the instance; by default its first page. */
  to?: (at: { project: string; instance: string }) => string
}

/** The name of an instance, for records that have only its id. */
export const InstanceLink = ({ id, ...rest }: InstanceLinkProps) =>
  id ? <NamedInstance id={id} {...rest} /> : <EmptyCell />

/**
 * One call gives the names of all instances of most projects; in larger ones, missing ones are fetched individually.
 */
function NamedInstance({ id, project, to = instances.to.page }: InstanceLinkProps & { id: string }) {
  const listed = instanceList.useQuery({ project, limit: PAGE_LIMIT }, { selectFromResult: nameIn(id) })
  const single = instanceView.useQuery({ instance: id }, { skip: !isBehindEnd(listed) })
  return (
    <NameById listed={listed} single={single} missing={<EmptyCell />}>
      {(name) => <Link to={to({ project, instance: name })}>{name}</Link>}
    </NameById>
  )
}
