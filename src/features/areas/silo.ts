import { help } from '#features/help/noun'
import { linkTo, type NavBlock } from '#features/kit/noun/navigation'
import { projects } from '#features/projects/noun'
import { siloImages } from '#features/images/noun'
import { users } from '#features/silo/users/noun'
import { siloAccess } from '#features/access/noun'
import { siloUtilization } from '#features/utilization/noun'

/** The links of the silo. */
export const siloNavigation = (silo: string): NavBlock[] => [
  { items: [linkTo(help)] },
  {
    heading: silo,
    group: `Silo ${silo}`,
    items: [linkTo(projects), linkTo(siloImages), linkTo(siloUtilization), linkTo(siloAccess), linkTo(users)],
  },
]
