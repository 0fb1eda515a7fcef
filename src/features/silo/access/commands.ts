import { type PolicyAt, policiesApi } from '#store/api/resources/policies'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { heldRoleText, type AccessRow } from '#model/roles'
import { accessPlaceOf } from './scopes'

/** One identity's role in a policy. */
export interface Access {
  at: PolicyAt
  row: AccessRow
  /** The effect on the current user's own access, as a sentence. */
  warning?: string | undefined
}

const assignmentAt = ({ at, row }: Access) => row.roles.find(({ scope }) => scope === at.scope)

/** Why an identity's role cannot be changed here, or undefined. */
export const inheritedReason = (access: Access): string | undefined =>
  assignmentAt(access) ? undefined : 'This role is held on the silo. It is changed in silo access.'

/** Removes a role from an identity. Its other roles stay. */
export const removeAccess = defineCommand<Access>()({
  name: 'access.remove',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  inTurn: true,
  paletteLabel: 'Delete the role of',
  needs: ({ at }) => accessPlaceOf(at).needs,
  endpoint: policiesApi.endpoints.policyRoleChange,
  disabledReason: inheritedReason,
  toArgs: (access) => ({
    at: access.at,
    change: {
      kind: 'remove' as const,
      identityId: access.row.id,
      was: assignmentAt(access)?.roleName ?? null,
    },
  }),
  subject: ({ row }) => ({ kind: 'identity' as const, id: row.id, name: row.name }),
  confirm: (access) => {
    const assignment = assignmentAt(access)
    const consequence = `The role ${assignment ? heldRoleText(assignment) : ''} is taken away. Other roles stay.`
    return {
      title: phrase`Delete the role of ${access.row.name}?`,
      body: access.warning ? `${consequence} ${access.warning}` : consequence,
      tone: 'danger',
    }
  },
  end: ({ row }) => `Access of ${row.name} removed`,
  errorMessage: ({ row }) => `Could not remove the access of ${row.name}`,
})
