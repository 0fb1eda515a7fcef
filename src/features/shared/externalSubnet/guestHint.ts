import { help } from '#features/console/help/noun'

/** The hint that the operating system of the instance has to be set up for an attached external subnet. */
export const GUEST_HINT =
  'The region routes these addresses to the instance. Its operating system has to be set up to use them.'

/** The link of the notice that one is attached. */
export const guestLink = { label: 'Set up the instance', to: help.to.page({ topic: 'external-subnets' }) }
