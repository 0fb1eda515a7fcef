import Disc3 from 'lucide-react/icons/disc-3'
import KeyRound from 'lucide-react/icons/key-round'
import { help } from '#features/help/noun'
import { linkTo, type NavBlock } from '#features/noun/navigation'
import { projects } from '#features/projects/noun'
import { siloAccess } from '#features/access/noun'
import { siloUtilization } from '#features/utilization/noun'
import { paths } from '#src/paths'

/** The links of the silo. */
export const siloNavigation = (silo: string): NavBlock[] => [
  { items: [linkTo(help)] },
  {
    heading: silo,
    group: `Silo ${silo}`,
    items: [
      linkTo(projects),
      { label: 'Images', to: paths.siloImages(), icon: Disc3, goKey: 'm' },
      linkTo(siloUtilization),
      linkTo(siloAccess),
      { label: 'Silo administration', to: paths.siloPeople(), icon: KeyRound, also: '/silo/' },
    ],
  },
]
