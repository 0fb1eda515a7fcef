import { help } from '#features/help/noun'
import { linkTo, type NavBlock } from '#features/kit/noun/navigation'
import { projects } from '#features/projects/noun'
import { siloImages } from '#features/images/noun'
import { users } from '#features/silo/users/noun'
import { siloAccess } from '#features/access/noun'
import { siloUtilization } from '#features/utilization/noun'

/** The nouns in the sidebar of the silo, in its order. */
export const siloSidebar = { projects, siloImages, siloUtilization, siloAccess, users } as const

/** The links of the silo. */
export const siloNavigation = (silo: string): NavBlock[] => [
  { items: [linkTo(help)] },
  {
    heading: silo,
    group: `Silo ${silo}`,
    items: Object.values(siloSidebar).map((noun) => linkTo(noun)),
  },
]
