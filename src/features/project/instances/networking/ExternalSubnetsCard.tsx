import { Suspense, useCallback, useMemo, useState } from 'react'
import type { ExternalSubnet, Instance } from '#store/api/generated/types'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { isCut } from '#store/api/wire/nextPage'
import { projectCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { lazyPart } from '#ui/lazyPart'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { CardTable } from '#features/kit/list/CardTable'
import { descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { choiceStatus, missingText } from '#features/kit/form/choices'
import { copyId, useCommandItems, type RecordItem } from '#features/kit/commands/useCommandItems'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { takesNone } from '#features/shared/externalSubnet/attachable'
import { GUEST_HINT } from '#features/shared/externalSubnet/guestHint'
import { externalSubnets } from '#features/project/external-subnets/noun'
import { SubnetPoolName } from '#features/shared/externalSubnet/SubnetPoolName'
import { detachInstanceExternalSubnet } from './commands'
import styles from './CardText.module.css'

const AttachExternalSubnetDialog = lazyPart(
  async () => (await import('./AttachExternalSubnetDialog')).AttachExternalSubnetDialog,
)

const rowKey = ({ id }: ExternalSubnet) => id
const nameOf = ({ name }: ExternalSubnet) => name

const columnsOf = (project: string): readonly Column<ExternalSubnet>[] => [
  nameColumn(({ name }) => externalSubnets.to.edit({ project, externalSubnet: name })),
  { id: 'subnet', header: 'Subnet', isPlain: true, cell: ({ subnet }) => <IdText value={subnet} /> },
  {
    id: 'pool',
    header: 'Subnet pool',
    cell: ({ subnetPoolId }) => <SubnetPoolName id={subnetPoolId} />,
  },
  descriptionColumn,
]

/** The external subnets of an instance, where the region has them. */
export function ExternalSubnetsCard({ project, instance }: { project: string; instance: Instance }) {
  const query = externalSubnetsApi.endpoints.instanceExternalSubnetList.useQuery({
    project,
    instance: instance.name,
  })
  const all = externalSubnetsApi.endpoints.externalSubnetList.useQuery({ project, limit: ALL_LIMIT })
  const attached = query.data?.items
  const free = useMemo(() => (all.data?.items ?? []).filter(({ instanceId }) => !instanceId), [all.data])
  const reason =
    useRoleReason()(projectCollaborator) ??
    // Missing data neither disables the button nor permits the action.
    missingText(query, 'external subnets') ??
    takesNone(instance, attached?.length ?? 0) ??
    missingText(all, 'external subnets') ??
    // Beyond the end of what was read, another one may be free.
    (free.length === 0 && !isCut(all.data) ? 'The project has no external subnet that is free' : undefined)
  const [isAttaching, setAttaching] = useState(false)
  const attach = { label: 'Attach external subnet', run: () => setAttaching(true) }
  usePaletteEntries(() => (reason ? [] : [{ ...attach, group: 'Actions' }]))
  const commandItems = useCommandItems()
  const menu = useCallback(
    (externalSubnet: ExternalSubnet): RecordItem[] => [
      copyId(externalSubnet.id),
      { ...copyId(externalSubnet.subnet, 'Copy subnet'), key: 'copySubnet' },
      ...commandItems([detachInstanceExternalSubnet], { instance, externalSubnet }),
    ],
    [commandItems, instance],
  )
  return (
    <Card
      title="External subnets"
      actions={
        <>
          <LearnAbout topic="external-subnets" />
          <Button disabledReason={reason} onClick={attach.run}>
            {attach.label}
          </Button>
        </>
      }
    >
      <QueryFailures of={[all]} what="the external subnets of the project" />
      <CardTable
        label="External subnets"
        queries={[query]}
        columns={useMemo(() => columnsOf(project), [project])}
        rows={attached}
        rowKey={rowKey}
        nameOf={nameOf}
        menu={menu}
        empty={{
          title: 'No external subnets',
          body: 'Attach one, so that a block of addresses leads to this instance.',
        }}
      />
      {attached && attached.length > 0 && <p className={`${styles.words} ${styles.below}`}>{GUEST_HINT}</p>}
      {isAttaching && (
        <Suspense>
          <AttachExternalSubnetDialog
            project={project}
            instance={instance}
            free={free}
            status={choiceStatus(all)}
            onDismiss={() => setAttaching(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
