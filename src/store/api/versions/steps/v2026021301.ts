import type * as Older from '../generated/v20251008'
import type * as Newer from '../generated/v2026021301'
import type { LoggedEntry } from '#model/olderFacts'
import {
  bodyOf,
  forEachRecord,
  NotOfferedError,
  pageConversion,
  without,
  type Changes,
  type Conversion,
  type VersionStep,
} from '../change'
import {
  ephemeralIpCreate,
  ephemeralIpDetach,
  externalIpCreate,
  floatingIpCreate,
  probeCreate,
  siloIpPool,
} from './externalAddresses'
import { disk, diskAttachment, diskCreate, refuseLocalDisk } from './diskBackends'
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
  if (body.multicastGroups?.length) throw new NotOfferedError('This region has no multicast groups.')
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

// Losses, and values assumed in their place

const TYPE = 'An older reader does not see whether a disk is local or read-only.'
const ADDRESS = 'Of two private addresses, an older reader sees that of IPv4.'
const KIND = 'The older version does not say the kind of a pool: IPv4 and unicast are assumed.'
const PATHS = 'An older reader does not see the number of paths.'
const LIFETIME = 'The older version does not say the lifetime of the router of a BGP peer.'
const MARKERS = 'Of the markers of a percentile, its estimate stays.'

const oneDisk = { answer: disk, refuse: refuseLocalDisk, lost: TYPE }
const diskPage = { answer: pageConversion(disk), refuse: forEachRecord(refuseLocalDisk), lost: TYPE }
const oneInterface = { answer: instanceInterface, refuse: refuseTwoAddresses, lost: ADDRESS }
const interfacePage = {
  answer: pageConversion(instanceInterface),
  refuse: forEachRecord(refuseTwoAddresses),
  lost: ADDRESS,
}

const changes: Changes<Older.Operations, Newer.Operations> = {
  auditLogList: {
    answer: pageConversion(auditLogEntry),
    lost: 'The newer version has no place for a method of authentication that it does not list: the console keeps it beside.',
  },

  diskCreate: { request: bodyOf(diskCreate), answer: disk, lost: TYPE },
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

  floatingIpCreate: {
    request: bodyOf(floatingIpCreate),
    lost: 'The pool of an exact address: the newer version finds it by the address.',
  },
  instanceEphemeralIpAttach: { request: bodyOf(ephemeralIpCreate) },
  instanceEphemeralIpDetach: {
    request: ephemeralIpDetach,
    lost: 'The IP version of the address: an older instance has one at most.',
  },

  probeCreate: { request: bodyOf(probeCreate) },
  probeList: {
    answer: pageConversion(probe),
    refuse: forEachRecord(refuseTwoAddressesOfProbe),
    lost: ADDRESS,
  },
  probeView: { answer: probe, refuse: refuseTwoAddressesOfProbe, lost: ADDRESS },

  ipPoolList: { answer: pageConversion(siloIpPool), lost: KIND },
  ipPoolView: { answer: siloIpPool, lost: KIND },
  siloIpPoolList: { answer: pageConversion(siloIpPool), lost: KIND },

  networkingBgpConfigCreate: { request: bodyOf(bgpConfigCreate), answer: bgpConfig, lost: PATHS },
  networkingBgpConfigList: { answer: pageConversion(bgpConfig), lost: PATHS },
  networkingBgpExported: {
    answer: exportedRoutes,
    lost: 'The older version has no IPv6 networks, and does not name the switch: the first one is assumed.',
  },
  networkingBgpImported: importedRoutes,
  networkingBgpStatus: {
    answer: peerStatuses,
    lost: 'The older version has no name for a peer but its address.',
  },
  networkingSwitchPortSettingsCreate: {
    request: bodyOf(portSettingsCreate),
    answer: portSettings,
    lost: LIFETIME,
  },
  networkingSwitchPortSettingsView: { answer: portSettings, refuse: refuseUnnumbered, lost: LIFETIME },

  systemTimeseriesQuery: { answer: queryResult, lost: MARKERS },
  timeseriesQuery: { answer: queryResult, lost: MARKERS },
}

export const v2026021301: VersionStep = { since: '2026021301', changes }
