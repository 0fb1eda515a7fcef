import { noun } from '#features/kit/noun/noun'
import { vpcPath } from '../noun'
import { networkCollaborator } from '#model/needs'

const list = `${vpcPath}/internet-gateways` as const
const page = `${list}/:gateway` as const

export const internetGateways = noun({
  kind: 'internetGateway',
  one: 'internet gateway',
  many: 'internet gateways',
  paths: {
    list,
    create: `${list}-new`,
    page,
    attachPool: `${page}/pools-attach`,
    attachAddress: `${page}/addresses-attach`,
  },
  panels: {
    create: 'Create internet gateway',
    attachPool: 'Attach IP pool',
    attachAddress: 'Attach IP address',
  },
  creates: { create: networkCollaborator },
  help: ['internet-gateways', 'ip-pools', 'routers'],
})
