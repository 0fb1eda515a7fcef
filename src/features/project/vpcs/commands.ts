import type { Vpc } from '#store/api/generated/types'
import { vpcsApi } from '#store/api/resources/vpcs'
import { networkCollaborator } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { deleteAllLink } from '#features/shared/deleteAll'
import { vpcs } from './noun'

/** Deletes a VPC. The server rejects this while it has a subnet; firewall, routers and gateways are deleted with it. */
export const deleteVpc = defineCommand<Vpc>()({
  name: 'vpc.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: networkCollaborator,
  endpoint: vpcsApi.endpoints.vpcDelete,
  toArgs: (vpc) => ({ vpc: vpc.id }),
  subject: (vpc) => ({ kind: 'vpc' as const, id: vpc.id, name: vpc.name }),
  confirm: (vpc, { The }) => ({
    title: phrase`Delete ${vpc.name}?`,
    body: `${The} VPC is deleted with its firewall rules, routers and internet gateways. Its subnets must be deleted first.`,
    isFinal: true,
    tone: 'danger',
  }),
  end: (vpc) => `VPC ${vpc.name} deleted`,
  errorMessage: (vpc) => `Could not delete ${vpc.name}`,
  refusedLink: ({ id, name: vpc }, cached) => {
    const { project } =
      cached.argsWith<{ project?: string }>('vpcView', id) ??
      cached.argsWith<{ project?: string }>('vpcList', id) ??
      {}
    return project === undefined ? undefined : deleteAllLink(vpcs.to.deleteAll({ project, vpc }))
  },
})
