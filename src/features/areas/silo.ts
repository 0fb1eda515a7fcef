import CircleGauge from 'lucide-react/icons/circle-gauge'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { help } from '#features/help/noun'
import { linkTo, type NavBlock } from '#features/noun/navigation'
import { projects } from '#features/projects/noun'
import { siloImages } from '#features/images/noun'
import { users } from '#features/silo/users/noun'
import { paths } from '#src/paths'

/** The links of the silo. */
export const siloNavigation = (silo: string): NavBlock[] => [
  { items: [linkTo(help)] },
  {
    heading: silo,
    group: `Silo ${silo}`,
    items: [
      linkTo(projects),
      linkTo(siloImages),
      { label: 'Utilization', to: paths.siloUtilization(), icon: CircleGauge, goKey: 'u' },
      { label: 'Silo access', to: paths.siloAccess(), icon: ShieldCheck, goKey: 'c' },
      linkTo(users),
    ],
  },
]
