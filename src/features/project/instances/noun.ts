import Cpu from 'lucide-react/icons/cpu'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/silo/projects/noun'
import { projectCollaborator } from '#model/needs'

const list = `${projectPath}/instances` as const

/** The path prefix of an instance's pages. */
export const instancePath = `${list}/:instance` as const

export const instances = noun({
  kind: 'instance',
  one: 'instance',
  many: 'instances',
  paths: {
    list,
    create: `${list}-new`,
    /** The default tab of an instance is its storage. */
    page: `${instancePath}/storage`,
    metrics: `${instancePath}/metrics/cpu`,
    diskMetrics: `${instancePath}/metrics/disk`,
    networkMetrics: `${instancePath}/metrics/network`,
    connect: `${instancePath}/connect`,
    settings: `${instancePath}/settings`,
    serialConsole: `${instancePath}/serial-console`,
    /** Redirects to the instance's page. */
    byId: '/lookup/i/:instance',
  },
  forms: { create: 'Create instance' },
  creates: { create: projectCollaborator },
  tabs: { page: 'Storage', metrics: 'Metrics', connect: 'Connect', settings: 'Settings' },
  sidebar: { icon: Cpu, goKey: 'i', fails: 'instance' },
  help: ['instances', 'disks'],
})

/** The form of a new instance that copies another one. */
export const createLike = (at: { project: string; instance: string }) =>
  `${instances.to.create(at)}?like=${encodeURIComponent(at.instance)}`

/** The form of a new instance that boots from an image of its project. @param at.image its id */
export const createFromImage = (at: { project: string; image: string }) =>
  `${instances.to.create(at)}?image=${encodeURIComponent(at.image)}`
