import type { HeldRole, HolderType, RoleName, Scope } from '#store/model/roles'

/** How a table labels the type of an identity. */
export const typeLabels: Readonly<Record<HolderType, string>> = {
  silo_group: 'Group',
  silo_user: 'User',
  role_mapping: 'Role mapping',
}

/** `project.viewer`: a role and where it is held. */
export const roleText = ({ scope, roleName }: HeldRole) => `${scope}.${roleName}`

/** Weakest first. */
const choiceOrder: readonly RoleName[] = ['viewer', 'collaborator', 'admin']
const labels: Readonly<Record<RoleName, string>> = {
  viewer: 'Viewer',
  collaborator: 'Collaborator',
  admin: 'Admin',
}

const meanings: Readonly<Record<Scope, Readonly<Record<RoleName, string>>>> = {
  fleet: {
    viewer: 'Sees the system pages: silos, hardware, pools and utilization.',
    collaborator: 'Also creates silos.',
    admin: 'Changes everything of the fleet, and who has access to it.',
  },
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
