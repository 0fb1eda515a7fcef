import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { floatingIpsApi } from '../../../store/api/floatingIps'
import type { ExternalIp, Instance } from '../../../store/api/generated/types'
import { instancesApi } from '../../../store/api/instances'
import { byKind, ephemeralFault, floatingFault } from '../../../store/model/externalIps'
import { ALL_LIMIT } from '../../../store/model/limits'
import type { MenuItem } from '../../../ui/ActionMenu'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { usePaletteEntries } from '../../app/palette/paletteStore'
import { LearnAbout } from '../../help/LearnAbout'
import { CardTable } from '../../shared/list/CardTable'
import { QueryFailures } from '../../shared/QueryFailures'
import { choiceStatus, missingText } from '../../shared/form/choices'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { detachEphemeralIp, detachFloatingIp } from './commands'
import { externalIpColumns } from './externalIpColumns'

const AttachEphemeralIpDialog = lazy(async () => ({
  default: (await import('./AttachEphemeralIpDialog')).AttachEphemeralIpDialog,
}))
const AttachFloatingIpDialog = lazy(async () => ({
  default: (await import('./AttachFloatingIpDialog')).AttachFloatingIpDialog,
}))

const rowKey = (ip: ExternalIp) => (ip.kind === 'floating' ? ip.id : `${ip.kind} ${ip.ip}`)

/** By which addresses the instance is reached from outside, and by which it reaches out. */
export function ExternalIpsCard({ project, instance }: { project: string; instance: Instance }) {
  const at = { project, instance: instance.name }
  const query = instancesApi.endpoints.instanceExternalIpList.useQuery(at)
  const nics = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)
  const floating = floatingIpsApi.endpoints.floatingIpList.useQuery({ project, limit: ALL_LIMIT })
  const [open, setOpen] = useState<'ephemeral' | 'floating'>()
  const close = () => setOpen(undefined)

  const ips = useMemo(() => query.data && [...query.data.items].sort(byKind), [query.data])
  const free = useMemo(() => (floating.data?.items ?? []).filter((ip) => !ip.instanceId), [floating.data])
  // What is not known is neither a reason of the rules nor leave to go on.
  const unknownIps = missingText(query, 'external IPs')
  const noEphemeral =
    unknownIps ??
    missingText(nics, 'network interfaces') ??
    ephemeralFault(ips ?? [], nics.currentData?.items ?? [])
  const noFloating =
    unknownIps ?? missingText(floating, 'floating IPs') ?? floatingFault(ips ?? [], free.length)
  usePaletteEntries(
    useMemo(
      () => [
        ...(noEphemeral
          ? []
          : [{ label: 'Attach ephemeral IP', group: 'Actions', run: () => setOpen('ephemeral') }]),
        ...(noFloating
          ? []
          : [{ label: 'Attach floating IP', group: 'Actions', run: () => setOpen('floating') }]),
      ],
      [noEphemeral, noFloating],
    ),
  )
  const commandItems = useCommandItems()
  const menu = useCallback(
    (ip: ExternalIp): MenuItem[] => {
      const copyIp = { ...copyId(ip.ip, 'Copy IP address'), key: 'copyIp' }
      if (ip.kind === 'floating')
        return [copyId(ip.id), copyIp, ...commandItems([detachFloatingIp], { instance, ip })]
      if (ip.kind === 'ephemeral') return [copyIp, ...commandItems([detachEphemeralIp], { instance, ip })]
      return [
        copyIp,
        { key: 'detach', label: 'Detach', disabledReason: 'A shared SNAT address cannot be detached' },
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
          <Button
            {...(noEphemeral ? { disabledReason: noEphemeral } : {})}
            onClick={() => setOpen('ephemeral')}
          >
            Attach ephemeral IP
          </Button>
          <Button {...(noFloating ? { disabledReason: noFloating } : {})} onClick={() => setOpen('floating')}>
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
