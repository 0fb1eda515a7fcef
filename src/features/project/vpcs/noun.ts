import Network from 'lucide-react/icons/network'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/silo/projects/noun'
import { networkCollaborator } from '#model/needs'

/** The path prefix of a VPC's pages. */
export const vpcPath = `${projectPath}/vpcs/:vpc` as const

export const vpcs = noun({
  kind: 'vpc',
  one: 'VPC',
  many: 'VPCs',
  paths: {
    list: `${projectPath}/vpcs`,
    create: `${projectPath}/vpcs-new`,
    // The default tab of a VPC is its firewall rules.
    page: `${vpcPath}/firewall-rules`,
    edit: `${vpcPath}/edit`,
    map: `${vpcPath}/map`,
    deleteAll: `${vpcPath}/take-down`,
  },
  tabs: { map: 'Map' },
  panels: { create: 'Create VPC', edit: 'Edit VPC' },
  creates: { create: networkCollaborator },
  sidebar: { icon: Network, goKey: 'v' },
  help: ['vpcs', 'subnets', 'firewall-rules'],
})

/** The name of a firewall rule in the address of the map, which lights what the rule applies to. */
export const MAP_RULE = 'rule'

/** The map of a VPC with a firewall rule lit. */
export const mapWithRule = (at: { project: string; vpc: string; rule: string }) =>
  `${vpcs.to.map(at)}?${MAP_RULE}=${encodeURIComponent(at.rule)}`
