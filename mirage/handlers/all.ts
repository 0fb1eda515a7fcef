import type { Handlers } from '../region'
import { instanceAccessHandlers } from './access'
import { accountHandlers } from './account'
import { directoryHandlers } from './directory'
import { diskHandlers } from './disks'
import { externalIpHandlers } from './externalIps'
import { imageHandlers } from './images'
import { instanceCreateHandlers } from './instanceCreate'
import { instanceHandlers } from './instances'
import { ipPoolHandlers } from './ipPools'
import { notYetHandlers } from './notYet'
import { peopleHandlers } from './people'
import { policyHandlers } from './policies'
import { projectHandlers } from './projects'
import { snapshotHandlers } from './snapshots'
import { vpcHandlers } from './vpcs'

/** Every operation of the region. */
export const handlers: Handlers = {
  ...notYetHandlers,
  ...accountHandlers,
  ...directoryHandlers,
  ...diskHandlers,
  ...externalIpHandlers,
  ...imageHandlers,
  ...instanceAccessHandlers,
  ...instanceCreateHandlers,
  ...instanceHandlers,
  ...ipPoolHandlers,
  ...peopleHandlers,
  ...policyHandlers,
  ...projectHandlers,
  ...snapshotHandlers,
  ...vpcHandlers,
}
