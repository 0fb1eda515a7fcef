import { projectCollaborator } from '#model/needs'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import type { ExternalIp, Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { byKind, ephemeralError, floatingError } from '#model/network/ipKinds'
import { isCut } from '#store/api/wire/nextPage'
import { ALL_LIMIT } from '#model/paging'
import { lazyPart } from '#ui/lazyPart'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
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

type Dialog = 'ephemeral' | 'floating'

/** The buttons of the card, each with the dialog that it opens. */
const attachments: readonly { dialog: Dialog; label: string }[] = [
  { dialog: 'ephemeral', label: 'Attach ephemeral IP' },
  { dialog: 'floating', label: 'Attach floating IP' },
]

/** The queries of the card, its addresses, and why none can be attached of each kind; undefined if one can. */
function useExternalIps(project: string, instance: string) {
  const at = { project, instance }
  const query = instancesApi.endpoints.instanceExternalIpList.useQuery(at)
  const nics = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)
  const floating = floatingIpsApi.endpoints.floatingIpList.useQuery({ project, limit: ALL_LIMIT })
  const ips = useMemo(() => query.data && [...query.data.items].sort(byKind), [query.data])
  const free = useMemo(() => (floating.data?.items ?? []).filter((ip) => !ip.instanceId), [floating.data])
  // Missing data neither disables the button nor permits the action.
  const unknownIps = missingText(query, 'external IPs')
  const notAllowed = useRoleReason()(projectCollaborator)
  const whyNot: Readonly<Record<Dialog, string | undefined>> = {
    ephemeral:
      notAllowed ??
      unknownIps ??
      missingText(nics, 'network interfaces') ??
      ephemeralError(ips ?? [], nics.currentData?.items ?? []),
    floating:
      notAllowed ??
      unknownIps ??
      missingText(floating, 'floating IPs') ??
      // Beyond the end of what was read, another one may be free.
      floatingError(ips ?? [], isCut(floating.data) ? Infinity : free.length),
  }
  return { query, floating, ips, free, whyNot }
}

/** The menu of an address of an instance. */
function useExternalIpMenu(instance: Instance) {
  const commandItems = useCommandItems()
  return useCallback(
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
}

/** The external addresses of an instance, inbound and outbound. */
export function ExternalIpsCard({ project, instance }: { project: string; instance: Instance }) {
  const { query, floating, ips, free, whyNot } = useExternalIps(project, instance.name)
  const [open, setOpen] = useState<Dialog>()
  const close = () => setOpen(undefined)
  const attach = attachments.map(({ dialog, label }) => ({
    label,
    disabledReason: whyNot[dialog],
    run: () => setOpen(dialog),
  }))
  usePaletteEntries(() =>
    attach
      .filter(({ disabledReason }) => !disabledReason)
      .map(({ label, run }) => ({ label, group: 'Actions', run })),
  )
  const menu = useExternalIpMenu(instance)
  return (
    <Card
      title="External IPs"
      actions={
        <>
          <LearnAbout topic="external-ips" />
          {attach.map(({ label, disabledReason, run }) => (
            <Button key={label} disabledReason={disabledReason} onClick={run}>
              {label}
            </Button>
          ))}
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
        empty={{
          title: 'No external IPs',
          body: 'Attach an ephemeral or a floating IP to reach this instance from outside.',
        }}
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
