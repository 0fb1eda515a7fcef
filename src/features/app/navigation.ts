import {
  BookOpen,
  Boxes,
  Camera,
  CircleGauge,
  Cpu,
  Disc3,
  FolderClosed,
  Globe,
  HardDrive,
  KeyRound,
  Network,
  Server,
  ShieldCheck,
  Split,
  Ticket,
  User,
  Waypoints,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '../../paths'

/** One place in the sidebar; the palette offers the same. */
export interface NavItem {
  label: string
  to: string
  icon: LucideIcon
  /** Active on this very path only. */
  exact?: boolean
  /** A path that belongs to the entry as well. */
  also?: string
}

export interface NavBlock {
  heading?: string
  items: readonly NavItem[]
}

export const projects: NavItem = {
  label: 'Projects',
  to: paths.projects(),
  icon: FolderClosed,
  exact: true,
}
export const docs: NavItem = { label: 'Docs', to: paths.help(), icon: BookOpen }

/** The silo's own places. */
export const siloNavigation = (silo: string): NavBlock[] => [
  { items: [docs] },
  {
    heading: silo,
    items: [
      { ...projects, exact: false },
      { label: 'Images', to: paths.siloImages(), icon: Disc3 },
      { label: 'Utilization', to: paths.siloUtilization(), icon: CircleGauge },
      { label: 'Silo access', to: paths.siloAccess(), icon: ShieldCheck },
    ],
  },
]

/** A project's places. */
export const projectNavigation = (project: string): NavBlock[] => [
  { items: [projects, docs] },
  {
    heading: project,
    items: [
      { label: 'Instances', to: paths.instances({ project }), icon: Cpu },
      { label: 'Disks', to: paths.disks({ project }), icon: HardDrive },
      { label: 'Snapshots', to: paths.snapshots({ project }), icon: Camera },
      { label: 'Images', to: paths.images({ project }), icon: Disc3 },
      { label: 'VPCs', to: paths.vpcs({ project }), icon: Network },
      { label: 'Floating IPs', to: paths.floatingIps({ project }), icon: Globe },
      {
        label: 'Affinity groups',
        to: paths.affinity({ project }),
        icon: Split,
        also: paths.affinityGroup({ project, group: '' }),
      },
      { label: 'Project access', to: paths.projectAccess({ project }), icon: ShieldCheck },
    ],
  },
]

export const settingsNavigation = (): NavBlock[] => [
  { items: [projects, docs] },
  {
    heading: 'User',
    items: [
      { label: 'Profile', to: paths.profile(), icon: User },
      { label: 'SSH keys', to: paths.sshKeys(), icon: KeyRound },
      { label: 'Access tokens', to: paths.accessTokens(), icon: Ticket },
    ],
  },
]

export const systemNavigation = (): NavBlock[] => [
  { items: [docs] },
  {
    heading: 'System',
    items: [
      { label: 'Silos', to: paths.silos(), icon: Boxes },
      { label: 'Utilization', to: paths.systemUtilization(), icon: CircleGauge },
      { label: 'Inventory', to: paths.inventory(), icon: Server, also: '/system/inventory' },
      { label: 'IP pools', to: paths.ipPools(), icon: Waypoints },
    ],
  },
]
