import Router from 'lucide-react/icons/router'
import { noun } from '#features/kit/noun/noun'
import { fleetAdmin } from '#model/needs'

/** The path prefix of all BGP pages. */
export const bgpPath = '/system/networking/bgp'

const help = ['bgp', 'bfd', 'address-lots'] as const

export const bgpPeers = noun({
  one: 'BGP peer',
  many: 'BGP peers',
  paths: {
    list: `${bgpPath}/peers`,
    page: `${bgpPath}/peers/:switchLocation/:bgpPeer`,
    /** The exchanged routes and the last messages. */
    routes: `${bgpPath}/routes`,
    messages: `${bgpPath}/messages`,
  },
  tabs: { list: 'Peers', routes: 'Routes', messages: 'Messages' },
  panels: { page: 'BGP peer' },
  sidebar: { icon: Router, also: [bgpPath], goKey: 'p', counts: true },
  help,
})

/** The sessions with one peer. @param text its IP address, or its interface; undefined for all sessions */
export const bgpPeer = (text: string | undefined) =>
  `${bgpPeers.to.list()}${text === undefined ? '' : `?filter=${encodeURIComponent(text)}`}`

export const bgpConfigs = noun({
  kind: 'bgpConfig',
  one: 'BGP configuration',
  many: 'BGP configurations',
  paths: {
    list: `${bgpPath}/configs`,
    create: `${bgpPath}/configs-new`,
    edit: `${bgpPath}/configs/:bgpConfig/edit`,
  },
  tabs: { list: 'Configurations' },
  panels: { create: 'Create BGP configuration', edit: 'Edit BGP configuration' },
  creates: { create: fleetAdmin },
  help,
})

export const announceSets = noun({
  kind: 'announceSet',
  one: 'announce set',
  many: 'announce sets',
  paths: {
    list: `${bgpPath}/announce-sets`,
    create: `${bgpPath}/announce-sets-new`,
    edit: `${bgpPath}/announce-sets/:announceSet/edit`,
  },
  panels: { create: 'Create announce set', edit: 'Edit announce set' },
  creates: { create: fleetAdmin },
  help,
})
