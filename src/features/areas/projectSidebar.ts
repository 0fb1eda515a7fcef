import { floatingIps } from '#features/floating-ips/noun'
import { linkTo, type NavBlock, blocksWithoutOff } from '#features/kit/noun/navigation'
import { projectOverview } from '#features/overview/project/noun'
import { projects } from '#features/projects/noun'
import { vpcs } from '#features/vpcs/noun'
import { instances } from '#features/instances/noun'
import { disks } from '#features/disks/noun'
import { snapshots } from '#features/snapshots/noun'
import { projectImages } from '#features/images/noun'
import { probes } from '#features/probes/noun'
import { affinityGroups } from '#features/affinity/noun'
import { projectAccess } from '#features/access/noun'
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
  affinityGroups,
  projectAccess,
  probes,
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
