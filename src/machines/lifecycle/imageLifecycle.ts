import { setup } from 'xstate'
import { lifecycleOf } from './ask'

/** Image states. Images carry no state on the wire in this era of the API, so an image that answers is `ready`. */
export type ImageState = 'creating' | 'ready' | 'faulted' | 'destroyed'
/** The state of any image the server speaks of. */
export const SEEN_IMAGE: ImageState = 'ready'
export type ImageCommand = 'command.delete' | 'command.promote' | 'command.demote'

/** What an image may do and what the server may say of it. Source: specification §4, backend-behaviour §4.3. */
const imageMachine = setup({
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

/** The law of images. */
export const imageLifecycle = lifecycleOf<ImageState, ImageCommand>(imageMachine, {
  noun: 'images',
  words: { 'command.delete': 'deleted', 'command.promote': 'promoted', 'command.demote': 'demoted' },
})
