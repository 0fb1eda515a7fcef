import { findInProject } from '../lookup'
import { pageOf } from '../pages'
import { handlersOf } from '../region'
import { requireLawful } from './instances'

/** The keys an instance was made with. */
export const instanceAccessHandlers = handlersOf({
  instanceSshPublicKeyList({ args, region }) {
    const instance = findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    return pageOf(region.world.instanceKeys.get(instance.id) ?? [], args)
  },
})
