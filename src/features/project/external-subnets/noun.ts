import Waypoints from 'lucide-react/icons/waypoints'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/silo/projects/noun'
import { projectCollaborator } from '#model/needs'

export const externalSubnets = noun({
  kind: 'externalSubnet',
  one: 'external subnet',
  many: 'external subnets',
  paths: {
    list: `${projectPath}/external-subnets`,
    create: `${projectPath}/external-subnets-new`,
    edit: `${projectPath}/external-subnets/:externalSubnet/edit`,
  },
  panels: { create: 'Create external subnet', edit: 'Edit external subnet' },
  creates: { create: projectCollaborator },
  sidebar: { icon: Waypoints, goKey: 'e' },
  feature: 'externalSubnets',
  help: ['external-subnets', 'floating-ips', 'external-ips'],
})
