import Globe from 'lucide-react/icons/globe'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/silo/projects/noun'
import { projectCollaborator } from '#model/needs'

export const floatingIps = noun({
  kind: 'floatingIp',
  one: 'floating IP',
  many: 'floating IPs',
  paths: {
    list: `${projectPath}/floating-ips`,
    create: `${projectPath}/floating-ips-new`,
    edit: `${projectPath}/floating-ips/:floatingIp/edit`,
  },
  panels: { create: 'Create floating IP', edit: 'Edit floating IP' },
  creates: { create: projectCollaborator },
  sidebar: { icon: Globe, goKey: 'f' },
  help: ['floating-ips', 'external-ips', 'ip-pools'],
})
