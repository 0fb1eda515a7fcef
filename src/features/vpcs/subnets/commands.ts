import type { VpcSubnet } from '../../../store/api/generated/types'
import { defineCommand } from '../../../store/commands/command'
import { phrase } from '../../../store/commands/phrase'
import '../../../store/api/subnets'

/** Deletes a subnet. The server refuses while an interface is in it. */
export const deleteSubnet = defineCommand<VpcSubnet, 'vpcSubnetDelete'>({
  name: 'subnet.delete',
  label: 'Delete',
  operation: 'vpcSubnetDelete',
  toArgs: (subnet) => ({ subnet: subnet.id }),
  subject: (subnet) => ({ kind: 'subnet', id: subnet.id, name: subnet.name }),
  confirm: (subnet) => ({
    title: phrase`Delete ${subnet.name}?`,
    body: 'The subnet and its route in the system router are deleted.',
    tone: 'danger',
  }),
  started: (subnet) => `Subnet ${subnet.name} deleted`,
  failed: (subnet) => `Could not delete ${subnet.name}`,
})
