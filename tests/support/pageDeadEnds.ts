// The search for dead ends inside the page, beside `pageTraveller.ts`. `deadEnds.ts` is the part that the tests use.

interface DeadEndSearch {
  /** Waits until the page or panel is shown, its requests have responses, and it is stable for some frames. */
  settle(isPanel: boolean): Promise<void>
  /**
   * The reasons why the present page is a dead end; empty when it is none.
   *
   * @param hasFrame the page has a frame
   */
  deadEnds(hasFrame: boolean): string[]
  /** Presses retry buttons until there are none, and follows no link. @returns the problems on the way */
  tryAgain(): Promise<string[]>
  /**
   * Leaves an error by its first link or button with a next step; signing out is none, since it ends the search.
   *
   * @returns whether there was an error to leave
   */
  leaveError(): Promise<boolean>
  /** Clicks a link of the page by its path and query. @returns whether the page has it */
  click(href: string): boolean
  /** The values of the form, field by field. */
  typed(): Record<string, string>
}

declare global {
  interface Window {
    deadEndSearch?: DeadEndSearch
  }
}

/** Runs in the page, after the traveller. It must not refer to anything else in this file. */
export function installDeadEndSearch(): void {
  const LONGEST_MS = 10_000
  const QUIET_FRAMES = 4

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const all = (within: ParentNode, selector: string) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
  const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim()

  /** Matches the heading of the error of a page, a tab or a panel. */
  const errorHeading = /^(Something went wrong|Page not found|Action not authorized|Your session has ended)/
  /** Matches error headings without a subject. */
  const unnamed = /^(Something went wrong|Action not authorized)$/

  const isUsable = (control: HTMLElement) =>
    control.getAttribute('aria-disabled') !== 'true' && !control.matches(':disabled')
  const retries = (within: ParentNode) =>
    all(within, 'button').filter((button) => textOf(button) === 'Try again' && isUsable(button))
  const openDialogs = () => all(document, '[role=dialog], [role=alertdialog]')
  /** The present place: the dialog on top, else the page. */
  const here = (): ParentNode => openDialogs().at(-1) ?? document.querySelector('main') ?? document

  const hasErrorHeading = () => all(document, 'h1, h2').some((title) => errorHeading.test(textOf(title)))
  /** A row of a list fetches its own data only while it is in view. */
  const isInView = (element: HTMLElement) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  const pending = () => [
    ...all(document, '[role=status][aria-label^="Loading "], button[aria-busy=true]'),
    // The text is read first: whether each is visible takes longest.
    ...[...document.querySelectorAll<HTMLElement>('td span, dd span')].filter(
      (element) =>
        !element.firstElementChild &&
        textOf(element) === 'loading' &&
        element.checkVisibility() &&
        isInView(element),
    ),
  ]

  async function settle(isPanel = false) {
    let quiet = 0
    const observer = new MutationObserver(() => {
      quiet = 0
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    const end = performance.now() + LONGEST_MS
    while (quiet < QUIET_FRAMES && performance.now() < end) {
      await nextFrame()
      const isThere = !isPanel || openDialogs().length > 0 || hasErrorHeading()
      const isAnswered = !window.callRules?.unanswered() && pending().length === 0
      quiet = isThere && isAnswered ? quiet + 1 : 0
    }
    observer.disconnect()
  }

  function frameErrors() {
    const found: string[] = []
    const banners = [...document.querySelectorAll('header')].filter((header) => !header.closest('main'))
    if (banners.length === 0) found.push('it has no header')
    if (!document.querySelector('nav[aria-label$=" navigation"]')) found.push('it has no sidebar')
    return found
  }

  function headingErrors() {
    const found: string[] = []
    if (all(document, 'h1, [role=dialog], [role=alertdialog]').length === 0) found.push('it has no heading')
    for (const heading of all(document, 'h1, h2').filter((title) => errorHeading.test(textOf(title)))) {
      const says = textOf(heading)
      if (unnamed.test(says)) found.push(`“${says}” does not name what failed`)
      const place = heading.closest('[role=dialog], main') ?? document.body
      const links = all(place, 'a[href]').filter(
        (link) => (link as HTMLAnchorElement).pathname !== location.pathname,
      )
      const isMissing = /^(Page not found|Your session)/.test(says)
      const leadsOn =
        links.length > 0 || (place.matches('[role=dialog]') && all(place, 'button').some(isUsable))
      if (retries(place).length === 0 && !(isMissing && leadsOn)) found.push(`“${says}” has no next step`)
    }
    return found
  }

  function alertErrors() {
    const found: string[] = []
    for (const alert of all(document, '[role=alert]')) {
      const says = textOf(alert)
      if (says === '') continue
      if (says.length < 12) found.push(`“${says}” does not say what failed`)
      const isOfPage = all(alert.closest('[role=dialog], main') ?? alert, 'h1, h2').some((heading) =>
        errorHeading.test(textOf(heading)),
      )
      const isInForm = alert.closest('form, [role=alertdialog]') !== null
      if (!isOfPage && !isInForm && all(alert, 'button, a[href]').filter(isUsable).length === 0)
        found.push(`“${says.slice(0, 80)}” has no next step`)
    }
    return found
  }

  const loadingErrors = () =>
    pending().map((element) => `“${element.ariaLabel ?? textOf(element)}” is never answered`)

  const travelErrors = () =>
    (window.traveller?.problems() ?? ['it cannot be looked at']).filter(
      (fault) => !fault.startsWith('it says'),
    )

  const deadEnds = (hasFrame: boolean) => [
    ...(hasFrame ? frameErrors() : []),
    ...headingErrors(),
    ...alertErrors(),
    ...loadingErrors(),
    ...travelErrors(),
  ]

  async function tryAgain() {
    const found: string[] = []
    for (let [button] = retries(here()); button; [button] = retries(here())) {
      const what = textOf(button.closest('[role=alert], td, dd, [role=dialog], main') ?? document.body)
      const count = retries(here()).length
      const isAnswered = () => !button?.isConnected || !isUsable(button) || retries(here()).length !== count
      button.focus()
      button.click()
      const end = performance.now() + LONGEST_MS
      while (!isAnswered() && performance.now() < end) await nextFrame()
      if (!isAnswered()) return [...found, `trying again does nothing: “${what}”`]
      await settle()
      found.push(...travelErrors().map((fault) => `tried again: ${fault}`))
    }
    return found
  }

  async function leaveError() {
    const heading = all(document, 'h1, h2').find((title) => errorHeading.test(textOf(title)))
    if (!heading) return false
    const place = heading.closest('[role=dialog], main') ?? document.body
    const exits = all(place, place.matches('[role=dialog]') ? 'button' : 'a[href]')
    exits
      .filter(
        (exit) => !/^(Close|Dismiss|Copy|Sign out)/.test(exit.ariaLabel ?? textOf(exit)) && isUsable(exit),
      )[0]
      ?.click()
    await settle()
    return true
  }

  function click(href: string) {
    const links = all(here(), 'a[href]') as HTMLAnchorElement[]
    const link = links.find(({ pathname, search }) => pathname + search === href)
    link?.focus()
    link?.click()
    return link !== undefined
  }

  function typed() {
    const values: Record<string, string> = {}
    const fields = all(here(), 'input, textarea, select') as (HTMLInputElement | HTMLSelectElement)[]
    for (const [index, field] of fields.entries()) {
      const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name
      const isSwitch = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
      values[`${index} ${name.trim()}`] = isSwitch ? String(field.checked) : field.value
    }
    return values
  }

  window.deadEndSearch = { settle, deadEnds, tryAgain, leaveError, click, typed }
}
