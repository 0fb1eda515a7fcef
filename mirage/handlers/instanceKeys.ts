import { findInProject } from '../access/lookup'
import { handlersOf } from '../region'
import { pageOf } from '../wire/pages'

/** The SSH keys that an instance was created with. */
export const instanceKeyHandlers = handlersOf({
  instanceSshPublicKeyList({ args, region }) {
    const instance = findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    return pageOf(region.world.instanceKeys.get(instance.id)?.keys ?? [], args)
  },
})
