import type { ProjectRole } from '../api/generated/types'

// The roles that actions need. In the first load of every page, which is why nothing else is here.

/** What an action needs: a role, and on what it has to be held. */
export interface Needs {
  scope: 'fleet' | 'silo' | 'project'
  role: ProjectRole
  /** A role in the fleet that allows it as well. */
  orFleet?: ProjectRole
}

/** What creates, changes and deletes things in a project needs. Rule: ROLE-2. */
export const projectCollaborator: Needs = { scope: 'project', role: 'collaborator' }
/** What changes a project itself, or who may use it, needs. Rule: ROLE-2. */
export const projectAdmin: Needs = { scope: 'project', role: 'admin' }

/** What creates projects and images of the silo needs. Rule: ROLE-2. */
export const siloCollaborator: Needs = { scope: 'silo', role: 'collaborator' }
/** What changes the policy of a silo needs. Rule: ROLE-2. */
export const siloAdmin: Needs = { scope: 'silo', role: 'admin', orFleet: 'collaborator' }

/** What changes the fleet and its policy needs. Rule: ROLE-2. */
export const fleetAdmin: Needs = { scope: 'fleet', role: 'admin' }
/** What creates silos needs. Rule: ROLE-2. */
export const fleetCollaborator: Needs = { scope: 'fleet', role: 'collaborator' }

/**
 * What changes a silo needs: admin of it, or a role in the fleet. Rule: ROLE-2.
 *
 * @param isOwn whether it is the silo of the user: a role on another silo is not known
 * @param inFleet the role in the fleet that allows it
 */
export const changesSilo = (isOwn: boolean, inFleet: ProjectRole): Needs =>
  isOwn ? { scope: 'silo', role: 'admin', orFleet: inFleet } : { scope: 'fleet', role: inFleet }
