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

const ofRegion = 'it is in no project, VPC or silo'
const withOuter = 'it goes with what it is in'
const figures = 'figures, not records'

/** Why a kind is missing in a table. */
interface Missing {
  /** In `subjectViews`: what became of its commands is not asked for once their page was closed. */
  view?: string
  /** In `subjectPages`: no line of the activity leads to its page. */
  byId?: string
  /** In `thingKinds`: it is not deleted with a project, a VPC or a silo. */
  takenDown?: string
  /** In the search of quick actions, though it is in the sidebar of a project. */
  found?: string
}

const missing: Readonly<Partial<Record<Kind, Missing>>> = {
  user: { view: oneCall, byId: fewPeople },
  group: { view: noCommand, byId: fewPeople },
  identity: { view: oneCall, byId: noPage, takenDown: withOuter },
  project: { byId: named },
  networkInterface: { view: noCommand, byId: named },
  floatingIp: { byId: named },
  probe: {
    view: oneCall,
    byId: named,
    found: 'few, and for operators only: each list is one more call of a search',
  },
  affinityGroup: {
    view: oneCall,
    byId: named,
    found: 'few in a project: each list is one more call of a search',
  },
  antiAffinityGroup: { view: oneCall, byId: named },
  vpc: { byId: named },
  firewallRule: { view: allOfKind, byId: noPage },
  subnet: { view: oneCall, byId: named },
  router: { view: oneCall, byId: named },
  route: { view: oneCall, byId: named, takenDown: withOuter },
  internetGateway: { view: oneCall, byId: named },
  internetGatewayPart: { view: oneCall, byId: noPage, takenDown: withOuter },
  sshKey: { view: oneCall, byId: named, takenDown: withOuter },
  accessToken: { view: oneCall, byId: noPage, takenDown: withOuter },
  utilization: { view: only, byId: noPage, takenDown: figures },
  silo: { view: oneCall, byId: named },
  siloPool: { view: oneCall, byId: noPage },
  identityProvider: { view: oneCall, byId: named },
  certificate: { view: oneCall, byId: named },
  ipPool: { view: oneCall, byId: named, takenDown: ofRegion },
  ipPoolRange: { view: oneCall, byId: noPage, takenDown: ofRegion },
  rack: { view: noCommand, byId: fewPeople, takenDown: ofRegion },
  sled: { view: oneCall, byId: fewPeople, takenDown: ofRegion },
  physicalDisk: { view: noCommand, byId: fewPeople, takenDown: ofRegion },
  switch: { view: noCommand, byId: fewPeople, takenDown: ofRegion },
  switchPort: { view: oneCall, byId: named, takenDown: ofRegion },
  portSettings: { view: oneCall, byId: named, takenDown: ofRegion },
  addressLot: { view: oneCall, byId: named, takenDown: ofRegion },
  loopbackAddress: { view: oneCall, byId: noPage, takenDown: ofRegion },
  bfdSession: { view: allOfKind, byId: named, takenDown: ofRegion },
  bgpConfig: { view: oneCall, byId: noPage, takenDown: ofRegion },
  announceSet: { view: oneCall, byId: noPage, takenDown: ofRegion },
  allowList: { view: only, byId: noPage, takenDown: ofRegion },
  supportBundle: { byId: fewPeople, takenDown: ofRegion },
  alertReceiver: { view: oneCall, byId: named, takenDown: ofRegion },
  alertSubscription: { view: oneCall, byId: noPage, takenDown: ofRegion },
  webhookSecret: { view: oneCall, byId: noPage, takenDown: ofRegion },
  webhookDelivery: { view: allOfKind, byId: named, takenDown: ofRegion },
  targetRelease: { view: only, byId: noPage, takenDown: ofRegion },
  trustRoot: { view: oneCall, byId: fewPeople, takenDown: ofRegion },
  timeseries: { view: noCommand, byId: noPage, takenDown: figures },
}

const kinds = Object.keys(nouns)

/** The kinds with a reason why they are missing in a table. */
const missingIn = (table: keyof Missing) =>
  Object.entries(missing).flatMap(([kind, reasons]) => (reasons[table] === undefined ? [] : [kind]))

/** The kinds of nouns. */
const kindsIn = (among: Readonly<Record<string, Noun>>) =>
  Object.values(among).flatMap(({ kind }) => kind ?? [])

/** The nouns of a project without a kind. */
const ofNoKind: Readonly<Record<string, string>> = {
  projectOverview: 'a page about the project, not a record in it',
  projectAccess: 'a role has no name, and the policy of the project goes with it',
  deletedThings: 'gone already: the records are those of this browser',
}

test('each noun of a project has a kind, or has a reason', () => {
  const without = Object.entries(areas.project).filter(([, noun]) => noun.kind === undefined)
  expect(without.map(([name]) => name)).toEqual(Object.keys(ofNoKind))
})

test.each([
  ['view', subjectViews],
  ['byId', subjectPages],
  ['takenDown', thingKinds],
] as const)('each kind is in the table %s, or has a reason', (name, table) => {
  expect(kinds.filter((kind) => !Object.hasOwn(table, kind))).toEqual(missingIn(name))
})

/** The nouns with a form that creates one whose role they do not say, so that quick actions do not offer it. */
const notCreated: Readonly<Record<string, string>> = {
  identityProviders: 'the silo decides which role',
  usersOfSilo: 'the silo decides which role',
}

const namesOf = (among: Readonly<Record<string, Noun>>, isThere: (noun: Noun) => boolean) =>
  Object.entries(among).flatMap(([name, noun]) => (isThere(noun) ? [] : [name]))

test('each kind with an address by its id is in the table of such pages', () => {
  const withAddress = Object.values(areas)
    .flatMap((area): readonly Noun[] => Object.values(area))
    .flatMap(({ kind, to }) => ('byId' in to ? (kind ?? []) : []))
  expect(withAddress.toSorted()).toEqual(Object.keys(subjectPages).toSorted())
})

test('each kind that taking down knows is in a whole', () => {
  const inside = Object.values(thingKinds).flatMap(({ contents = [], keeps = [] }) => [...contents, ...keeps])
  expect(
    Object.keys(thingKinds).filter((kind) => kind !== 'silo' && !inside.some((each) => each === kind)),
  ).toEqual([])
})

test('quick actions find the records of each kind in the sidebar of a project, or have a reason', () => {
  const inSidebar = kindsIn(projectSidebar)
  const found = new Set(foundKinds().map(({ noun: { kind } }) => kind))
  expect(inSidebar.filter((kind) => !found.has(kind)).toSorted()).toEqual(missingIn('found').toSorted())
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

test('each noun with a form that creates one says which role it takes, or has a reason', () => {
  const all: Readonly<Record<string, Noun>> = Object.assign({}, ...Object.values(areas))
  expect(
    namesOf(all, ({ to, creates }) => !to['create'] || creates['create'] !== undefined).toSorted(),
  ).toEqual(Object.keys(notCreated).toSorted())
})

test('each form that creates one has a title: of its panel, or of its page', () => {
  const without = Object.values(areas)
    .flatMap((area) => Object.entries<Noun>(area))
    .flatMap(([name, { creates, panels, forms }]) =>
      Object.keys(creates).flatMap((form) =>
        (panels[form] === undefined) === (forms[form] === undefined) ? [`${name}.${form}`] : [],
      ),
    )
  expect(without).toEqual([])
})
