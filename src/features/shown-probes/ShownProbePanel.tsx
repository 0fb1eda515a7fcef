import { shownProbesApi } from '#store/api/resources/shownProbes'
import { ipPartsOf } from '#store/model/network/privateIps'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import type { ProbeExternalIp } from '#store/api/generated/types'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { SledLink, useSledSerials } from '#features/shared/hardware/SledLink'
import { useShown } from '#features/kit/queries/gone'
import { shortIdFact } from '#features/shared/ShortId'
import { shownProbes } from './noun'

export const loader = load(
  shownProbesApi.endpoints.shownProbeView,
  ({ project, shownProbe }: At<'project' | 'shownProbe'>) => ({
    project,
    probe: shownProbe,
  }),
)

const LAST_PORT = 65_535

/** The kind of an address, with its ports unless it has all of them. */
function shownAddressKind({ kind, firstPort, lastPort }: ProbeExternalIp): string {
  const word = kind === 'snat' ? 'SNAT' : kind
  return firstPort > 0 || lastPort < LAST_PORT ? `${word}, ports ${firstPort} to ${lastPort}` : word
}

/** The details of a probe: its location and its addresses. */
export function ShownProbePanel() {
  const at = useParam('project', 'shownProbe')
  const list = shownProbes.to.list(at)
  const query = shownProbesApi.endpoints.shownProbeView.useQuery({
    project: at.project,
    probe: at.shownProbe,
  })
  const { serials } = useSledSerials()
  const probe = useShown(query, list)
  if (!probe) return null
  const { id, name, sled, externalIps, interface: nic } = probe
  return (
    <DetailsPanel
      title={shownProbes.panels.page}
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
                <IdText value={address.ip} /> {shownAddressKind(address)}
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
        shortIdFact(id),
      ]}
    />
  )
}
