import { Link } from 'react-router'
import { paths } from '../../paths'
import { vpcsApi } from '../../store/api/vpcs'
import { Badge } from '../../ui/Badge'
import { QueryCell } from './QueryCell'

/** A VPC by name, for what knows it by its id only. */
export function VpcName({ project, id }: { project: string; id: string }) {
  const query = vpcsApi.endpoints.vpcView.useQuery({ vpc: id })
  return (
    <QueryCell query={query} missing={<Badge>Deleted</Badge>}>
      {({ name }) => <Link to={paths.vpc({ project, vpc: name })}>{name}</Link>}
    </QueryCell>
  )
}
