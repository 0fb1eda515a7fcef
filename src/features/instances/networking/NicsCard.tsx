import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { instanceLifecycle } from '../../../machines/lifecycle/instanceLifecycle'
import { paths } from '../../../paths'
import type { Instance, InstanceNetworkInterface } from '../../../store/api/generated/types'
import { instancesApi } from '../../../store/api/instances'
import { MAX_NICS } from '../../../store/model/limits'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { usePaletteEntries } from '../../app/palette/paletteStore'
import { LearnAbout } from '../../help/LearnAbout'
import { LinkButton } from '../../shared/LinkButton'
import { CardTable } from '../../shared/list/CardTable'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { deleteNic, makePrimary } from './commands'
import { nicColumns } from './nicColumns'

const rowKey = (nic: InstanceNetworkInterface) => nic.id

/** The interfaces by which the instance stands in its VPC. They change while it rests. */
export function NicsCard({ project, instance }: { project: string; instance: Instance }) {
  const at = { project, instance: instance.name }
  const query = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)
  const nics = query.data?.items
  const count = nics?.length ?? 0
  const unlawful = instanceLifecycle.why(instance.runState, 'command.updateNic')
  const reason =
    unlawful ??
    (count >= MAX_NICS ? `An instance can have at most ${MAX_NICS} network interfaces` : undefined)
  const toNew = paths.instanceNicNew({ project, instance: instance.name })
  usePaletteEntries(
    useMemo(
      () => (reason ? [] : [{ label: 'Add network interface', group: 'Actions', to: toNew }]),
      [reason, toNew],
    ),
  )
  const columns = useMemo(() => nicColumns(project), [project])
  const commandItems = useCommandItems()
  const menu = useCallback(
    (nic: InstanceNetworkInterface) => {
      const edit = { key: 'edit', label: 'Edit' }
      const toEdit = paths.instanceNicEdit({ project, instance: instance.name, nic: nic.name })
      return [
        copyId(nic.id),
        ...commandItems([makePrimary], { instance, nic, count }),
        unlawful
          ? { ...edit, disabledReason: unlawful }
          : { ...edit, link: <Link to={toEdit} preventScrollReset /> },
        ...commandItems([deleteNic], { instance, nic, count }),
      ]
    },
    [commandItems, instance, project, unlawful, count],
  )
  return (
    <Card
      title="Network interfaces"
      actions={
        <>
          <LearnAbout topic="network-interfaces" />
          {reason ? (
            <Button disabledReason={reason}>Add network interface</Button>
          ) : (
            <LinkButton to={toNew} preventScrollReset>
              Add network interface
            </LinkButton>
          )}
        </>
      }
    >
      <CardTable
        label="Network interfaces"
        queries={[query]}
        columns={columns}
        rows={nics}
        rowKey={rowKey}
        menu={menu}
        empty={
          <EmptyState
            small
            title="No network interfaces"
            body="Without an interface this instance is reached by nobody, and reaches nothing."
          />
        }
      />
    </Card>
  )
}
