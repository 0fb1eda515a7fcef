import { useCallback } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { MAX_ASSIGNMENTS } from '../../store/model/limits'
import type { AccessRow } from '../../store/model/roles'
import { ListPage } from '../shared/list/ListPage'
import { useWholeList } from '../shared/list/useWholeList'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { useLeaveWhenGone } from '../shared/useLeaveWhenGone'
import { useParam } from '../shared/useParam'
import { accessColumns } from './columns'
import { elsewhere, removeAccess } from './commands'
import { accessFacets } from './facets'
import { useProjectAccess } from './useProjectAccess'
import { INHERITANCE } from './words'

const rowKey = (row: AccessRow) => row.id
const nameOf = (row: AccessRow) => row.name
const textOf = (row: AccessRow) => [row.name, { id: row.id }]
const full = `A project can give roles to at most ${MAX_ASSIGNMENTS} users and groups`

/** Who may do what in the project, by its own policy and by the silo's. The panels open over it. */
export function ProjectAccessPage() {
  const { project } = useParam('project')
  const { at, policy, queries, assignments, rows, lossBy } = useProjectAccess(project)
  // Whoever gives up their last role here does not see the project any more.
  useLeaveWhenGone(policy, paths.projects())
  const list = useWholeList({
    nouns: ['user or group', 'users and groups'],
    rows,
    queries,
    columns: accessColumns,
    facets: accessFacets,
    rowKey,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (row: AccessRow) => {
      const access = { at, row, loss: lossBy({ kind: 'remove', identityId: row.id }) }
      const reason = elsewhere(access)
      const change = { key: 'change', label: 'Change role' }
      return [
        copyId(row.id),
        reason
          ? { ...change, disabledReason: reason }
          : {
              ...change,
              link: <Link to={paths.projectAccessEdit({ project, identity: row.id })} preventScrollReset />,
            },
        ...commandItems([removeAccess], access),
      ]
    },
    [commandItems, project, at, lossBy],
  )
  return (
    <ListPage
      title="Project access"
      context={INHERITANCE}
      list={list}
      menu={menu}
      create={{
        label: 'Add user or group',
        to: paths.projectAccessNew({ project }),
        disabledReason: (assignments?.length ?? 0) >= MAX_ASSIGNMENTS ? full : undefined,
      }}
      empty={{
        title: 'No authorized users',
        body: 'Give a user or a group a role, so that they can work in this project.',
      }}
    />
  )
}
