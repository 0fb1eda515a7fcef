import { projectCollaborator } from '#store/model/needs'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import type { ExternalIp, Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { byKind, ephemeralError, floatingError } from '#store/model/network/ipKinds'
import { ALL_LIMIT } from '#store/model/paging'
import { lazyPart } from '#ui/lazyPart'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import { EmptyState } from '#ui/feedback/EmptyState'
import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { CardTable } from '#features/kit/list/CardTable'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { choiceStatus, missingText } from '#features/kit/form/choices'
import { copyId, useCommandItems, type RecordItem } from '#features/kit/commands/useCommandItems'
import { detachEphemeralIp, detachInstanceFloatingIp } from './commands'
import { externalIpColumns } from './externalIpColumns'

const AttachEphemeralIpDialog = lazyPart(
  async () => (await import('./AttachIpDialogs')).AttachEphemeralIpDialog,
)
const AttachFloatingIpDialog = lazyPart(
  async () => (await import('./AttachIpDialogs')).AttachFloatingIpDialog,
)

const rowKey = (ip: ExternalIp) => (ip.kind === 'floating' ? ip.id : `${ip.kind} ${ip.ip}`)

/** The external addresses of an instance, inbound and outbound. */
export function ExternalIpsCard({ project, instance }: { project: string; instance: Instance }) {
  const at = { project, instance: instance.name }
  const query = instancesApi.endpoints.instanceExternalIpList.useQuery(at)
  const nics = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)
  const floating = floatingIpsApi.endpoints.floatingIpList.useQuery({ project, limit: ALL_LIMIT })
  const [open, setOpen] = useState<'ephemeral' | 'floating'>()
  const close = () => setOpen(undefined)

  const ips = useMemo(() => query.data && [...query.data.items].sort(byKind), [query.data])
  const free = useMemo(() => (floating.data?.items ?? []).filter((ip) => !ip.instanceId), [floating.data])
  // Missing data neither disables the button nor permits the action.
  const unknownIps = missingText(query, 'external IPs')
  const notAllowed = useRoleReason()(projectCollaborator)
  const noEphemeral =
    notAllowed ??
    unknownIps ??
    missingText(nics, 'network interfaces') ??
    ephemeralError(ips ?? [], nics.currentData?.items ?? [])
  const noFloating =
    notAllowed ?? unknownIps ?? missingText(floating, 'floating IPs') ?? floatingError(ips ?? [], free.length)
  usePaletteEntries(() => [
    ...(noEphemeral
      ? []
      : [{ label: 'Attach ephemeral IP', group: 'Actions', run: () => setOpen('ephemeral') }]),
    ...(noFloating
      ? []
      : [{ label: 'Attach floating IP', group: 'Actions', run: () => setOpen('floating') }]),
  ])
  const commandItems = useCommandItems()
  const menu = useCallback(
    (ip: ExternalIp): RecordItem[] => {
      const copyIp = { ...copyId(ip.ip, 'Copy IP address'), key: 'copyIp' }
      if (ip.kind === 'floating')
        return [copyId(ip.id), copyIp, ...commandItems([detachInstanceFloatingIp], { instance, ip })]
      if (ip.kind === 'ephemeral') return [copyIp, ...commandItems([detachEphemeralIp], { instance, ip })]
      return [
        copyIp,
        {
          kind: 'off',
          key: 'detach',
          label: 'Detach',
          disabledReason: 'A shared SNAT address cannot be detached',
        },
      ]
    },
    [commandItems, instance],
  )
  return (
    <Card
      title="External IPs"
      actions={
        <>
          <LearnAbout topic="external-ips" />
          <Button disabledReason={noEphemeral} onClick={() => setOpen('ephemeral')}>
            Attach ephemeral IP
          </Button>
          <Button disabledReason={noFloating} onClick={() => setOpen('floating')}>
            Attach floating IP
          </Button>
        </>
      }
    >
      <QueryFailures of={[floating]} what="floating IPs" />
      <CardTable
        label="External IPs"
        queries={[query]}
        columns={externalIpColumns}
        rows={ips}
        rowKey={rowKey}
        nameOf={({ ip }) => ip}
        menu={menu}
        empty={
          <EmptyState
            small
            title="No external IPs"
            body="Attach an ephemeral or a floating IP to reach this instance from outside."
          />
        }
      />
      <Suspense>
        {open === 'ephemeral' && <AttachEphemeralIpDialog instance={instance} onDismiss={close} />}
        {open === 'floating' && (
          <AttachFloatingIpDialog
            instance={instance}
            free={free}
            status={choiceStatus(floating)}
            onDismiss={close}
          />
        )}
      </Suspense>
    </Card>
  )
}
