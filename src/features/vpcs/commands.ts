import type { Vpc } from '../../store/api/generated/types'
import { defineCommand } from '../../store/commands/command'
import { phrase } from '../../store/commands/phrase'
import '../../store/api/vpcs'

/** Deletes a VPC. The server refuses while it has a subnet; firewall, routers and gateways go with it. */
export const deleteVpc = defineCommand<Vpc, 'vpcDelete'>({
  name: 'vpc.delete',
  label: 'Delete',
  operation: 'vpcDelete',
  toArgs: (vpc) => ({ vpc: vpc.id }),
  subject: (vpc) => ({ kind: 'vpc', id: vpc.id, name: vpc.name }),
  confirm: (vpc) => ({
    title: phrase`Delete ${vpc.name}?`,
    body: 'The VPC is deleted with its firewall rules, routers and internet gateways. Its subnets must be deleted first.',
    tone: 'danger',
  }),
  started: (vpc) => `VPC ${vpc.name} deleted`,
  failed: (vpc) => `Could not delete ${vpc.name}`,
})
