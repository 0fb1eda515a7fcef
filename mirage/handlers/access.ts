import { findInProject } from '../lookup'
import { pageOf } from '../pages'
import { handlersOf } from '../region'
import { requireLawful } from './instances'

/** What an instance tells of itself: what its serial port printed, and the keys it was made with. */
export const instanceAccessHandlers = handlersOf({
  instanceSerialConsole({ args, region }) {
    const instance = findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    requireLawful(instance, 'command.openSerialConsole')
    const text = `${instance.hostname} login: `
    return { data: [...new TextEncoder().encode(text)], lastByteOffset: text.length }
  },
  instanceSshPublicKeyList({ args, region }) {
    const instance = findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    return pageOf(region.world.instanceKeys.get(instance.id) ?? [], args)
  },
})
