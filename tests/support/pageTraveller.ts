// The traveller inside the page: navigates through the console. `travel.ts` is the part that the tests use.

/** A link of the page. */
export interface FoundLink {
  name: string
  /** Path and query. */
  href: string
  role: string
  /** The landmark it is in: a navigation by name, else `banner`, `dialog`, `main` or nothing. */
  place: string
  /** Opens a dialog rather than a page. */
  opensDialog: boolean
  /** As in {@link Contents}, with its place. */
  line: string
}

/** The parts of a page that a user reads first, as lines of text. */
export interface Contents {
  /** The title of the document. */
  title: string
  /** Each heading with its level, as in `h1 Projects`. */
  headings: string[]
  /** The links by landmark (`main`, `main tab`, `dialog`, a navigation by its name), in the order of the page. */
  links: Record<string, string[]>
}

/** The target of a navigation. */
interface Destination {
  path: string
  /** The title of the document, where it is known. */
  title?: string | undefined
  /** The heading of the page, or of the panel over it, where it is known. */
  heading?: string | undefined
  isPanel?: boolean
}

interface Traveller {
  /** Goes to a path as a link would. */
  goTo(path: string): void
  /** Waits until a page is shown. @returns the missing part when it does not appear */
  arrive(destination: Destination): Promise<string | undefined>
  /** Whether the page, or the panel over it, has the heading. */
  isHeaded(heading: string, isPanel: boolean): boolean
  /** The problems of the present page. */
  problems(): string[]
  links(): FoundLink[]
  contents(): Contents
  /**
   * Follows a link by a double click and navigates back.
   *
   * @param isRoundTrip goes forward and back again
   * @returns the problems on the way
   */
  follow(link: FoundLink, isRoundTrip: boolean): Promise<string[]>
}

declare global {
  interface Window {
    traveller?: Traveller
  }
}

/** Runs in the page. It must not refer to anything else in this file. */
export function installTraveller(): void {
  const LONGEST_MS = 5000
  /** Matches the title of an error element. */
  const errorTitle =
    /^(Something went wrong|Page not found|Action not authorized|Could not (load|find)|There is no )/

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isFocusLost = () => document.activeElement === null || document.activeElement === document.body
  const isLoading = () =>
    document.querySelector('[role=status][aria-label="Loading page"], [aria-busy=true]') !== null
  const hasContent = () => document.querySelector('h1, [role=dialog], [role=alertdialog]') !== null

  /** Waits until a condition holds for a few frames. @returns whether it does */
  async function until(isSo: () => boolean, frames: number, longest = LONGEST_MS): Promise<boolean> {
    const end = performance.now() + longest
    for (let held = 0; held < frames; held = isSo() ? held + 1 : 0) {
      if (performance.now() > end) return false
      await nextFrame()
    }
    return true
  }

  const isHeaded = (heading: string, isPanel: boolean) =>
    [...document.querySelectorAll(isPanel ? '[role=dialog] :is(h1, h2)' : 'h1')].some(
      (element) => nameOf(element) === heading && element.checkVisibility(),
    )

  async function arrive({ path, title, heading, isPanel = false }: Destination) {
    const isThere = () =>
      location.pathname === path &&
      !isLoading() &&
      hasContent() &&
      (title ?? document.title) === document.title &&
      (heading === undefined || isHeaded(heading, isPanel))
    if (await until(isThere, 2)) return undefined
    const now = `${location.pathname}, titled ${document.title}${isLoading() ? ', still loading' : ''}`
    const wanted = title ?? heading
    return `did not arrive at ${path}${wanted === undefined ? '' : `, titled ${wanted}`}; at ${now}`
  }

  function problems() {
    const found: string[] = []
    const shown = [...document.querySelectorAll<HTMLElement>('h1, h2, [role=alert]')]
    for (const { textContent } of shown.filter((element) => element.checkVisibility()))
      if (errorTitle.test(textContent.trim())) found.push(`it says “${textContent.trim().slice(0, 80)}”`)
    if (isFocusLost()) found.push('the focus is lost')
    if (!/\S.* \/ Orrery$/.test(document.title)) found.push(`its title is “${document.title}”`)
    return found
  }

  const placeOf = (link: Element) => {
    const dialog = link.closest('[role=dialog], [role=alertdialog]')
    if (dialog) return 'dialog'
    const navigation = link.closest('nav')
    if (navigation) return navigation.getAttribute('aria-label') ?? 'navigation'
    // Pages have a header inside their main part.
    return link.closest('main') ? 'main' : link.closest('header') ? 'banner' : ''
  }
  const isShown = (element: Element) =>
    element.closest('[inert], [aria-hidden=true]') === null && element.checkVisibility()
  const visible = <Found extends Element>(selector: string) =>
    [...document.querySelectorAll<Found>(selector)].filter(isShown)
  /** Reachable links that lead neither out of the console nor to a part of the page. */
  const reachable = () =>
    visible<HTMLAnchorElement>('a[href]').filter(
      (link) =>
        link.origin === location.origin &&
        link.target === '' &&
        !link.hasAttribute('download') &&
        !link.getAttribute('href')?.startsWith('#'),
    )
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim()
  const placeAndRoleOf = (link: Element) =>
    [placeOf(link) || 'page', link.getAttribute('role') ?? ''].join(' ').trim()
  const textOf = (link: HTMLAnchorElement) => {
    const way = link.target ? ' (in a new tab)' : link.hasAttribute('download') ? ' (as a file)' : ''
    return `${nameOf(link)} → ${link.getAttribute('href')}${way}`
  }
  const described = (link: HTMLAnchorElement) => ({
    name: nameOf(link),
    href: link.pathname + link.search,
    role: link.getAttribute('role') ?? 'link',
    place: placeOf(link),
    opensDialog: link.getAttribute('aria-haspopup') === 'dialog',
    line: `${placeAndRoleOf(link)}: ${textOf(link)}`,
  })

  function contents() {
    const links: Record<string, string[]> = {}
    for (const link of visible<HTMLAnchorElement>('a[href]'))
      (links[placeAndRoleOf(link)] ??= []).push(textOf(link))
    const headings = visible('h1, h2, h3, h4, h5, h6').map((one) => `${one.localName} ${nameOf(one)}`)
    return { title: document.title, headings, links }
  }

  async function clickTwice(link: HTMLElement) {
    // A pointer press focuses the link too.
    link.focus()
    link.click()
    await nextFrame()
    if (link.isConnected) link.click()
  }

  async function followToDialog(link: HTMLElement) {
    const dialogs = () => document.querySelectorAll('[role=dialog]').length
    const before = dialogs()
    await clickTwice(link)
    if (!(await until(() => dialogs() > before && !isLoading(), 2))) return ['it opened no dialog']
    const found = problems()
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    )
    if (!(await until(() => dialogs() === before, 2))) found.push('its dialog does not close on Escape')
    if (!(await until(() => document.activeElement === link, 1))) found.push('the focus does not come back')
    return found
  }

  async function follow(wanted: FoundLink, isRoundTrip: boolean) {
    const same = (link: HTMLAnchorElement) => JSON.stringify(described(link)) === JSON.stringify(wanted)
    const link = reachable().find(same)
    if (!link) return ['it is gone']
    if (wanted.opensDialog) return followToDialog(link)
    const here = { path: location.pathname, title: document.title }
    const there: Destination = { path: link.pathname }
    const found: string[] = []
    const look = async (what: string, destination: Destination) => {
      const missing = await arrive(destination)
      if (missing) found.push(`${what}: ${missing}`)
      // A panel returns the focus a moment after it has closed.
      await until(() => !isFocusLost(), 1, 300)
      found.push(...problems().map((problem) => `${what}: ${problem}`))
    }

    await clickTwice(link)
    // A new title indicates the new page. Some pages share a title.
    if (there.path !== here.path) await until(() => document.title !== here.title, 1, 500)
    await look('clicked twice', there)
    if (there.path === here.path) return found
    if (document.title !== here.title) there.title = document.title
    history.back()
    await look('gone back', here)
    if (!isRoundTrip) return found
    history.forward()
    await look('gone forward', there)
    history.back()
    await look('gone back again', here)
    return found
  }

  window.traveller = {
    goTo: (path) => void window.orrery?.navigate(path),
    arrive,
    isHeaded,
    problems,
    links: () => reachable().map(described),
    contents,
    follow,
  }
}
