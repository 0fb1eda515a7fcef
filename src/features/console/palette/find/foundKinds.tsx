import { bgpPeer, bgpPeers } from '#features/system/bgp/noun'
import { disks } from '#features/project/disks/noun'
import { externalSubnets } from '#features/project/external-subnets/noun'
import { floatingIps } from '#features/project/floating-ips/noun'
import { projectImages, siloImages } from '#features/project/images/noun'
import { instances } from '#features/project/instances/noun'
import { physicalDisks, sleds } from '#features/system/inventory/noun'
import { ipPools } from '#features/system/ip-pools/noun'
import type { Noun } from '#features/kit/noun/noun'
import { hardwarePolicyTone, provisionTone } from '#features/kit/lifecycle/regionTones'
import { diskTone, instanceTone, snapshotTone } from '#features/kit/lifecycle/stateTones'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { projects } from '#features/silo/projects/noun'
import { racks } from '#features/system/racks/noun'
import { provisionPolicyOf } from '#features/shared/hardware/provisioning'
import { users } from '#features/silo/silo-settings/users/noun'
import { silos } from '#features/system/silos/noun'
import { snapshots } from '#features/project/snapshots/noun'
import { subnetPools } from '#features/system/subnet-pools/noun'
import { switchPorts } from '#features/system/switches/ports/noun'
import { switches } from '#features/system/switches/noun'
import { vpcs } from '#features/project/vpcs/noun'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { LldpNeighbor, SwitchPort } from '#store/api/generated/types'
import type { Searched, SearchedRow } from '#store/api/resources/search'
import { isOff } from '#model/settings'
import { StateMark, type StateTone } from '#ui/feedback/StateBadge'
import type { Here } from './here'

/** The entry of a record, without what its kind gives. The first of its texts is its id, unless the label is. */
type FoundRecord = Pick<PaletteEntry, 'label' | 'texts' | 'mark'> & { to: string }

/** A noun with a list. */
interface ListedNoun extends Pick<Noun, 'kind' | 'title' | 'feature'> {
  to: { list: { path: string } }
}

/** A kind of records that the search finds. */
interface Kind<List extends string> {
  list: List
  /** Whose heading its records have. */
  noun: ListedNoun
  /** Its list may be that of one project. */
  isOfProject?: true
  /**
   * @param project the project of the list; undefined for lists of the silo and the region
   * @param args those of the call for the list
   */
  entryOf: (row: unknown, project: string | undefined, args: unknown) => FoundRecord | undefined
}

/** A kind whose list the search asks for. */
interface AskedKind extends Kind<Searched> {
  /** Where its list is asked for: records from elsewhere are found in the cache. Operators search the region too. */
  isAskedFrom: (here: Here) => boolean
}

/** A kind that is found in the cache only, by the endpoint of its list. */
interface ReadKind extends Kind<'switchPortList' | 'lldpNeighbors'> {
  isAskedFrom?: never
}

export type FoundKind = AskedKind | ReadKind

const inProject = ({ project }: Here) => project !== undefined
const asOperator = ({ isOperator }: Here) => isOperator
const inSilo = (here: Here) => !here.isInRegion && !inProject(here)
const ofSilo = (here: Here) => !here.isInRegion || here.isOperator

const kind = <List extends Searched>(
  list: List,
  noun: ListedNoun,
  isAskedFrom: AskedKind['isAskedFrom'],
  entryOf: (row: SearchedRow<List>, project: string | undefined) => FoundRecord | undefined,
): AskedKind => ({ list, noun, isAskedFrom, entryOf: entryOf as FoundKind['entryOf'] })

const ofProject = (found: AskedKind): AskedKind => ({ ...found, isOfProject: true })

/** A kind of records of a project, found by name, id and further texts. */
const kindOfProject = <List extends Searched>(
  list: List,
  noun: ListedNoun,
  factsOf: (row: SearchedRow<List>, project: string) => Pick<FoundRecord, 'to' | 'texts' | 'mark'>,
) =>
  ofProject(
    kind(list, noun, inProject, (row, project) => {
      const { name, id } = row as { name: string; id: string }
      if (project === undefined) return undefined
      const { texts = [], ...facts } = factsOf(row, project)
      return { label: name, ...facts, texts: [id, ...texts] }
    }),
  )

const markOf = (lifecycle: Lifecycle, tone: (state: string) => StateTone, state: string) => (
  <StateMark tone={tone(state)} moving={lifecycle.isTransitional(state)} />
)

const imageEntry = ({ id, name, os, version, projectId }: SearchedRow<'imageList'>, project?: string) => {
  const to =
    typeof projectId !== 'string'
      ? siloImages.to.page({ image: name })
      : project === undefined
        ? undefined
        : projectImages.to.page({ project, image: name })
  return to === undefined ? undefined : { label: name, to, texts: [id, `${os} ${version}`] }
}

/** Ports of switches, once a page has read them. */
const ports: ReadKind = {
  list: 'switchPortList',
  noun: switchPorts,
  entryOf(row) {
    const { id, portName, switchSlot, rackId } = row as SwitchPort
    const to = switchPorts.to.page({ rackId, switchLocation: switchSlot, port: portName })
    return { label: `${portName} of ${switchSlot}`, to, texts: [id] }
  },
}

/** The devices at the other ends of ports, once a page has read those of a port: they lead to the port. */
const neighbours: ReadKind = {
  list: 'lldpNeighbors',
  noun: { ...switchPorts, title: 'LLDP neighbours' },
  entryOf(row, _project, args) {
    const { systemName, chassisId, linkName } = row as LldpNeighbor
    const { rackId, switchSlot, port } = args as Record<'rackId' | 'switchSlot' | 'port', string>
    return {
      label: `${systemName ?? chassisId}, ${linkName} at ${port} of ${switchSlot}`,
      to: switchPorts.to.page({ rackId, switchLocation: switchSlot, port }),
      texts: [chassisId],
    }
  },
}

/** The kinds, in the order of the list. */
const kinds: readonly FoundKind[] = [
  kind('projectList', projects, ofSilo, ({ id, name }) => ({
    label: name,
    to: projects.to.page({ project: name }),
    texts: [id],
  })),
  kindOfProject('instanceList', instances, ({ name, hostname, runState }, project) => ({
    to: instances.to.page({ project, instance: name }),
    texts: [hostname],
    mark: markOf(instanceLifecycle, instanceTone, runState),
  })),
  kindOfProject('diskList', disks, ({ name, state }, project) => ({
    to: disks.to.page({ project, disk: name }),
    mark: markOf(diskLifecycle, diskTone, state.state),
  })),
  kindOfProject('snapshotList', snapshots, ({ name, state }, project) => ({
    to: snapshots.to.page({ project, snapshot: name }),
    mark: markOf(snapshotLifecycle, snapshotTone, state),
  })),
  ofProject(kind('imageList', projectImages, ofSilo, imageEntry)),
  kindOfProject('vpcList', vpcs, ({ name, dnsName, ipv6Prefix }, project) => ({
    to: vpcs.to.page({ project, vpc: name }),
    texts: [dnsName, ipv6Prefix],
  })),
  kindOfProject('floatingIpList', floatingIps, ({ name, ip }, project) => ({
    to: floatingIps.to.edit({ project, floatingIp: name }),
    texts: [ip],
  })),
  kindOfProject('externalSubnetList', externalSubnets, ({ name, subnet }, project) => ({
    to: externalSubnets.to.edit({ project, externalSubnet: name }),
    texts: [subnet],
  })),
  kind(
    'userList',
    users,
    (here) => inSilo(here) || asOperator(here),
    ({ id, displayName }) => ({
      label: displayName,
      to: users.to.page({ userId: id }),
      texts: [id],
    }),
  ),
  kind('siloList', silos, asOperator, ({ id, name }) => ({
    label: name,
    to: silos.to.page({ silo: name }),
    texts: [id],
  })),
  kind('rackList', racks, asOperator, ({ id }) => ({ label: id, to: racks.to.page({ rackId: id }) })),
  kind('sledList', sleds, asOperator, ({ id, baseboard, policy }) => {
    const provision = provisionPolicyOf(policy)
    const tone = provision ? provisionTone(provision) : hardwarePolicyTone(policy.kind)
    return {
      label: baseboard.serial,
      to: sleds.to.page({ sledId: id }),
      texts: [id, baseboard.part],
      // Hardware in service has no mark.
      ...(tone === 'well' ? {} : { mark: <StateMark tone={tone} /> }),
    }
  }),
  kind('physicalDiskList', physicalDisks, asOperator, ({ id, serial, model, vendor }) => ({
    label: serial,
    to: physicalDisks.to.page({ diskId: id }),
    texts: [id, `${vendor} ${model}`],
  })),
  kind('switchList', switches, asOperator, ({ id, baseboard }) => ({
    label: baseboard.serial,
    to: switches.to.page({ switchId: id }),
    texts: [id, baseboard.part],
  })),
  kind('systemIpPoolList', ipPools, asOperator, ({ id, name }) => ({
    label: name,
    to: ipPools.to.page({ pool: name }),
    texts: [id],
  })),
  kind('systemSubnetPoolList', subnetPools, asOperator, ({ id, name }) => ({
    label: name,
    to: subnetPools.to.page({ subnetPool: name }),
    texts: [id],
  })),
  kind('networkingBgpStatus', bgpPeers, asOperator, ({ addr, peerId, remoteAsn }) => ({
    label: peerId,
    to: bgpPeer(peerId),
    texts: [addr, `AS${remoteAsn}`],
  })),
  ports,
  neighbours,
]

/** The kinds without those that the installation has switched off. */
export const foundKinds = (): readonly FoundKind[] => kinds.filter(({ noun }) => !isOff(noun.to.list.path))
