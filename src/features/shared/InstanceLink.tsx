import { Link } from 'react-router'
import { paths } from '../../paths'
import { instancesApi } from '../../store/api/instances'
import { ALL_LIMIT } from '../../store/model/limits'
import { EmptyCell } from '../../ui/EmptyCell'
import { isBehindEnd, NameById, nameIn } from './NameById'

const { instanceList, instanceView } = instancesApi.endpoints

interface InstanceLinkProps {
  /** Undefined where there is none. */
  id: string | null | undefined
  project: string
  /** Which page of the instance; its first one when left out. */
  to?: (at: { project: string; instance: string }) => string
}

/** An instance by name, for what knows it by its id only. */
export const InstanceLink = ({ id, ...rest }: InstanceLinkProps) =>
  id ? <NamedInstance id={id} {...rest} /> : <EmptyCell />

/**
 * One list names all instances of the project; in a project with more of them than a list holds, those behind its end
 * are asked for one by one.
 */
function NamedInstance({ id, project, to = paths.instance }: InstanceLinkProps & { id: string }) {
  const listed = instanceList.useQuery({ project, limit: ALL_LIMIT }, { selectFromResult: nameIn(id) })
  const single = instanceView.useQuery({ instance: id }, { skip: !isBehindEnd(listed) })
  return (
    <NameById listed={listed} single={single} missing={<EmptyCell />}>
      {(name) => <Link to={to({ project, instance: name })}>{name}</Link>}
    </NameById>
  )
}
