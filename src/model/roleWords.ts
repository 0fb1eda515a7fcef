import { entryOf } from './entryOf'
import { roleOrder, type RoleName } from './heldRole'
import { roleText, type Scope } from './roles'

/** The permissions of each role of a scope. The fleet has no limited collaborators. Rule: ROLE-2. */
const meanings: Readonly<Record<Scope, Readonly<Partial<Record<RoleName, string>>>>> = {
  fleet: {
    viewer: 'Sees the system pages: silos, hardware, pools and utilization.',
    collaborator: 'Also creates silos.',
    admin: 'Changes everything of the fleet, and who has access to it.',
  },
  project: {
    viewer: 'Sees everything in the project.',
    limited_collaborator:
      'Creates, changes and deletes what is in the project, except VPCs and what is in them.',
    collaborator: 'Creates, changes and deletes what is in the project.',
    admin: 'Also changes the project itself, and who has access to it.',
  },
  silo: {
    viewer: 'Sees everything in all projects of the silo.',
    limited_collaborator: 'Is limited collaborator of all projects of the silo.',
    collaborator: 'Creates projects, and is admin of all of them.',
    admin: 'Also changes who has access to the silo, and how people sign in.',
  },
}

/** A role of a scope: its label, and its permissions as a sentence. */
export interface RoleWords {
  role: RoleName
  label: string
  meaning: string
}

/** The roles of a scope that the console knows, weakest first. */
export const rolesOf = (scope: Scope): readonly RoleWords[] =>
  roleOrder.toReversed().flatMap((role) => {
    const meaning = entryOf(meanings[scope], role)
    return meaning === undefined ? [] : [{ role, label: roleText({ roleName: role }), meaning }]
  })
