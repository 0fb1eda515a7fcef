import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { allRoutes as routes } from '#src/allRoutes'
import { diskColumns } from '#features/disks/exports/columns'
import { imageColumns } from '#features/images/columns'
import { probeColumns } from '#features/probes/columns'
import type { RouteHandle } from '#features/routing/crumbs'
import { siloColumns } from '#features/silos/columns'
import { snapshotColumns } from '#features/snapshots/columns'

// The heads that stand there before the code of a list has arrived are those of its columns.

const lists: Record<string, readonly { header: string }[]> = {
  '/images': imageColumns(() => ''),
  '/system/silos': siloColumns,
  '/projects/a/disks': diskColumns('a'),
  '/projects/a/snapshots': snapshotColumns('a'),
  '/projects/a/images': imageColumns(() => ''),
  '/projects/a/probes': probeColumns('a', new Map()),
}

test.each(Object.entries(lists))('%s', (path, columns) => {
  const handles = matchRoutes(routes, path)?.map(({ route }) => route.handle as RouteHandle | undefined)
  const heads = handles?.flatMap((handle) => (handle?.heads ? Object.keys(handle.heads).join() : []))
  expect(heads).toEqual([columns.map(({ header }) => header).join()])
})
