import type { ProjectRole } from '#store/api/generated/types'

// The required roles of actions. The only content of this file, since the first load of every page includes it.

/** The requirement of an action: a role and its scope. */
export interface Needs {
  scope: 'fleet' | 'silo' | 'project'
  role: ProjectRole
  /** A fleet role that is also sufficient. */
  orFleet?: ProjectRole
  /** Whether a limited collaborator is sufficient. Regions have the role since 20251008. */
  orLimited?: true
}

/** Creates, changes and deletes resources in a project, except its networks. Rule: ROLE-2. */
export const projectCollaborator: Needs = { scope: 'project', role: 'collaborator', orLimited: true }
/** Changes VPCs and what is in them: subnets, routers, gateways, firewall rules. Rule: ROLE-2. */
export const networkCollaborator: Needs = { scope: 'project', role: 'collaborator' }
/** Changes a project itself or its policy. Rule: ROLE-2. */
export const projectAdmin: Needs = { scope: 'project', role: 'admin' }

/** Creates projects. Rule: ROLE-2. */
export const siloCollaborator: Needs = { scope: 'silo', role: 'collaborator' }
/** Creates images of the silo. Rule: ROLE-2. */
export const siloImageCollaborator: Needs = { scope: 'silo', role: 'collaborator', orLimited: true }
/** Changes the policy of a silo. Rule: ROLE-2. */
export const siloAdmin: Needs = { scope: 'silo', role: 'admin', orFleet: 'collaborator' }

/** Changes the fleet and its policy. Rule: ROLE-2. */
export const fleetAdmin: Needs = { scope: 'fleet', role: 'admin' }
/** Creates silos. Rule: ROLE-2. */
export const fleetCollaborator: Needs = { scope: 'fleet', role: 'collaborator' }

/**
 * The requirement for changing a silo: admin of the silo, or a role in the fleet. Rule: ROLE-2.
 *
 * @param isOwn whether the silo is the user's own: roles on other silos are unknown
 * @param inFleet the sufficient role in the fleet
 */
export const changesSilo = (isOwn: boolean, inFleet: ProjectRole): Needs =>
  isOwn ? { scope: 'silo', role: 'admin', orFleet: inFleet } : { scope: 'fleet', role: inFleet }
