import { probesApi } from '#store/api/resources/probes'
import { ipPartsOf } from '#model/network/privateIps'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import type { ProbeExternalIp } from '#store/api/generated/types'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { SledLink, useSledSerials } from '#features/shared/hardware/SledLink'
import { useShown } from '#features/kit/queries/gone'
import { idFact } from '#features/kit/detail/recordFacts'
import { probes } from './noun'

export const loader = load(probesApi.endpoints.probeView, ({ project, probe }: At<'project' | 'probe'>) => ({
  project,
  probe,
}))

const LAST_PORT = 65_535

/** The kind of an address, with its ports unless it has all of them. */
export function addressKind({ kind, firstPort, lastPort }: ProbeExternalIp): string {
  const word = kind === 'snat' ? 'SNAT' : kind
  return firstPort > 0 || lastPort < LAST_PORT ? `${word}, ports ${firstPort} to ${lastPort}` : word
}

/** The details of a probe: its location and its addresses. */
export function ProbePanel() {
  const at = useParam('project', 'probe')
  const list = probes.to.list(at)
  const query = probesApi.endpoints.probeView.useQuery(at)
  const { serials } = useSledSerials()
  const probe = useShown(query, list)
  if (!probe) return null
  const { id, name, sled, externalIps, interface: nic } = probe
  return (
    <DetailsPanel
      title={probes.panels.page}
      name={name}
      query={query}
      back={list}
      items={[
        { label: 'Sled', value: <SledLink id={sled} serials={serials} /> },
        {
          label: 'External IPs',
          value: externalIps.length ? (
            externalIps.map((address) => (
              <div key={address.ip}>
                <IdText value={address.ip} /> {addressKind(address)}
              </div>
            ))
          ) : (
            <EmptyCell />
          ),
        },
        ...ipPartsOf(nic.ipConfig).flatMap(({ ip, subnet }, index) => [
          { label: index === 0 ? 'Private IP' : 'Private IPv6', value: <IdText value={ip} /> },
          { label: index === 0 ? 'Subnet' : 'IPv6 subnet', value: <code>{subnet}</code> },
        ]),
        { label: 'MAC address', value: <IdText value={nic.mac} /> },
        { label: 'Virtual network', value: nic.vni },
        idFact(id),
      ]}
    />
  )
}
