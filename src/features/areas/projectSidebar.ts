import { floatingIps } from '#features/project/floating-ips/noun'
import { externalSubnets } from '#features/project/external-subnets/noun'
import { linkTo, type NavBlock, blocksWithoutOff } from '#features/kit/noun/navigation'
import { deletedThings } from '#features/console/deleted/noun'
import { projectOverview } from '#features/console/overview/project/noun'
import { projects } from '#features/silo/projects/noun'
import { vpcs } from '#features/project/vpcs/noun'
import { instances } from '#features/project/instances/noun'
import { disks } from '#features/project/disks/noun'
import { snapshots } from '#features/project/snapshots/noun'
import { projectImages } from '#features/project/images/noun'
import { probes } from '#features/project/probes/noun'
import { affinityGroups } from '#features/project/affinity/noun'
import { projectAccess } from '#features/silo/access/noun'
import { foot } from './foot'

/** The nouns in the sidebar of a project, in its order. */
export const projectSidebar = {
  projectOverview,
  instances,
  disks,
  snapshots,
  projectImages,
  vpcs,
  floatingIps,
  externalSubnets,
  affinityGroups,
  projectAccess,
  probes,
  deletedThings,
} as const

/** The links of a project. @param forOperator with those that only operators may open */
export const projectNavigation = (project: string, forOperator = false): NavBlock[] =>
  blocksWithoutOff([
    { items: [{ ...linkTo(projects), exact: true }] },
    {
      heading: project,
      group: `Project ${project}`,
      items: Object.values(projectSidebar)
        .map((noun) => linkTo(noun, { project }))
        .filter(({ isForOperators }) => forOperator || !isForOperators),
    },
    foot,
  ])
