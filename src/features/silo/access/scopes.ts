import { projects } from '#features/silo/projects/noun'
import type { PolicyAt } from '#store/api/resources/policies'
import type { Needs } from '#model/needs'
import { MAX_ASSIGNMENTS } from '#model/limits'
import type { HolderType } from '#model/roles'
import { fleetAccess, projectAccess, siloAccess } from './noun'

/** The label of each type of identity. */
export const typeLabels: Readonly<Record<HolderType, string>> = {
  silo_group: 'Group',
  silo_user: 'User',
  role_mapping: 'Role mapping',
}

/** The texts and addresses of the access pages of a scope. */
interface AccessPlace {
  title: string
  context: string
  /** The role required for changes. */
  needs: Needs
  /** Why no role can be added. */
  full: string
  empty: string
  list: string
  add: string
  edit: (identity: string) => string
  /** The target page of a user who may no longer see this one. */
  outside: string
}

const fullOf = (noun: string) => `${noun} can give roles to at most ${MAX_ASSIGNMENTS} users and groups`

/**
 * The texts and paths of a policy's access page. Project, silo and fleet have the same page. That of a project also lists
 * the roles held on the silo; that of the fleet also lists each role that a silo maps to a role of the fleet. The effect
 * of a user's own change on them is shown before it is made, from the effective role before and after.
 */
export function accessPlaceOf(at: PolicyAt): AccessPlace {
  switch (at.scope) {
    case 'project': {
      const { project } = at
      return {
        title: projectAccess.title,
        context: 'Roles on the silo hold here too. The strongest role counts.',
        needs: projectAccess.creates.create,
        full: fullOf('A project'),
        empty: 'Give a user or a group a role, so that they can work in this project.',
        list: projectAccess.to.list({ project }),
        add: projectAccess.to.create({ project }),
        edit: (identity) => projectAccess.to.edit({ project, identity }),
        outside: projects.to.list(),
      }
    }
    case 'silo':
      return {
        title: siloAccess.title,
        context: 'Roles on the silo hold in all its projects. The strongest role counts.',
        needs: siloAccess.creates.create,
        full: fullOf('A silo'),
        empty: 'Give a user or a group a role, so that they can work in this silo.',
        list: siloAccess.to.list(),
        add: siloAccess.to.create(),
        edit: (identity) => siloAccess.to.edit({ identity }),
        outside: projects.to.list(),
      }
    case 'fleet':
      return {
        title: fleetAccess.title,
        context: 'Silos can map their roles to these. The strongest role counts.',
        needs: fleetAccess.creates.create,
        full: fullOf('The fleet'),
        empty: 'Give a user or a group a role, so that they can operate the region.',
        list: fleetAccess.to.list(),
        add: fleetAccess.to.create(),
        edit: (identity) => fleetAccess.to.edit({ identity }),
        outside: projects.to.list(),
      }
  }
}
