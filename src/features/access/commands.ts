import type { PolicyAt } from '../../store/api/policies'
import { defineCommand } from '../../store/commands/command'
import { phrase } from '../../store/commands/phrase'
import type { AccessRow } from '../../store/model/roles'
import { roleText } from './words'

/** Somebody's role in a policy. */
export interface Access {
  at: PolicyAt
  row: AccessRow
  /** What the one who asks would lose by it, as a sentence. */
  loss?: string | undefined
}

const heldAt = ({ at, row }: Access) => row.roles.find(({ scope }) => scope === at.scope)

/** Why somebody's role cannot be changed here, or undefined. */
export const elsewhere = (access: Access): string | undefined =>
  heldAt(access) ? undefined : 'This role is held on the silo. It is changed in silo access.'

/** Takes a role from somebody. Other roles they have stay. */
export const removeAccess = defineCommand<Access, 'policyRoleChange'>({
  name: 'access.remove',
  label: 'Delete',
  operation: 'policyRoleChange',
  forbids: elsewhere,
  toArgs: ({ at, row }) => ({ at, change: { kind: 'remove', identityId: row.id } }),
  subject: ({ row }) => ({ kind: 'identity', id: row.id, name: row.name }),
  confirm: (access) => {
    const held = heldAt(access)
    const loss = `The role ${held ? roleText(held) : ''} is taken away. Other roles stay.`
    return {
      title: phrase`Delete the role of ${access.row.name}?`,
      body: access.loss ? `${loss} ${access.loss}` : loss,
      tone: 'danger',
    }
  },
  started: ({ row }) => `Access of ${row.name} removed`,
  failed: ({ row }) => `Could not remove the access of ${row.name}`,
})
