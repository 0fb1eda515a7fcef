import { setup } from 'xstate'
import { lifecycleOf } from './lifecycleOf'

/** Image states. Images have no state on the wire, so a returned image is `ready`. */
export type ImageState = 'creating' | 'ready' | 'faulted' | 'destroyed'
/** The state of any image that the server returns. */
export const SEEN_IMAGE: ImageState = 'ready'
export type ImageCommand = 'command.delete' | 'command.promote' | 'command.demote'

/** Facts of a state, besides the commands it allows. */
type ImageTag =
  /** In transition to another state. */
  | 'transitional'
  /** It has failed: it works no more until someone acts, or the region repairs it. */
  | 'failed'

/** The lifecycle of an image: commands and server reports. Rules: IMG-1, IMG-2. */
export const imageMachine = setup({
  types: {} as { events: { type: ImageCommand | `report.${ImageState}` }; tags: ImageTag },
  actions: { permit: () => {} },
}).createMachine({
  id: 'image',
  initial: 'creating',
  states: {
    creating: { tags: 'transitional', on: { 'report.ready': 'ready', 'report.faulted': 'faulted' } },
    ready: {
      on: {
        'command.delete': 'destroyed',
        'command.promote': { actions: 'permit' },
        'command.demote': { actions: 'permit' },
        'report.faulted': 'faulted',
      },
    },
    faulted: { tags: 'failed', on: { 'command.delete': 'destroyed' } },
    destroyed: { type: 'final' },
  },
})

/** The lifecycle of images. */
export const imageLifecycle = lifecycleOf<ImageState, ImageCommand, ImageTag>(imageMachine, {
  noun: 'images',
  words: { 'command.delete': 'deleted', 'command.promote': 'promoted', 'command.demote': 'demoted' },
})
