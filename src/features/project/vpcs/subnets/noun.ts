import { noun } from '#features/kit/noun/noun'
import { vpcPath } from '../noun'
import { networkCollaborator } from '#model/needs'

export const subnets = noun({
  kind: 'subnet',
  one: 'subnet',
  many: 'subnets',
  paths: {
    list: `${vpcPath}/subnets`,
    create: `${vpcPath}/subnets-new`,
    edit: `${vpcPath}/subnets/:subnet/edit`,
  },
  panels: { create: 'Create subnet', edit: 'Edit subnet' },
  creates: { create: networkCollaborator },
  help: ['subnets', 'routers', 'vpcs'],
})
