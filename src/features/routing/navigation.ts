import BookOpen from 'lucide-react/icons/book-open'
import Camera from 'lucide-react/icons/camera'
import CircleGauge from 'lucide-react/icons/circle-gauge'
import Cpu from 'lucide-react/icons/cpu'
import Disc3 from 'lucide-react/icons/disc-3'
import FolderClosed from 'lucide-react/icons/folder-closed'
import Globe from 'lucide-react/icons/globe'
import HardDrive from 'lucide-react/icons/hard-drive'
import KeyRound from 'lucide-react/icons/key-round'
import Network from 'lucide-react/icons/network'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Split from 'lucide-react/icons/split'
import Target from 'lucide-react/icons/target'
import type { LucideIcon } from 'lucide-react'
import { matchPath } from 'react-router'
import { paths } from '#src/paths'

/** One link of the sidebar; the palette has the same entry. */
export interface NavItem {
  label: string
  to: string
  icon: LucideIcon
  /** Active on this exact path only. */
  exact?: boolean
  /** Another path that belongs to the entry. */
  also?: string
  /** The key that opens it after `g`. */
  goKey?: string
  /** What of a project is listed there, if some of it can fail. */
  fails?: FailingKind
}

/** Kinds of a project that have a state of failure. */
export type FailingKind = 'instance' | 'disk' | 'snapshot'

export interface NavBlock {
  heading?: string
  /** The heading in the palette, if the sidebar's heading is not clear there. */
  group?: string
  items: readonly NavItem[]
}

export const projects: NavItem = {
  label: 'Projects',
  to: paths.projects(),
  icon: FolderClosed,
  exact: true,
  goKey: 'p',
}
export const docs: NavItem = { label: 'Docs', to: paths.help(), icon: BookOpen, goKey: 'h' }

/** The links of the silo. */
export const siloNavigation = (silo: string): NavBlock[] => [
  { items: [docs] },
  {
    heading: silo,
    group: `Silo ${silo}`,
    items: [
      { ...projects, exact: false },
      { label: 'Images', to: paths.siloImages(), icon: Disc3, goKey: 'm' },
      { label: 'Utilization', to: paths.siloUtilization(), icon: CircleGauge, goKey: 'u' },
      { label: 'Silo access', to: paths.siloAccess(), icon: ShieldCheck, goKey: 'c' },
      { label: 'Silo administration', to: paths.siloPeople(), icon: KeyRound, also: '/silo/' },
    ],
  },
]

/** The links of a project. @param forOperator with what operators alone may open */
export const projectNavigation = (project: string, forOperator = false): NavBlock[] => [
  { items: [projects, docs] },
  {
    heading: project,
    group: `Project ${project}`,
    items: [
      { label: 'Instances', to: paths.instances({ project }), icon: Cpu, goKey: 'i', fails: 'instance' },
      { label: 'Disks', to: paths.disks({ project }), icon: HardDrive, goKey: 'd', fails: 'disk' },
      { label: 'Snapshots', to: paths.snapshots({ project }), icon: Camera, goKey: 's', fails: 'snapshot' },
      { label: 'Images', to: paths.images({ project }), icon: Disc3, goKey: 'm' },
      { label: 'VPCs', to: paths.vpcs({ project }), icon: Network, goKey: 'v' },
      { label: 'Floating IPs', to: paths.floatingIps({ project }), icon: Globe, goKey: 'f' },
      {
        label: 'Affinity groups',
        to: paths.affinity({ project }),
        icon: Split,
        goKey: 'a',
        also: paths.affinityGroup({ project, group: '' }),
      },
      { label: 'Project access', to: paths.projectAccess({ project }), icon: ShieldCheck, goKey: 'c' },
      ...(forOperator ? [{ label: 'Probes', to: paths.probes({ project }), icon: Target }] : []),
    ],
  },
]

/**
 * The links of an address of a silo, as far as they are known before anything has loaded.
 *
 * @param silo the user's, if known
 */
export function navigationAt(pathname: string, silo: string): NavBlock[] {
  const { project } = matchPath('/projects/:project/*', pathname)?.params ?? {}
  if (project) return projectNavigation(project)
  // Help has its own, which it shares with visitors.
  if (pathname.startsWith(paths.help())) return []
  return siloNavigation(silo)
}
