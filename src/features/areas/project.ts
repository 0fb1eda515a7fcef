import Camera from 'lucide-react/icons/camera'
import Disc3 from 'lucide-react/icons/disc-3'
import HardDrive from 'lucide-react/icons/hard-drive'
import Target from 'lucide-react/icons/target'
import { floatingIps } from '#features/floating-ips/noun'
import { help } from '#features/help/noun'
import { linkTo, type NavBlock } from '#features/noun/navigation'
import { projects } from '#features/projects/noun'
import { vpcs } from '#features/vpcs/noun'
import { instances } from '#features/instances/noun'
import { affinityGroups } from '#features/affinity/noun'
import { projectAccess } from '#features/access/noun'
import { paths } from '#src/paths'

/** The links of a project. @param forOperator with those that only operators may open */
export const projectNavigation = (project: string, forOperator = false): NavBlock[] => [
  { items: [{ ...linkTo(projects), exact: true }, linkTo(help)] },
  {
    heading: project,
    group: `Project ${project}`,
    items: [
      linkTo(instances, { project }),
      { label: 'Disks', to: paths.disks({ project }), icon: HardDrive, goKey: 'd', fails: 'disk' },
      { label: 'Snapshots', to: paths.snapshots({ project }), icon: Camera, goKey: 's', fails: 'snapshot' },
      { label: 'Images', to: paths.images({ project }), icon: Disc3, goKey: 'm' },
      linkTo(vpcs, { project }),
      linkTo(floatingIps, { project }),
      {
        ...linkTo(affinityGroups, { project }),
        also: affinityGroups.to.page({ project, affinityGroup: '' }),
      },
      linkTo(projectAccess, { project }),
      ...(forOperator ? [{ label: 'Probes', to: paths.probes({ project }), icon: Target }] : []),
    ],
  },
]
