import { expect, test } from 'vitest'
import { projectSidebar } from '#features/areas/project'
import { settingsSidebar } from '#features/areas/settings'
import { siloSidebar } from '#features/areas/silo'
import { systemSidebar } from '#features/areas/system'
import type { Noun } from '#features/kit/noun/noun'
import { areas } from '#features/nouns'
import { foundKinds } from '#features/palette/find/kinds'
import { projectTabs, siloTabs, systemTabs } from '#features/palette/find/tabs'
import { searchWords } from '#features/palette/find/words'
import { thingKinds } from '#features/take-down/kinds'
import { subjectPages } from '#features/kit/ledger/subjectPages'
import { subjectViews } from '#store/ledger/putRight'
import { nouns, type Kind } from '#store/model/nouns'

// The tables of kinds and of nouns that do not have all of them: one that is missing in a table has its reason here.

const oneCall = 'one call changes it, or deletes it, and has no state in between'
const allOfKind = 'its calls show all of its kind, not one by its id'
const only = 'a region or a silo has one: no id says which'
const noCommand = 'no command is about it'

const named = 'its page has names in its address, or is within the page of another thing'
const fewPeople = 'its page has its id in its address, but is open to few people: its list leads there'
const noPage = 'it has no page of its own'

/** Why a kind is missing in a table. */
interface Missing {
  /** In `subjectViews`: what became of its commands is not asked for once their page was closed. */
  view?: string
  /** In `subjectPages`: no line of the activity leads to its page. */
  byId?: string
}

const missing: Readonly<Record<Kind, Missing>> = {
  user: { view: oneCall, byId: fewPeople },
  group: { view: noCommand, byId: fewPeople },
  identity: { view: oneCall, byId: noPage },
  project: { byId: named },
  instance: {},
  networkInterface: { view: noCommand, byId: named },
  disk: {},
  snapshot: {},
  image: {},
  floatingIp: { byId: named },
  probe: { view: oneCall, byId: named },
  affinityGroup: { view: oneCall, byId: named },
  antiAffinityGroup: { view: oneCall, byId: named },
  vpc: { byId: named },
  firewallRule: { view: allOfKind, byId: noPage },
  subnet: { view: oneCall, byId: named },
  router: { view: oneCall, byId: named },
  route: { view: oneCall, byId: named },
  internetGateway: { view: oneCall, byId: named },
  internetGatewayPart: { view: oneCall, byId: noPage },
  sshKey: { view: oneCall, byId: named },
  accessToken: { view: oneCall, byId: noPage },
  utilization: { view: only, byId: noPage },
  silo: { view: oneCall, byId: named },
  siloPool: { view: oneCall, byId: noPage },
  identityProvider: { view: oneCall, byId: named },
  certificate: { view: oneCall, byId: named },
  ipPool: { view: oneCall, byId: named },
  ipPoolRange: { view: oneCall, byId: noPage },
  rack: { view: noCommand, byId: fewPeople },
  sled: { view: oneCall, byId: fewPeople },
  physicalDisk: { view: noCommand, byId: fewPeople },
  switch: { view: noCommand, byId: fewPeople },
  switchPort: { view: oneCall, byId: named },
  portSettings: { view: oneCall, byId: named },
  addressLot: { view: oneCall, byId: named },
  loopbackAddress: { view: oneCall, byId: noPage },
  bfdSession: { view: allOfKind, byId: named },
  bgpConfig: { view: oneCall, byId: noPage },
  announceSet: { view: oneCall, byId: noPage },
  allowList: { view: only, byId: noPage },
  supportBundle: { byId: fewPeople },
  alertReceiver: { view: oneCall, byId: named },
  alertSubscription: { view: oneCall, byId: noPage },
  webhookSecret: { view: oneCall, byId: noPage },
  webhookDelivery: { view: allOfKind, byId: named },
  targetRelease: { view: only, byId: noPage },
  trustRoot: { view: oneCall, byId: fewPeople },
  timeseries: { view: noCommand, byId: noPage },
}

const kinds = Object.keys(nouns)

/** The kinds with a reason why they are missing in a table. */
const missingIn = (table: keyof Missing) =>
  Object.entries(missing).flatMap(([kind, reasons]) => (reasons[table] === undefined ? [] : [kind]))

test.each([
  ['view', subjectViews],
  ['byId', subjectPages],
] as const)('each kind is in the table %s, or has a reason', (name, table) => {
  expect(kinds.filter((kind) => !Object.hasOwn(table, kind))).toEqual(missingIn(name))
})

/** The nouns that taking down a project does not delete. */
const notTakenDown: Readonly<Record<string, string>> = {
  projectOverview: 'a page about the project, not a record in it',
  projectAccess: 'the policy of the project goes with it',
  deletedThings: 'gone already: the records are those of this browser',
  routerRoutes: 'they go with their router',
}

/** The nouns in the sidebar of a project that quick actions do not find by name. */
const notFound: Readonly<Record<string, string>> = {
  projectOverview: 'a page about the project, not a record in it',
  projectAccess: 'a role has no name',
  affinityGroups: 'few in a project: each list is one more call of a search',
  probes: 'few, and for operators only: each list is one more call of a search',
}

const namesOf = (among: Readonly<Record<string, Noun>>, isThere: (noun: Noun) => boolean) =>
  Object.entries(among).flatMap(([name, noun]) => (isThere(noun) ? [] : [name]))

test('taking down a project knows each noun of a project', () => {
  const known = new Set(Object.values(thingKinds).map(({ words: [one] }) => one))
  expect(namesOf(areas.project, ({ one }) => known.has(one)).toSorted()).toEqual(
    Object.keys(notTakenDown).toSorted(),
  )
})

test('each kind that taking down knows is in a whole', () => {
  const inside = Object.values(thingKinds).flatMap(({ contents = [], keeps = [] }) => [...contents, ...keeps])
  expect(
    Object.keys(thingKinds).filter((kind) => kind !== 'silo' && !inside.some((each) => each === kind)),
  ).toEqual([])
})

test('quick actions find the records of each noun in the sidebar of a project', () => {
  const titles = new Set(foundKinds().map(({ noun: { title } }) => title))
  expect(namesOf(projectSidebar, ({ title }) => titles.has(title)).toSorted()).toEqual(
    Object.keys(notFound).toSorted(),
  )
})

/** The pages in a sidebar, and the tabs, that are found by their own names only. */
const notWorded: Readonly<Record<string, string>> = {}

test('each page in a sidebar, and each tab, is found by further words', () => {
  const pages = {
    ...projectSidebar,
    ...siloSidebar,
    ...systemSidebar,
    ...settingsSidebar,
    ...projectTabs,
    ...siloTabs,
    ...systemTabs,
  }
  expect(Object.keys(pages).filter((name) => !Object.hasOwn(searchWords, name))).toEqual(
    Object.keys(notWorded),
  )
})
