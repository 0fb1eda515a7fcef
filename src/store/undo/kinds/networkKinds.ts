import { allowListApi } from '#store/api/resources/allowList'
import { firewallApi, type FirewallChange } from '#store/api/resources/firewall'
import { routersApi } from '#store/api/resources/routers'
import type {
  AllowList,
  RouterRoute,
  VpcFirewallRule,
  VpcFirewallRuleUpdate,
} from '#store/api/generated/types'
import type { ApiError } from '#model/apiError'
import { joinFields } from '#model/merge'
import { joinAllowed } from '#model/network/allowedNetwork'
import { hostKey, joinRules, writableRule } from '#model/network/changedRules'
import { protocolText } from '#model/network/protocolText'
import { ALL_LIMIT } from '#model/paging'
import { FRESH, joinOne, placeKind, WRITE, type Called, type SidesOf, type UndoAsk } from '../place'
import { reconciled } from '../reconciled'

// Rules and routes have other ids after they are written or created again: their place is their name in a VPC or router.

interface RulesKey {
  vpc: string
  /** The names that the changed rule had and has. */
  names: readonly string[]
}

interface Rules {
  rules: readonly VpcFirewallRule[]
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

const named = <Item extends { name: string }>(items: readonly Item[], names: readonly string[]) =>
  items.filter(({ name }) => names.includes(name)).toSorted(byName)

const rulesNamed = ({ rules }: Rules, names: readonly string[]) => named(rules, names).map(writableRule)

const list = (items: readonly string[] | null | undefined) =>
  items && items.length > 0 ? items.join(', ') : 'any'

const ruleText = ({ status, action, direction, priority, targets, filters }: VpcFirewallRuleUpdate) =>
  [
    status === 'enabled' ? `${action} ${direction}` : `${action} ${direction} (disabled)`,
    `priority ${priority}`,
    `targets ${list(targets.map(hostKey))}`,
    `hosts ${list(filters.hosts?.map(hostKey))}`,
    `ports ${list(filters.ports)}`,
    `protocols ${list(filters.protocols?.map(protocolText))}`,
  ].join(', ')

const { vpcFirewallRulesView, firewallRuleChange } = firewallApi.endpoints

const firewallRules = placeKind<RulesKey, readonly VpcFirewallRuleUpdate[]>({
  changes: {
    firewallRuleChange: ({ args, answer, replaced }: Called<FirewallChange, Rules, Rules>) => {
      const { change } = args
      const names = [
        ...new Set([
          ...(change.kind === 'add' ? [] : [change.was.name]),
          ...(change.kind === 'remove' ? [] : [change.rule.name]),
        ]),
      ]
      const [some] = [...answer.rules, ...replaced.rules]
      return (
        some && {
          key: { vpc: some.vpcId, names },
          title: `Firewall rule ${names[0] ?? ''}`,
          before: rulesNamed(replaced, names),
          after: rulesNamed(answer, names),
        }
      )
    },
  },
  read: async (ask, { vpc, names }) =>
    rulesNamed(await ask(vpcFirewallRulesView.initiate({ vpc }, FRESH)), names),
  async write(ask, { vpc }, { value, now }) {
    const { add, replace, remove } = reconciled(now, value)
    const changes: readonly FirewallChange['change'][] = [
      ...replace.map(({ was, by: rule }) => ({ kind: 'replace', was, rule }) as const),
      ...remove.map((was) => ({ kind: 'remove', was }) as const),
      ...add.map((rule) => ({ kind: 'add', rule }) as const),
    ]
    for (const change of changes) await ask(firewallRuleChange.initiate({ vpc, change }, WRITE))
  },
  join: joinOne(joinRules),
  partOf: {
    operation: 'vpcFirewallRulesView',
    with: (rules) => ({ rules }),
    in: ({ rules }: { rules: readonly VpcFirewallRuleUpdate[] }) => rules.map(writableRule),
  },
  words: (rules) =>
    rules.flatMap((rule) => [
      { label: rule.name, value: ruleText(rule) },
      { label: `${rule.name}: description`, value: rule.description },
    ]),
})

interface RoutesKey {
  router: string
  names: readonly string[]
}

type Route = Pick<RouterRoute, 'name' | 'description' | 'destination' | 'target'>

const routeOf = ({ name, description, destination, target }: Route): Route => ({
  name,
  description,
  destination,
  target,
})

const routes = routersApi.endpoints
const SEEN_IN = ['vpcRouterRouteView', 'vpcRouterRouteList', 'routerRoutes']

function routeChange(before: RouterRoute | undefined, after: RouterRoute | undefined) {
  const known = before ?? after
  return (
    known && {
      key: {
        router: known.vpcRouterId,
        names: [...new Set([before, after].flatMap((route) => (route ? [route.name] : [])))],
      },
      title: `Route ${known.name}`,
      before: before ? [routeOf(before)] : [],
      after: after ? [routeOf(after)] : [],
    }
  )
}

const routesOf = async (ask: UndoAsk, { router, names }: RoutesKey) =>
  named((await ask(routes.vpcRouterRouteList.initiate({ router, limit: ALL_LIMIT }, FRESH))).items, names)

const endText = (end: RouterRoute['target'] | RouterRoute['destination']) =>
  'value' in end ? `${end.type} ${end.value}` : end.type

const route = placeKind<RoutesKey, readonly Route[]>({
  changes: {
    vpcRouterRouteCreate: ({ answer }: Called<unknown, RouterRoute>) => routeChange(undefined, answer),
    vpcRouterRouteUpdate: ({ answer, replaced }: Called<unknown, RouterRoute, RouterRoute>) =>
      routeChange(replaced, answer),
    vpcRouterRouteDelete: ({ args, cached }: Called<{ route: string }>) =>
      routeChange(cached.record<RouterRoute>(SEEN_IN, args.route), undefined),
  },
  read: async (ask, key) => (await routesOf(ask, key)).map(routeOf),
  async write(ask, key, { value, now }) {
    const present = await routesOf(ask, key)
    const idOf = ({ name }: Route): string => {
      const found = present.find((each) => each.name === name)
      if (found) return found.id
      throw { statusCode: 409, message: `${name} has changed meanwhile` } satisfies ApiError
    }
    const { add, replace, remove } = reconciled(now, value)
    for (const { was, by } of replace)
      await ask(routes.vpcRouterRouteUpdate.initiate({ route: idOf(was), was, body: by }, WRITE))
    for (const each of remove) await ask(routes.vpcRouterRouteDelete.initiate({ route: idOf(each) }, WRITE))
    for (const body of add)
      await ask(routes.vpcRouterRouteCreate.initiate({ router: key.router, body }, WRITE))
  },
  join: joinOne((sides: SidesOf<Route>, insists) => joinFields(sides, { insists })),
  partOf: {
    operation: 'vpcRouterRouteList',
    with: (items) => ({ items }),
    in: ({ items }: { items: readonly Route[] }) => items.map(routeOf),
  },
  words: (found) =>
    found.flatMap(({ name, description, destination, target }) => [
      { label: name, value: `${endText(destination)} to ${endText(target)}` },
      { label: `${name}: description`, value: description },
    ]),
})

type Allowed = AllowList['allowedIps']
const { networkingAllowListView, networkingAllowListUpdate } = allowListApi.endpoints

const allowList = placeKind<object, Allowed>({
  changes: {
    networkingAllowListUpdate: ({ answer, replaced }: Called<unknown, AllowList, AllowList>) => ({
      key: {},
      title: 'Allow list',
      before: replaced.allowedIps,
      after: answer.allowedIps,
    }),
  },
  read: async (ask) => (await ask(networkingAllowListView.initiate({}, FRESH))).allowedIps,
  write: (ask, _, { value, now }) =>
    ask(networkingAllowListUpdate.initiate({ was: { allowedIps: now }, body: { allowedIps: value } }, WRITE)),
  join: ({ was, mine, theirs }) => joinAllowed(was, mine, theirs) as Allowed | undefined,
  partOf: {
    operation: 'networkingAllowListView',
    with: (allowedIps) => ({ allowedIps }),
    in: ({ allowedIps }: Pick<AllowList, 'allowedIps'>) => allowedIps,
  },
  words: (value) => [
    {
      label: 'Allowed',
      value: value.allow === 'any' ? 'Any address' : list(value.ips),
    },
  ],
})

export const networkKinds = { firewallRules, route, allowList }
