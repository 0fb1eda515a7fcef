import { noun } from '#features/kit/noun/noun'
import { instancePath } from '../noun'
import { projectCollaborator } from '#model/needs'

const list = `${instancePath}/networking` as const

export const networkInterfaces = noun({
  kind: 'networkInterface',
  one: 'network interface',
  many: 'network interfaces',
  layout: 'record',
  paths: {
    list,
    create: `${list}/interfaces-new`,
    edit: `${list}/interfaces/:interface/edit`,
    joinGroup: `${list}/multicast-groups-join`,
  },
  tabs: { list: 'Networking' },
  panels: {
    create: 'Add network interface',
    edit: 'Edit network interface',
    joinGroup: 'Join multicast group',
  },
  creates: { create: projectCollaborator },
  help: ['network-interfaces', 'external-ips', 'floating-ips', 'subnets'],
})
