import { setup } from 'xstate'
import type { ImageState, ImageCommand, ImageTag } from './imageLifecycle'

/**
 * The lifecycle of an image: commands and server reports. Only a project image can be promoted; it then belongs to the
 * silo. Only a silo image can be demoted; it then belongs to the named project. Either sets `time_modified` and needs a
 * free name at the new place. Promoting needs collaborator on the project and on the silo; demoting needs collaborator
 * on the silo and admin on the project. Rule: IMG-1.
 */
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
