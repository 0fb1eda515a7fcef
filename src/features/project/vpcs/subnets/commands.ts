import type { VpcSubnet } from '#store/api/generated/types'
import { subnetsApi } from '#store/api/resources/subnets'
import { networkCollaborator } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'

/** Deletes a subnet. The server rejects this while an interface is in it. */
export const deleteSubnet = defineCommand<VpcSubnet>()({
  name: 'subnet.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: networkCollaborator,
  endpoint: subnetsApi.endpoints.vpcSubnetDelete,
  toArgs: (subnet) => ({ subnet: subnet.id }),
  subject: (subnet) => ({ kind: 'subnet' as const, id: subnet.id, name: subnet.name }),
  confirm: (subnet, { The }) => ({
    title: phrase`Delete ${subnet.name}?`,
    body: `${The} subnet and its route in the system router are deleted.`,
    tone: 'danger',
  }),
  end: (subnet) => `Subnet ${subnet.name} deleted`,
  errorMessage: (subnet) => `Could not delete ${subnet.name}`,
})
