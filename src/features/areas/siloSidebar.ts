import { linkTo, type NavBlock, blocksWithoutOff } from '#features/kit/noun/navigation'
import { home } from '#features/console/overview/home/noun'
import { projects } from '#features/silo/projects/noun'
import { siloImages } from '#features/project/images/noun'
import { users } from '#features/silo/silo-settings/users/noun'
import { siloAccess } from '#features/silo/access/noun'
import { multicastGroups } from '#features/silo/multicast-groups/noun'
import { siloUtilization } from '#features/system/utilization/noun'
import { foot } from './foot'

/** The nouns in the sidebar of the silo, in its order. */
export const siloSidebar = {
  home,
  projects,
  siloImages,
  siloUtilization,
  siloAccess,
  users,
  multicastGroups,
} as const

/** The links of the silo. Its name is above them, beside the mark. */
export const siloNavigation = (silo: string): NavBlock[] =>
  blocksWithoutOff([
    {
      group: `Silo ${silo}`,
      items: Object.values(siloSidebar).map((noun) => linkTo(noun)),
    },
    foot,
  ])
