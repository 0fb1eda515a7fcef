import type { IdentityType } from '../../store/api/generated/types'
import type { HeldRole, RoleName, Scope } from '../../store/model/roles'
import type { BadgeTone } from '../../ui/Badge'

/** What an identity is called in a table. */
export const typeLabels: Readonly<Record<IdentityType, string>> = { silo_group: 'Group', silo_user: 'User' }

/** `project.viewer`: a role and where it is held. */
export const roleText = ({ scope, roleName }: HeldRole) => `${scope}.${roleName}`

/** How a role's badge is coloured, wherever the role is held. */
export const roleTones: Readonly<Record<RoleName, BadgeTone>> = {
  admin: 'green',
  collaborator: 'purple',
  viewer: 'blue',
}

/** Weakest first, as the choice grows. */
const choiceOrder: readonly RoleName[] = ['viewer', 'collaborator', 'admin']
const labels: Readonly<Record<RoleName, string>> = {
  viewer: 'Viewer',
  collaborator: 'Collaborator',
  admin: 'Admin',
}

const meanings: Readonly<Record<Scope, Readonly<Record<RoleName, string>>>> = {
  project: {
    viewer: 'Sees everything in the project.',
    collaborator: 'Creates, changes and deletes what is in the project.',
    admin: 'Also changes the project itself, and who has access to it.',
  },
  silo: {
    viewer: 'Sees everything in all projects of the silo.',
    collaborator: 'Creates projects, and is admin of all of them.',
    admin: 'Also changes who has access to the silo, and how people sign in.',
  },
}

export const roleChoices = (scope: Scope) =>
  choiceOrder.map((role) => ({ value: role, label: labels[role], detail: meanings[scope][role] }))

/** How a role on the silo and one on a project go together. */
export const INHERITANCE =
  'A role on the silo holds in all of its projects. Whoever has several roles may do what the strongest allows.'
