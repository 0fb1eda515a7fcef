import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { allRoutes as routes } from '#src/allRoutes'
import type { RouteHandle } from '#features/routing/crumbs'
import { sshKeyColumns } from '#features/settings/ssh-keys/columns'

// The heads that stand there before the code of a list has arrived are those of its columns.

const lists: Record<string, readonly { header: string }[]> = {
  '/settings/ssh-keys': sshKeyColumns,
}

test.each(Object.entries(lists))('%s', (path, columns) => {
  const handles = matchRoutes(routes, path)?.map(({ route }) => route.handle as RouteHandle | undefined)
  const heads = handles?.flatMap((handle) => (handle?.heads ? Object.keys(handle.heads).join() : []))
  expect(heads).toEqual([columns.map(({ header }) => header).join()])
})
