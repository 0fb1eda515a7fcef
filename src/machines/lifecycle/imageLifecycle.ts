import { setup } from 'xstate'
import { lifecycleOf } from './lifecycleOf'

/** Image states. Images have no state on the wire, so a returned image is `ready`. */
export type ImageState = 'creating' | 'ready' | 'faulted' | 'destroyed'
/** The state of any image that the server returns. */
export const SEEN_IMAGE: ImageState = 'ready'
export type ImageCommand = 'command.delete' | 'command.promote' | 'command.demote'

/** The lifecycle of an image: commands and server reports. Rules: IMG-1, IMG-2. */
export const imageMachine = setup({
  types: {} as { events: { type: ImageCommand | `report.${ImageState}` }; tags: 'transitional' },
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
    faulted: { on: { 'command.delete': 'destroyed' } },
    destroyed: { type: 'final' },
  },
})

/** The lifecycle of images. */
export const imageLifecycle = lifecycleOf<ImageState, ImageCommand>(imageMachine, {
  noun: 'images',
  words: { 'command.delete': 'deleted', 'command.promote': 'promoted', 'command.demote': 'demoted' },
})
