import { useCallback, useMemo } from 'react'
import { Link, Outlet } from 'react-router'
import { paths } from '../../paths'
import { MAX_ASSIGNMENTS } from '../../store/model/limits'
import type { AccessRow } from '../../store/model/roles'
import { Button } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { usePaletteEntries } from '../app/palette/paletteStore'
import { LinkButton } from '../shared/LinkButton'
import { QueryFailures } from '../shared/QueryFailures'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { useLeaveWhenGone } from '../shared/useLeaveWhenGone'
import { useParam } from '../shared/useParam'
import { accessColumns } from './columns'
import { elsewhere, removeAccess } from './commands'
import { useProjectAccess } from './useProjectAccess'
import { INHERITANCE } from './words'
import { PageHelp } from '../help/PageHelp'

const rowKey = (row: AccessRow) => row.id

/** Who may do what in the project, by its own policy and by the silo's. The panels open over it. */
export function ProjectAccessPage() {
  const { project } = useParam('project')
  const { at, policy, queries, assignments, rows, lossBy } = useProjectAccess(project)
  // Whoever gives up their last role here does not see the project any more.
  useLeaveWhenGone(policy, paths.projects())
  const toNew = paths.projectAccessNew({ project })
  const isFull = (assignments?.length ?? 0) >= MAX_ASSIGNMENTS
  usePaletteEntries(
    useMemo(
      () => (isFull ? [] : [{ label: 'Add user or group', group: 'Actions', to: toNew }]),
      [isFull, toNew],
    ),
  )
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
  const add = isFull ? (
    <Button disabledReason={`A project can give roles to at most ${MAX_ASSIGNMENTS} users and groups`}>
      Add user or group
    </Button>
  ) : (
    <LinkButton tone="primary" to={toNew} preventScrollReset>
      Add user or group
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Project access"
        context={INHERITANCE}
        actions={
          <>
            <PageHelp />
            {add}
          </>
        }
      />
      <QueryFailures of={queries} what="project access" />
      {rows?.length === 0 ? (
        <EmptyState
          title="No authorized users"
          body="Give a user or a group a role, so that they can work in this project."
          action={
            <>
              <PageHelp text />
              {add}
            </>
          }
        />
      ) : (
        <DataTable label="Project access" columns={accessColumns} rows={rows} rowKey={rowKey} menu={menu} />
      )}
      <Outlet />
    </>
  )
}
