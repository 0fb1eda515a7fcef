import type { Params, RouteObject } from 'react-router'
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel, paramLabel, tab } from '#features/routing/routeParts'

const allPools: WayOn = { label: 'All IP pools', to: paths.ipPools }
const poolsCrumb = crumb('IP pools', allPools.to)
const ofPool = (path: (pool: string) => string) => (params: Params) => path(params['pool'] ?? '')

/** IP pools of the region, their ranges and linked silos. Operators only. */
export const ipPools: RouteObject[] = [
  page({
    handle: poolsCrumb,
    Component: async () => (await import('./IpPoolsPage')).IpPoolsPage,
    loader: async () => (await import('./loaders')).ipPoolsLoader,
    loads: loadsAll('IP pools'),
    children: [
      { path: 'networking/ip-pools', element: null },
      panel('networking/ip-pools-new', 'Create IP pool', {
        Component: async () => (await import('./CreateIpPoolForm')).CreateIpPoolForm,
      }),
    ],
  }),
  {
    path: 'networking/ip-pools-service',
    handle: poolsCrumb,
    children: [
      page({
        handle: crumb('Service pool', morePaths.servicePool),
        Component: async () => (await import('./ServicePoolPage')).ServicePoolPage,
        loader: async () => (await import('./loaders')).servicePoolLoader,
        loads: loadsAll('the pool of the region’s services'),
        children: [
          { index: true, element: null },
          panel('ranges-add', 'Add IP range', {
            Component: async () => (await import('./AddServiceRangeForm')).AddServiceRangeForm,
          }),
        ],
      }),
    ],
  },
  {
    path: 'networking/ip-pools/:pool',
    handle: poolsCrumb,
    children: [
      page({
        handle: crumb(paramLabel('pool'), ofPool(paths.ipPool)),
        Component: async () => (await import('./IpPoolPage')).IpPoolPage,
        loader: async () => (await import('./loaders')).ipPoolLoader,
        loads: loadsOne('IP pool', 'pool', undefined, allPools),
        children: [
          tab({
            Component: async () => (await import('./RangesTab')).RangesTab,
            loader: async () => (await import('./loaders')).rangesLoader,
            loads: loadsAll('IP ranges'),
            children: [
              { index: true, element: null },
              panel('edit', 'Edit IP pool', {
                Component: async () => (await import('./EditIpPoolForm')).EditIpPoolForm,
              }),
              panel('ranges-add', 'Add IP range', {
                Component: async () => (await import('./AddRangeForm')).AddRangeForm,
                loader: async () => (await import('./loaders')).ownRangesLoader,
                loads: loadsAll('IP ranges'),
              }),
            ],
          }),
          tab({
            path: 'silos',
            handle: crumb('Linked silos', ofPool(paths.ipPoolSilos)),
            Component: async () => (await import('./LinkedSilosTab')).LinkedSilosTab,
            loader: async () => (await import('./loaders')).linkedSilosLoader,
            loads: loadsAll('linked silos'),
          }),
        ],
      }),
    ],
  },
]
