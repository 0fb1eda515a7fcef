import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { Provider } from 'react-redux'
import {
  createMemoryRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from 'react-router'
import { afterAll, beforeAll, vi } from 'vitest'
import { failNext } from '#mirage/wire/faultInjection'
import { describeError } from '#features/kit/routes/errors/describeError'
import type { Loads } from '#features/kit/routes/errors/loads'
import { storeContext } from '#features/kit/routing/load'
import { LinkRouter, type LinkProps } from '#features/kit/routing/Link'
import { allRoutes } from '#features/app/allRoutes'
import { api } from '#store/api/api'
import type { OperationName } from '#store/api/generated/operationTypes'
import { meApi } from '#store/api/resources/me'
import type { Version } from '#store/api/versions/generated/shipped'
import { PAGE_SIZES } from '#model/paging'
import type { RecordItem } from '#features/kit/commands/useCommandItems'
import { heldRoles } from '#features/kit/roles/useHeldRoles'
import { pageSizePicked } from '#store/slices/preferences'
import { makeStore, type AppStore } from '#store/store'
import * as actionMenu from '#ui/actions/ActionMenu'
import * as sidePanel from '#ui/overlays/SidePanel'
import { attribute, named, partsOf, partWithId, readMarkup, textBefore, textOf, type Part } from './markup'
import { actsOf, watchForms, type Acts, type OpenForms } from './pageActs'
import { settle, allAnswered } from './pageQueries'
import { ORIGIN, startRegion, type TestMock } from './region'

// Renders a page without a browser: its loaders run against a region in this process, and its first render is
// read as text. Changes by effects, events or sizes are missing, and so are dialogs. A panel stands in its page. A menu
// is the list of entries that it would open with. `pageActs.ts` sends forms and runs commands.

/** The first render of a page. */
interface PageText {
  /** The text of the page, with one space between its parts. */
  text: string
  /** The heading of the page. */
  heading: string
  /** The title of the error that the page, its tab or the panel over it shows; undefined for none. */
  failure: string | undefined
  /** The rows of the table of that name, without its head. @throws when the page has none */
  rows(table: string): readonly string[]
  /** The rows of each table by its name, without its head. */
  tables(): Readonly<Record<string, readonly string[]>>
  /** The text of the region (a card, say) of that name. @throws when the page has none */
  region(name: string): string
  /**
   * The reason why the first button of that name is disabled, or its other description.
   *
   * @throws when there is none
   */
  described(button: string): string | undefined
  /** The names of the tabs of the page; none for a page without tabs. */
  tabs(): readonly string[]
  /** The submit button of the form; undefined for a page without a form. */
  submit(): SubmitText | undefined
  /** The address of the first link of that name; undefined for none. */
  link(name: string): string | undefined
  /**
   * The text of the panel over the page: its title, its fields with their hints, its buttons.
   *
   * @throws when no panel is open
   */
  panel(): string
  /**
   * The menu of the first row with that text, or else that of the button of that name.
   *
   * @throws when the page has none
   */
  menu(name: string): MenuText
  /** Whether a link of that menu leads on without scrolling to the top. @throws when the menu has none of that label */
  keepsPlace(name: string, label: string): boolean
  /** What the first form of the page, or of the panel over it, checks and sends. @throws when there is none */
  form(): Acts['form']
  /** A command of the menu that {@link menu} finds, with its question. @throws when the menu has none of that label */
  command(name: string, label: string): ReturnType<Acts['command']>
  /** Another page of the same console, with what that has read so far. */
  go(path: string): Promise<PageText>
  /** The same page once the calls are answered that its parts make when they show, such as names in cells. */
  settled(): Promise<PageText>
  /** The same page of the same console, once that has asked again who is signed in. */
  afterSignIn(): Promise<PageText>
  /** The texts of the notices so far, the oldest first. */
  notices(): readonly string[]
}

/** The submit button of a form: its label, why it is disabled, and whether the form says that before its fields. */
interface SubmitText {
  label: string
  reason: string | undefined
  isSaid: boolean
}

/** The entries of a menu in their order: each label with the reason why it is disabled, if it is. */
type MenuText = Readonly<Record<string, string | undefined>>

type Items = Parameters<typeof actionMenu.ActionMenu>[0]['items']

/** The entries of the menus that are rendered, each at the place that its mark in the page names. */
const menus: Items[] = []

/** Adds a mark after the button of each menu. The entries are built when a test reads them. */
function markMenus() {
  const { ActionMenu } = actionMenu
  const spy = vi.spyOn(actionMenu, 'ActionMenu')
  spy.mockImplementation((props) => (
    <>
      <ActionMenu {...props} />
      <data value={menus.push(props.items) - 1} />
    </>
  ))
  return () => spy.mockRestore()
}

const itemsIn = (items: Items) => (typeof items === 'function' ? items() : items)

const menuText = (items: Items): MenuText =>
  Object.fromEntries(itemsIn(items).map(({ label, disabledReason }) => [label, disabledReason]))

/** Draws a panel in its page: without a browser, nothing is drawn beside it. */
function openPanels() {
  const spy = vi.spyOn(sidePanel, 'SidePanel')
  spy.mockImplementation(({ title, name, subtitle, footer, children }) => (
    <dialog aria-label={title}>
      {title} {name} {subtitle} {children} {footer}
    </dialog>
  ))
  return () => spy.mockRestore()
}

/** A copy of the tree for another router: a router deletes the `lazy` parts that it has loaded. */
const ownTree = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.map(
    (route) =>
      ({
        ...route,
        ...(typeof route.lazy === 'object' ? { lazy: { ...route.lazy } } : {}),
        ...(route.children ? { children: ownTree(route.children) } : {}),
      }) as RouteObject,
  )

/** The routes to each address that was opened: a router of all routes takes as long as the page. */
const branches = new Map<string, readonly RouteObject[]>()

/** The routes that lead to an address, each with the next one as its only child. */
function branchTo(path: string): readonly RouteObject[] {
  const known = branches.get(path)
  if (known) return known
  const branch = (matchRoutes(allRoutes, path) ?? []).reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, ...(children.length > 0 ? { children } : {}) } as RouteObject],
    [],
  )
  branches.set(path, branch)
  return branch
}

/** The title of the error of the outermost route that has one, which is the one that is shown. */
function failureOf({ state: { errors, matches } }: ReturnType<typeof createMemoryRouter>) {
  const failed = matches.find(({ route }) => errors && route.id in errors)
  if (!failed) return undefined
  const { props } = failed.route.errorElement as ReactElement<{ loads?: Loads }>
  const { label, title } = describeError(errors?.[failed.route.id], props.loads, failed.params)
  return label ? `${label}: ${title}` : title
}

/** The text that describes a button; undefined for none. */
function descriptionIn(page: Part, button: Part): string | undefined {
  const id = attribute(button, 'aria-describedby')
  return id && textOf(partWithId(page, id))
}

const rowsOf = (table: Part) => partsOf(table, 'tr').map(textOf).slice(1)

/** The stores of the opened pages, which may still be used. */
const stores: AppStore[] = []

function open(path: string, apiVersion: Version): Promise<PageText> {
  const store = makeStore({ origin: ORIGIN, apiVersion })
  stores.push(store)
  // Only effects fetch more pages, so a list is its first page.
  store.dispatch(pageSizePicked(Math.max(...PAGE_SIZES)))
  return openIn(store, path)
}

/** A router that has loaded an address. A redirect leads to routes that the address itself does not need. */
async function arrive(store: AppStore, path: string, routes = branchTo(path)) {
  const router = createMemoryRouter(ownTree(routes), {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
  })
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  const { pathname, search } = router.state.location
  if (routes === allRoutes || path.split('#')[0] === pathname + search) return router
  router.dispose()
  return arrive(store, path, allRoutes)
}

async function openIn(store: AppStore, path: string, isSettled = false): Promise<PageText> {
  const forms: OpenForms = { forms: [], choices: new Map() }
  const router = await arrive(store, path)
  // Some loaders start requests that the page does not wait for; the roles are fetched once it shows.
  const answered = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  await answered()
  ;(await heldRoles.load()).policiesAhead(store, router.state.matches.at(-1)?.params['project'])
  await answered()
  const draw = async () => {
    const { prelude } = await prerender(
      <Provider store={store}>
        <LinkRouter value={router}>
          <RouterProvider router={router} useTransitions={false} />
        </LinkRouter>
      </Provider>,
      // A part whose code is fetched on demand stands in its place, whatever its size.
      { progressiveChunkSize: Infinity },
    )
    return new Response(prelude).text()
  }
  if (isSettled) await settle(store, draw)
  const unwatch = watchForms(forms)
  const page = readMarkup(await draw().finally(unwatch))
  router.dispose()
  const acts = actsOf(store, page, forms)
  function entriesOf(name: string) {
    const row = partsOf(page, 'tr').find((one) => partsOf(one).some((part) => part.contents.includes(name)))
    const parts = partsOf(row ?? page)
    const from = row ? 0 : parts.findIndex((one) => attribute(one, 'aria-label') === name)
    const mark = from < 0 ? undefined : parts.slice(from).find((one) => one.tag === 'data')
    const items = mark && menus[Number(attribute(mark, 'value'))]
    if (!items) throw new Error(`${path} has no menu ${name}`)
    return items
  }
  return {
    text: textOf(page),
    heading: textOf(partsOf(page, 'h1')[0]),
    failure: failureOf(router),
    tables: () =>
      Object.fromEntries(
        partsOf(page, 'table').map((table) => [attribute(table, 'aria-label') ?? '', rowsOf(table)]),
      ),
    rows(name) {
      const table = partsOf(page, 'table').find((one) => attribute(one, 'aria-label') === name)
      if (!table) throw new Error(`${path} has no table ${name}`)
      return rowsOf(table)
    },
    region(name) {
      const isNamed = (one: Part) =>
        attribute(one, 'aria-label') === name ||
        partWithId(page, attribute(one, 'aria-labelledby'))?.contents[0] === name
      const region = partsOf(page, 'section').find(isNamed)
      if (!region) throw new Error(`${path} has no region ${name}`)
      return textOf(region)
    },
    described(name) {
      const button = named(page, 'button', name)
      if (!button) throw new Error(`${path} has no button ${name}`)
      return descriptionIn(page, button)
    },
    tabs: () =>
      partsOf(page, 'a')
        .filter((link) => attribute(link, 'role') === 'tab')
        .map(textOf),
    submit() {
      // The button of a form is outside of it, and names it.
      const button = partsOf(page, 'button').find((one) => attribute(one, 'form') !== undefined)
      if (button === undefined) return undefined
      const reason = descriptionIn(page, button)
      // The first field after the form begins; the notice of a form that fills a page is above it.
      const parts = partsOf(page)
      const form = parts.findIndex((one) => attribute(one, 'id') === attribute(button, 'form'))
      const field = parts.slice(form).find(({ tag }) => ['input', 'select', 'textarea'].includes(tag))
      const isSaid = field !== undefined && textBefore(page, field).includes(`${reason}.`)
      return { label: textOf(button), reason, isSaid }
    },
    link: (name) => {
      const link = named(page, 'a', name)
      return link && attribute(link, 'href')
    },
    panel() {
      const [panel] = partsOf(page, 'dialog')
      if (panel === undefined) throw new Error(`${path} has no panel`)
      return textOf(panel)
    },
    menu: (name) => menuText(entriesOf(name)),
    keepsPlace(name, label) {
      const item = itemsIn(entriesOf(name)).find((one) => one.label === label)
      if (item?.kind !== 'link') throw new Error(`the menu ${name} has no link ${label}`)
      return (item.link.props as LinkProps).preventScrollReset === true
    },
    form: () => acts.form,
    command(name, label) {
      // Menus with commands are those of records.
      const items = itemsIn(entriesOf(name)) as readonly RecordItem[]
      const item = items.find((one) => one.label === label)
      if (item?.kind !== 'command' || !('command' in item.runs))
        throw new Error(`the menu ${name} has no command ${label}`)
      return acts.command(item.runs)
    },
    go: async (to) => {
      await allAnswered(store)
      return openIn(store, to)
    },
    settled: () => openIn(store, path, true),
    afterSignIn: async () => {
      await store.dispatch(
        meApi.endpoints.currentUserView.initiate({}, { forceRefetch: true, subscribe: false }),
      )
      return openIn(store, path)
    },
    notices: acts.notices,
  }
}

/** Writes nothing to the console during the tests of the file: refusals are, and navigations that need effects. */
export function quietConsole() {
  const restore: (() => void)[] = []
  beforeAll(() => {
    for (const level of ['error', 'info', 'warn', 'log'] as const) {
      const spy = vi.spyOn(console, level).mockReturnValue()
      restore.push(() => spy.mockRestore())
    }
  })
  afterAll(() => {
    for (const undo of restore.splice(0)) undo()
  })
}

/**
 * Pages of one region for all tests of the file, or of the `describe` around the call: tests that only read.
 *
 * @param options of the region
 * @param prepare changes the world before the first page
 */
export function setupPages(
  options: Parameters<typeof startRegion>[0],
  prepare?: (region: TestMock['region']) => void,
) {
  let mock: TestMock | undefined
  const opened = new Map<string, Promise<PageText>>()
  const restore: (() => void)[] = []
  beforeAll(() => {
    mock = startRegion(options)
    prepare?.(mock.region)
    restore.push(markMenus(), openPanels())
    vi.stubGlobal('location', new URL(ORIGIN))
  })
  afterAll(() => {
    mock?.stop()
    for (const undo of restore.splice(0)) undo()
    for (const store of stores.splice(0)) store.parts.dispose()
    menus.length = 0
    opened.clear()
  })
  const region = () => {
    if (!mock) throw new Error('the region exists only while tests run')
    return mock.region
  }
  return {
    /** Opens a page in a new console. Each address is opened once, and then cached. */
    open(path: string) {
      const page = opened.get(path) ?? open(path, region().api)
      opened.set(path, page)
      return page
    },
    /** Opens a page in a new console, for tests that change the region's responses. Its menus are not kept. */
    async openAgain(path: string) {
      const kept = menus.length
      const page = await open(path, region().api)
      menus.length = kept
      return page
    },
    /** Opens a page in a console of its own, with its menus, for tests that change the region. */
    begin: (path: string) => open(path, region().api),
    /** Opens a page while each request of an operation fails, or of each of several. */
    async openWhile(failing: OperationName | readonly OperationName[], path: string) {
      const { faults } = region()
      const operations = [failing].flat()
      for (const operation of operations) failNext(faults, operation, Infinity)
      try {
        return await open(path, region().api)
      } finally {
        for (const operation of operations) failNext(faults, operation, 0)
      }
    },
    /** Opens a page and waits for the calls of its parts, while each request of an operation fails. */
    async settledWhile(failing: OperationName, path: string) {
      const { faults } = region()
      failNext(faults, failing, Infinity)
      try {
        return await (await open(path, region().api)).settled()
      } finally {
        failNext(faults, failing, 0)
      }
    },
    /** The region of the pages. @throws outside of tests */
    get region() {
      return region()
    },
  }
}
