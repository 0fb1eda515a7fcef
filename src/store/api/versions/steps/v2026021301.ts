import type * as Older from '../generated/v20251008'
import type * as Newer from '../generated/v2026021301'
import type { LoggedEntry } from '#store/model/olderFacts'
import {
  bodyOf,
  eachOf,
  NotOffered,
  pageOf,
  without,
  type Changes,
  type Conversion,
  type Step,
} from '../change'
import {
  ephemeralIpCreate,
  ephemeralIpDetach,
  externalIpCreate,
  floatingIpCreate,
  probeCreate,
  siloIpPool,
} from './addresses'
import { disk, diskAttachment, diskCreate, refuseLocalDisk } from './disks'
import { queryResult } from './histograms'
import {
  instanceInterface,
  interfaceChoice,
  interfaceCreate,
  misreadInterfaceCreate,
  probe,
  refuseTwoAddresses,
  refuseTwoAddressesOfProbe,
} from './interfaces'
import {
  bgpConfig,
  bgpConfigCreate,
  exportedRoutes,
  importedRoutes,
  peerStatuses,
  portSettings,
  portSettingsCreate,
  refuseUnnumbered,
} from './routing'

/** A body without multicast groups. An empty list and null ask for none. */
function noGroups<Body extends { multicastGroups?: readonly unknown[] | null | undefined }>(body: Body) {
  if (body.multicastGroups?.length) throw new NotOffered('This region has no multicast groups.')
  return without(body, 'multicastGroups')
}

const instanceCreate: Conversion<Older.InstanceCreate, Newer.InstanceCreate> = {
  up: (body) => ({
    ...body,
    bootDisk: body.bootDisk && diskAttachment.up(body.bootDisk),
    disks: body.disks?.map(diskAttachment.up),
    externalIps: body.externalIps?.map(externalIpCreate.up),
    networkInterfaces: interfaceChoice.up(body.networkInterfaces),
  }),
  down: (body) => ({
    ...noGroups(body),
    bootDisk: body.bootDisk && diskAttachment.down(body.bootDisk),
    disks: body.disks?.map(diskAttachment.down),
    externalIps: body.externalIps?.map(externalIpCreate.down),
    networkInterfaces: interfaceChoice.down(body.networkInterfaces),
  }),
}

const instanceUpdate: Conversion<Older.InstanceUpdate, Newer.InstanceUpdate> = {
  up: (body) => body,
  down: noGroups,
}

const authMethods: readonly (string | null | undefined)[] = [
  'session_cookie',
  'access_token',
  'scim_token',
] satisfies Newer.AuthMethod[]
const isAuthMethod = (text: string | null | undefined): text is Newer.AuthMethod => authMethods.includes(text)

type Entry = Newer.AuditLogEntry & Pick<LoggedEntry, 'otherAuthMethod'>

/** An entry of the audit log. The older version has any text for the method. */
const auditLogEntry: Conversion<Older.AuditLogEntry, Entry> = {
  up({ authMethod, ...entry }) {
    if (!authMethod) return { ...entry, authMethod: null }
    return isAuthMethod(authMethod)
      ? { ...entry, authMethod }
      : { ...entry, authMethod: null, otherAuthMethod: authMethod }
  },
  down: ({ otherAuthMethod, ...entry }) => ({ ...entry, authMethod: entry.authMethod ?? otherAuthMethod }),
}

const oneDisk = { answer: disk, refuse: refuseLocalDisk }
const diskPage = { answer: pageOf(disk), refuse: eachOf(refuseLocalDisk) }
const oneInterface = { answer: instanceInterface, refuse: refuseTwoAddresses }
const interfacePage = { answer: pageOf(instanceInterface), refuse: eachOf(refuseTwoAddresses) }

const changes: Changes<Older.Operations, Newer.Operations> = {
  auditLogList: { answer: pageOf(auditLogEntry) },

  diskCreate: { request: bodyOf(diskCreate), answer: disk },
  diskList: diskPage,
  diskView: oneDisk,
  instanceDiskAttach: oneDisk,
  instanceDiskDetach: oneDisk,
  instanceDiskList: diskPage,

  instanceCreate: { request: bodyOf(instanceCreate) },
  instanceUpdate: { request: bodyOf(instanceUpdate) },

  instanceNetworkInterfaceCreate: {
    ...oneInterface,
    request: bodyOf(interfaceCreate),
    misread: (request) => ({ ...request, body: misreadInterfaceCreate(request.body) }),
  },
  instanceNetworkInterfaceList: interfacePage,
  instanceNetworkInterfaceUpdate: oneInterface,
  instanceNetworkInterfaceView: oneInterface,
  vpcSubnetListNetworkInterfaces: interfacePage,

  floatingIpCreate: { request: bodyOf(floatingIpCreate) },
  instanceEphemeralIpAttach: { request: bodyOf(ephemeralIpCreate) },
  instanceEphemeralIpDetach: { request: ephemeralIpDetach },

  probeCreate: { request: bodyOf(probeCreate) },
  probeList: { answer: pageOf(probe), refuse: eachOf(refuseTwoAddressesOfProbe) },
  probeView: { answer: probe, refuse: refuseTwoAddressesOfProbe },

  ipPoolList: { answer: pageOf(siloIpPool) },
  ipPoolView: { answer: siloIpPool },
  siloIpPoolList: { answer: pageOf(siloIpPool) },

  networkingBgpConfigCreate: { request: bodyOf(bgpConfigCreate), answer: bgpConfig },
  networkingBgpConfigList: { answer: pageOf(bgpConfig) },
  networkingBgpExported: { answer: exportedRoutes },
  networkingBgpImported: importedRoutes,
  networkingBgpStatus: { answer: peerStatuses },
  networkingSwitchPortSettingsCreate: { request: bodyOf(portSettingsCreate), answer: portSettings },
  networkingSwitchPortSettingsView: { answer: portSettings, refuse: refuseUnnumbered },

  systemTimeseriesQuery: { answer: queryResult },
  timeseriesQuery: { answer: queryResult },
}

export const v2026021301: Step = { since: '2026021301', changes }
