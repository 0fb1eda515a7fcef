import type { Handlers } from '../region'
import { instanceAccessHandlers } from './access'
import { diskHandlers } from './disks'
import { imageHandlers } from './images'
import { instanceHandlers } from './instances'
import { notYetHandlers } from './notYet'
import { peopleHandlers } from './people'
import { projectHandlers } from './projects'
import { snapshotHandlers } from './snapshots'

/** Every operation of the region. */
export const handlers: Handlers = {
  ...notYetHandlers,
  ...diskHandlers,
  ...imageHandlers,
  ...instanceAccessHandlers,
  ...instanceHandlers,
  ...peopleHandlers,
  ...projectHandlers,
  ...snapshotHandlers,
}
