import type { ProjectRole } from '../api/generated/types'

// The roles that actions need. In the first load of every page, which is why nothing else is here.

/** The requirement of an action: a role and its scope. */
export interface Needs {
  scope: 'fleet' | 'silo' | 'project'
  role: ProjectRole
  /** A role in the fleet that allows it as well. */
  orFleet?: ProjectRole
}

/** The role to create, change and delete resources in a project. Rule: ROLE-2. */
export const projectCollaborator: Needs = { scope: 'project', role: 'collaborator' }
/** The role to change a project itself or its policy. Rule: ROLE-2. */
export const projectAdmin: Needs = { scope: 'project', role: 'admin' }

/** The role to create projects and images of the silo. Rule: ROLE-2. */
export const siloCollaborator: Needs = { scope: 'silo', role: 'collaborator' }
/** The role to change the policy of a silo. Rule: ROLE-2. */
export const siloAdmin: Needs = { scope: 'silo', role: 'admin', orFleet: 'collaborator' }

/** The role to change the fleet and its policy. Rule: ROLE-2. */
export const fleetAdmin: Needs = { scope: 'fleet', role: 'admin' }
/** The role to create silos. Rule: ROLE-2. */
export const fleetCollaborator: Needs = { scope: 'fleet', role: 'collaborator' }

/**
 * The role to change a silo: admin of it, or a role in the fleet. Rule: ROLE-2.
 *
 * @param isOwn whether it is the silo of the user: a role on another silo is not known
 * @param inFleet the role in the fleet that allows it
 */
export const changesSilo = (isOwn: boolean, inFleet: ProjectRole): Needs =>
  isOwn ? { scope: 'silo', role: 'admin', orFleet: inFleet } : { scope: 'fleet', role: inFleet }
