import type { HelpTopic } from './topics'

interface Place {
  path: RegExp
  topics: readonly HelpTopic[]
}

/** The help topics by address, the more specific address first. */
const places: readonly Place[] = [
  { path: /^\/system\/metrics/, topics: ['metrics-explorer', 'metrics'] },
  { path: /^\/system\/capacity/, topics: ['capacity', 'utilization', 'inventory'] },
  { path: /^\/system\/inventory/, topics: ['inventory', 'utilization'] },
  { path: /\/affinity/, topics: ['affinity', 'instances'] },
  { path: /\/access(-new|\/|$)/, topics: ['access', 'identity-providers'] },
  { path: /^\/settings\/ssh-keys/, topics: ['ssh-keys', 'instances'] },
  { path: /^\/settings\/access-tokens/, topics: ['access-tokens', 'device-login'] },
  { path: /\/idps/, topics: ['identity-providers', 'signing-in'] },
  { path: /\/networking\/ip-pools/, topics: ['ip-pools', 'external-ips', 'silos'] },
  { path: /\/networking\/(address-lots|loopback)/, topics: ['address-lots', 'ip-pools'] },
  { path: /\/networking\/bfd/, topics: ['bfd', 'address-lots'] },
  { path: /\/networking\/allow-list/, topics: ['allow-list'] },
  { path: /^\/silo\/certificates/, topics: ['certificates', 'silos'] },
  { path: /^\/system\/identities/, topics: ['identity-providers', 'users', 'audit-log'] },
  { path: /^\/silo\/(users|groups)/, topics: ['users', 'access', 'identity-providers'] },
  { path: /\/silos\/[^/]+\/users/, topics: ['users', 'silos', 'access'] },
  { path: /^\/silo\//, topics: ['access-tokens', 'device-login'] },
  { path: /\/silos/, topics: ['silos', 'utilization', 'identity-providers'] },
  { path: /\/utilization/, topics: ['utilization', 'silos'] },
  { path: /\/update/, topics: ['update', 'inventory'] },
  { path: /\/audit-log/, topics: ['audit-log', 'access'] },
  { path: /\/alerts/, topics: ['alerts', 'support-bundles'] },
]

/** The help pages for an address of the console, the most specific first. */
export const topicsAt = (pathname: string): readonly HelpTopic[] =>
  places.find(({ path }) => path.test(pathname))?.topics ?? []
