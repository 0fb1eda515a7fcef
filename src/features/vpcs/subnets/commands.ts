import type { VpcSubnet } from '../../../store/api/generated/types'
import { defineCommand } from '../../../store/commands/command'
import '../../../store/api/subnets'

/** Deletes a subnet. The server refuses while an interface is in it. */
export const deleteSubnet = defineCommand<VpcSubnet, 'vpcSubnetDelete'>({
  name: 'subnet.delete',
  label: 'Delete',
  operation: 'vpcSubnetDelete',
  toArgs: (subnet) => ({ subnet: subnet.id }),
  subject: (subnet) => ({ kind: 'subnet', id: subnet.id, name: subnet.name }),
  confirm: (subnet) => ({
    title: 'Delete subnet',
    body: `Delete ${subnet.name}? Its route in the system router goes with it.`,
    tone: 'danger',
  }),
  started: (subnet) => `Subnet ${subnet.name} deleted`,
  failed: (subnet) => `Could not delete ${subnet.name}`,
})
