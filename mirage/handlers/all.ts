import type { Handlers } from '../region'
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
  ...instanceHandlers,
  ...peopleHandlers,
  ...projectHandlers,
  ...snapshotHandlers,
}
