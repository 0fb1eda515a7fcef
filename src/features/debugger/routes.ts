import type { RouteObject } from 'react-router'
import { titleCrumb } from '#features/routing/crumbs'

/** The machine debugger on a page of its own, outside the frame: it works when the region fails. */
export const machines: RouteObject = {
  path: '_machines',
  handle: titleCrumb('Machines'),
  lazy: { Component: async () => (await import('./MachinesPage')).MachinesPage },
}
