import { findInProject } from '../access/lookup'
import { handlersOf } from '../region'
import { pageOf } from '../wire/pages'

/** What an instance tells of itself: the keys it was made with. */
export const instanceAccessHandlers = handlersOf({
  instanceSshPublicKeyList({ args, region }) {
    const instance = findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    return pageOf(region.world.instanceKeys.get(instance.id) ?? [], args)
  },
})
