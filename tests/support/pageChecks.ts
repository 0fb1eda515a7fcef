// The checks of the present page that apply to any content. They run in the page; `looks.ts` uses them.

interface PageChecks {
  /** The overflow of the page, and each control that is cut off. */
  cutControls(): string[]
  /** Each text that is cut, or larger than its box. */
  cutTexts(): string[]
  /** Each table and row of tabs whose first text is not aligned with the page's title. */
  strayEdges(): string[]
  /** Chosen items that look like the others. */
  hiddenChoices(): string[]
  /**
   * Hides rows of each table that add nothing to the checks: those that differ from an earlier row only in their
   * texts, or all but the first few; behind a dialog, all but the first.
   */
  showRows(which: 'all' | 'of each kind' | 'the first'): void
  /** The controls that the keyboard reaches before the link that skips to the content. */
  beforeSkipLink(): string[]
  /** Whether a part of the page has a list with a chosen item. */
  hasChoice(within: string): boolean
  /** Starts to record the focus. @param within the part that counts; the whole page if it is undefined */
  beginWalk(within?: string): void
  /** The number of controls that the focus has not reached yet, and the number of its stops. */
  walked(): { left: number; stops: number }
  /** Ends the record. @returns each control that the focus did not reach, and each that did not show it */
  endWalk(): string[]
  /** The lists that the arrow keys move through, by name. */
  lists(): { tabLists: string[]; menus: string[] }
  /** Waits until the page has rendered. */
  drawn(): Promise<void>
  /** The declarations of each class in a style sheet, and how many rules it had, as `pageStructure.ts` has read them. */
  declarations: WeakMap<CSSStyleSheet, { rules: number; styles: ReadonlyMap<string, string> }>
}

declare global {
  interface Window {
    checks?: PageChecks
  }
}

/** Runs in the page. It must not refer to anything else in this file. */
export function installChecks(): void {
  const controlNames =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], ' +
    '[role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=combobox], [role=tab], [role=slider]'

  const described = (element: Element) => {
    const labelled = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const label = element.getAttribute('aria-label') ?? (labelled ?? element).textContent
    const name = label.trim().replace(/\s+/g, ' ').slice(0, 50)
    return `${element.getAttribute('role') ?? element.localName} “${name}”`
  }
  const isUsable = (element: Element) =>
    element.closest('[inert], [aria-hidden=true]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  const controls = () => [...document.querySelectorAll<HTMLElement>(controlNames)].filter(isUsable)
  const isRadio = (control: Element): control is HTMLInputElement =>
    control instanceof HTMLInputElement && control.type === 'radio'
  /** Visually hidden: for screen readers, or until it has the focus. */
  const isUnseen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1 || getComputedStyle(element).clipPath !== 'none'
  }

  /** The styles and boxes around the controls, each read once. */
  const boxOf = (element: HTMLElement) => {
    const { overflowX, textOverflow, position } = getComputedStyle(element)
    return { overflowX, textOverflow, position, box: element.getBoundingClientRect() }
  }

  /**
   * The element that cuts a control off: the window, or an ancestor that neither scrolls nor shows an ellipsis.
   *
   * @param known the boxes that were read already
   */
  function cutBy(
    control: HTMLElement,
    known: Map<HTMLElement, ReturnType<typeof boxOf>>,
  ): string | undefined {
    const { left, right } = control.getBoundingClientRect()
    for (
      let around = control.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const read = known.get(around) ?? boxOf(around)
      known.set(around, read)
      const { overflowX, textOverflow, position, box } = read
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return undefined
      const isOver = left < box.left - 1 || right > box.right + 1
      if (isOver && (overflowX === 'hidden' || overflowX === 'clip')) return described(around)
      if (position === 'fixed') break
    }
    return left < -1 || right > innerWidth + 1 ? 'the window' : undefined
  }

  function cutControls() {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`)
    const known = new Map<HTMLElement, ReturnType<typeof boxOf>>()
    for (const control of controls()) {
      if (isUnseen(control)) continue
      const by = cutBy(control, known)
      if (by !== undefined) found.push(`${described(control)} is cut off by ${by}`)
    }
    return found
  }

  function cutTexts() {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`)
    const withText = new Set<HTMLElement>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.parentElement && (text.textContent ?? '').trim() !== '') withText.add(text.parentElement)
    withText.delete(document.body)
    for (const element of withText) {
      // Over the word of an empty value stands a dash.
      if (element.matches('[data-empty]')) continue
      const style = getComputedStyle(element)
      if (style.visibility !== 'visible' || isUnseen(element)) continue
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip'
      // An ellipsis is allowed, because a tooltip has the full text.
      const saysSo = style.textOverflow === 'ellipsis'
      // Content taller than its box overlaps its neighbours or is cut.
      const isTooLow = element.scrollHeight > element.clientHeight + 2 && style.display !== 'inline'
      const isTooNarrow = clips && !saysSo && element.scrollWidth > element.clientWidth + 1
      if (isTooLow || isTooNarrow)
        found.push(
          `${described(element)}: ${element.scrollWidth}×${element.scrollHeight} in ${element.clientWidth}×${element.clientHeight}`,
        )
    }
    return found
  }

  /** The left edge of the text of an element. */
  function textStart(element: Element): number | undefined {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!text) return undefined
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getBoundingClientRect().left
  }

  function strayEdges() {
    const title = document.querySelector('main h1')
    const edge = title && isUsable(title) ? textStart(title) : undefined
    if (edge === undefined) return []
    const firsts = 'main [role=tablist] > :first-child, main table thead th:first-child'
    return [...document.querySelectorAll(firsts)].flatMap((first) => {
      // In a form, a figure or a card, content is aligned with its frame.
      if (!isUsable(first) || isUnseen(first) || first.closest('form, figure, li')) return []
      const start = textStart(first)
      // Further away, it is a separate column.
      const isAside = start === undefined || Math.abs(start - edge) > 48
      if (isAside || Math.abs(start - edge) <= 1) return []
      return [`${described(first)} begins ${Math.round(start - edge)} px from the title's edge`]
    })
  }

  /** The visible border, background and text of an element and its ancestors up to its list. */
  function looksOf(start: Element) {
    const seen: string[] = []
    // The option of a radio button is drawn by the element around its invisible input.
    for (let part: Element | null = start, depth = 0; part && depth < 3; part = part.parentElement, depth++) {
      const style = getComputedStyle(part)
      seen.push(
        [
          style.color,
          style.backgroundColor,
          `${style.borderBottomWidth} ${style.borderBottomColor}`,
          `${style.borderLeftWidth} ${style.borderLeftColor}`,
          `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`,
          style.textDecorationLine,
        ].join('; '),
      )
    }
    return seen.join(' | ')
  }

  /** Lists with one chosen item, each with its selector. The last breadcrumb is the present page, no choice. */
  const choices: readonly [list: string, item: string, chosen: string][] = [
    ['[role=tablist]', '[role=tab]', '[aria-selected=true]'],
    ['nav:not([aria-label=Breadcrumbs])', 'a', '[aria-current=page]'],
    ['fieldset, [role=radiogroup], [role=group]', 'input[type=radio]', ':checked'],
  ]

  function hiddenChoices() {
    const found: string[] = []
    for (const [list, item, chosen] of choices)
      for (const place of document.querySelectorAll(list)) {
        if (!isUsable(place)) continue
        const items = [...place.querySelectorAll(item)].filter((one) => one.closest(list) === place)
        const picked = items.find((one) => one.matches(chosen))
        const other = items.find((one) => !one.matches(chosen))
        // The browser itself draws a visible radio button.
        if (!picked || !other || (isRadio(picked) && !isUnseen(picked))) continue
        if (looksOf(picked) === looksOf(other))
          found.push(`${described(place)}: what is chosen looks like ${described(other)}`)
      }
    return found
  }

  /** The kind of a row without its texts: its elements with their classes, roles and attributes. */
  const kindOf = (row: Element) =>
    [row, ...row.querySelectorAll('*')]
      .map(
        (element) =>
          element.localName +
          [...element.attributes]
            .map(({ name, value }) => (/^(class|role|type|aria-disabled)$/.test(name) ? value : name))
            .join(),
      )
      .join()

  /**
   * Shows or hides a row. Scripts find nothing in a hidden one: axe, which reads the style of each element and whether it
   * can be scrolled, would spend most of its time in rows that have neither size nor place.
   */
  function show(row: HTMLElement, isShown: boolean) {
    // Each change of the attribute, even to the same value, would make the browser look at the row again.
    if (row.hidden === isShown) row.hidden = !isShown
    for (const list of ['childNodes', 'children'])
      if (isShown) Reflect.deleteProperty(row, list)
      else Object.defineProperty(row, list, { configurable: true, value: [] })
  }

  const isHiddenRow = (node: Node) => node instanceof HTMLTableRowElement && node.hidden

  /** Walks past the hidden rows, or through them as usual. */
  function walkPastHiddenRows(isSo: boolean) {
    Reflect.deleteProperty(document, 'createTreeWalker')
    if (!isSo) return
    const walker = document.createTreeWalker.bind(document)
    const passes = (node: Node) => (isHiddenRow(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT)
    document.createTreeWalker = (root, whatToShow, filter) =>
      walker(root, whatToShow, whatToShow === NodeFilter.SHOW_ELEMENT ? (filter ?? passes) : filter)
  }

  function showRows(which: 'all' | 'of each kind' | 'the first') {
    const panel = document.querySelector('[role=dialog]')
    for (const body of document.querySelectorAll('tbody')) {
      const rows = [...body.children] as HTMLElement[]
      const isBehind = panel !== null && !panel.contains(body)
      const kinds = new Set<string>()
      for (const [index, row] of rows.entries()) {
        let isShown = which === 'all' || index < (isBehind ? 1 : 3)
        if (which === 'of each kind' && !isBehind) {
          const kind = kindOf(row)
          isShown = !kinds.has(kind)
          kinds.add(kind)
        }
        show(row, isShown)
      }
    }
    walkPastHiddenRows(which !== 'all')
  }

  function beforeSkipLink() {
    const all = controls()
    const at = all.findIndex((control) => control.textContent === 'Skip to content')
    return at < 0 ? ['there is no link that skips to the content'] : all.slice(0, at).map(described)
  }

  const composite =
    '[role=tablist], [role=radiogroup], [role=menu], [role=listbox], [role=toolbar], [role=grid]'
  /** A button beside a field that offers the field's keys to the pointer. */
  const isHelper = (control: HTMLElement) =>
    [control.parentElement, control.parentElement?.parentElement].some((around) =>
      around?.querySelector('input'),
    )

  /** A line of the last day: the arrow keys lead to it from the line of the table that the Tab key stops at. */
  const isBesideStop = (control: Element) =>
    control.matches('tbody [role=slider]') &&
    control.closest('tbody')?.querySelector('[role=slider][tabindex="0"]') !== null

  let walk: { expected: Set<HTMLElement>; visited: Set<Element>; found: string[]; end: AbortController }

  /** The tab stop of a control: a group of radio buttons has one. */
  const stopOf = (control: HTMLElement): HTMLElement => {
    if (!isRadio(control)) return control
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form }) => name === control.name && form === control.form,
    )
    return group.find(({ checked }) => checked) ?? group[0] ?? control
  }

  function beginWalk(within = 'body') {
    const found: string[] = []
    const expected = new Set<HTMLElement>()
    const part = document.querySelector<HTMLElement>(within)
    // From here on, the Tab key leads to the first control of the contents. A dialog keeps the focus in it.
    if (part?.matches('main[tabindex]')) part.focus()
    for (const control of controls()) {
      if (control.matches(':disabled') || !part?.contains(control)) continue
      if (control.tabIndex >= 0) expected.add(stopOf(control))
      else if (!control.closest(composite) && !isHelper(control) && !isBesideStop(control))
        found.push(`${described(control)} is not on the way of the Tab key`)
    }
    const end = new AbortController()
    walk = { expected, visited: new Set(), found, end }
    const { visited } = walk
    document.addEventListener(
      'focusin',
      ({ target }) => {
        // The line of the last day is no element of HTML.
        if (!(target instanceof Element) || visited.has(target)) return
        visited.add(target)
        const parts = [target, target.parentElement, target.parentElement?.parentElement]
        const isShown = parts.some((each) => {
          if (!each) return false
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
          const isRing = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
          return isRing && each.matches(':focus-within')
        })
        if (!isShown) found.push(`${described(target)} does not show that it has the focus`)
      },
      { signal: end.signal },
    )
  }

  const missed = () =>
    [...walk.expected].filter((control) => control.isConnected && !walk.visited.has(control))

  function endWalk() {
    walk.end.abort()
    return [...walk.found, ...missed().map((control) => `the Tab key does not lead to ${described(control)}`)]
  }

  const hasChoice = (within: string) =>
    choices.some(([list]) =>
      [...document.querySelectorAll(list)].some((place) => isUsable(place) && place.closest(within) !== null),
    )

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  window.checks = {
    declarations: new WeakMap(),
    cutControls,
    cutTexts,
    strayEdges,
    hiddenChoices,
    showRows,
    beforeSkipLink,
    hasChoice,
    beginWalk,
    walked: () => ({ left: missed().length, stops: walk?.visited.size ?? 0 }),
    endWalk,
    lists() {
      const namesOf = (selector: string) => [
        ...new Set(
          [...document.querySelectorAll(selector)]
            .filter((element) => isUsable(element) && !isUnseen(element))
            .map((element) => (element.getAttribute('aria-label') ?? element.textContent).trim()),
        ),
      ]
      // One name for the menus of all rows.
      const menus = namesOf('button[aria-haspopup=menu]').map((name) =>
        name.replace(/^Actions for .+/, 'Actions for …'),
      )
      return { tabLists: namesOf('[role=tablist]'), menus: [...new Set(menus)] }
    },
    async drawn() {
      // Size-dependent parts render between the frame of the change and the next one.
      await nextFrame()
      await nextFrame()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}
