import { projectCollaborator } from '#store/model/needs'
import { useRoleReason } from '#features/shared/useRoleReason'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { affinityApi } from '#store/api/resources/affinity'
import type { Instance } from '#store/api/generated/types'
import { ALL_LIMIT } from '#store/model/paging'
import { lazyPart } from '#ui/lazyPart'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import { EmptyState } from '#ui/feedback/EmptyState'
import { instanceGroupColumns } from '#features/affinity/exports/groupColumns'
import { removeFromGroup } from '#features/affinity/commands'
import { mergeGroups, type KindedGroup } from '#features/affinity/exports/groups'
import { LearnAbout } from '#features/help/LearnAbout'
import { CardTable } from '#features/shared/list/CardTable'
import { choiceStatus } from '#features/shared/form/choices'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'

const AddToGroupDialog = lazyPart(async () => (await import('./AddToGroupDialog')).AddToGroupDialog)

const rowKey = ({ group }: KindedGroup) => group.id

/** The groups of an instance, of both kinds. It can be added while stopped, and removed in any state. */
export function GroupsCard({ project, instance }: { project: string; instance: Instance }) {
  const { endpoints } = affinityApi
  const all = { project, limit: ALL_LIMIT }
  const own = { ...all, instance: instance.name }
  const ownApart = endpoints.instanceAntiAffinityGroupList.useQuery(own)
  const ownTogether = endpoints.instanceAffinityGroupList.useQuery(own)
  const apart = endpoints.antiAffinityGroupList.useQuery(all)
  const together = endpoints.affinityGroupList.useQuery(all)
  const mine = useMemo(() => mergeGroups(ownApart.data, ownTogether.data), [ownApart.data, ownTogether.data])
  const groups = useMemo(() => mergeGroups(apart.data, together.data), [apart.data, together.data])
  const others = useMemo(() => {
    const ids = new Set(mine?.map(rowKey))
    return groups?.filter(({ group }) => !ids.has(group.id))
  }, [groups, mine])
  const [adding, setAdding] = useState(false)
  const columns = useMemo(() => instanceGroupColumns(project), [project])
  const commandItems = useCommandItems()
  const menu = useCallback(
    ({ kind, group }: KindedGroup) => [
      copyId(group.id, 'Copy group ID'),
      ...commandItems([removeFromGroup[kind]], { group, instance }),
    ],
    [commandItems, instance],
  )
  const notAllowed = useRoleReason()(projectCollaborator)
  const reason =
    notAllowed ??
    instanceLifecycle.why(instance.runState, 'command.addToAffinityGroup') ??
    (groups?.length === 0 ? 'The project has no affinity groups' : undefined) ??
    (others?.length === 0 ? 'This instance is in every group of the project' : undefined)
  return (
    <Card
      title="Affinity groups"
      actions={
        <>
          <LearnAbout topic="affinity" />
          <Button {...(reason ? { disabledReason: reason } : {})} onClick={() => setAdding(true)}>
            Add to group
          </Button>
        </>
      }
    >
      <CardTable
        label="Affinity groups"
        queries={[ownApart, ownTogether]}
        columns={columns}
        rows={mine}
        rowKey={rowKey}
        nameOf={({ group }) => group.name}
        menu={menu}
        empty={
          <EmptyState
            small
            title="Not in any group"
            body="In a group, an instance runs beside others, or away from them."
          />
        }
      />
      {adding && (
        <Suspense>
          <AddToGroupDialog
            instance={instance}
            groups={others ?? []}
            status={choiceStatus(ownApart, ownTogether, apart, together)}
            onDismiss={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
