import table from '../tables/image.json'
import { lifecycleFrom } from './ask'

/** Image states. Images have no state on the wire, so a returned image is `ready`. */
export type ImageState = 'creating' | 'ready' | 'faulted' | 'destroyed'
/** The state of any image that the server returns. */
export const SEEN_IMAGE: ImageState = 'ready'
export type ImageCommand = 'command.delete' | 'command.promote' | 'command.demote'

/** Facts of a state, besides the commands it allows. */
export type ImageTag =
  /** In transition to another state. */
  | 'transitional'
  /** It has failed: it works no more until someone acts, or the region repairs it. */
  | 'failed'

/** The lifecycle of images. */
export const imageLifecycle = lifecycleFrom<ImageState, ImageCommand, ImageTag>(table, {
  noun: 'images',
  words: { 'command.delete': 'deleted', 'command.promote': 'promoted', 'command.demote': 'demoted' },
})
