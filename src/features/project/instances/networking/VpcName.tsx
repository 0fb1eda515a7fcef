import { vpcs } from '#features/project/vpcs/noun'
import { vpcsApi } from '#store/api/resources/vpcs'
import { Badge } from '#ui/feedback/Badge'
import { Link } from '#features/kit/routing/Link'
import { QueryCell } from '#features/kit/queries/QueryCell'

/** The name of a VPC, for records that have only its id. */
export function VpcName({ project, id }: { project: string; id: string }) {
  const query = vpcsApi.endpoints.vpcView.useQuery({ vpc: id })
  return (
    <QueryCell query={query} missing={<Badge isMark>Deleted</Badge>}>
      {({ name }) => <Link to={vpcs.to.page({ project, vpc: name })}>{name}</Link>}
    </QueryCell>
  )
}
