import type { Locator, Page } from 'playwright'
import type {} from '#features/console/demos/page/outside'
import type { Looks, Other, Passing, Sighting, Stage } from '#features/console/demos/player/stage'
import type { DemoFile } from '#features/console/demos/script/step'
import { oneLine, targetText, type Target } from '#features/console/demos/script/target'
import type { Entry } from '#store/eventLog/entry'

/** The middle of an element in the window, after scrolling to it. Runs in the page. */
function middleOf(element: Element): { x: number; y: number } {
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { x, y } = middle()
  // A bar that sticks to an edge of the window may cover it.
  if (!element.contains(document.elementFromPoint(x, y))) element.scrollIntoView({ block: 'center' })
  return middle()
}

/** The current looks of an element. Runs in the page. */
function looksIn(element: Element): Looks {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  const has = (attribute: string, ...values: readonly string[]) =>
    values.includes(element.getAttribute(attribute) ?? '')
  const described = (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => (id ? document.getElementById(id)?.textContent : undefined))
    .filter(Boolean)
  return {
    text: element instanceof HTMLElement ? element.innerText : element.textContent,
    inView: window.orreryDemo?.textInView(element) ?? '',
    value: isField ? element.value : undefined,
    description:
      described.length > 0 ? described.join(' ') : (element.getAttribute('aria-description') ?? ''),
    isEnabled: !element.matches(':disabled') && !has('aria-disabled', 'true'),
    isFocused: document.activeElement === element,
    isChecked: element instanceof HTMLInputElement ? element.checked : has('aria-checked', 'true'),
    isSelected:
      has('aria-selected', 'true') ||
      has('aria-pressed', 'true') ||
      has('aria-current', 'true', 'page', 'location', 'step'),
  }
}

/** The file for a description. Its content is the same each time. */
function fileOf({ name, content }: DemoFile) {
  const buffer =
    'text' in content
      ? Buffer.from(content.text)
      : Buffer.from(Uint8Array.from({ length: content.bytes }, (_, index) => (index * 31) & 0xff))
  return { name, mimeType: '', buffer }
}

/** A text as a regular expression that matches it. */
const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Callbacks during a play. A camera implements all of them. */
export interface Audience {
  chapter?(title: string): Promise<void>
  caption?(text: string | null, thing?: Locator): Promise<void>
  shot?(name: string): Promise<void>
  /** Runs after each move of the pointer. */
  pointer?(x: number, y: number): Promise<void>
  /** Replaces {@link OutsideStage.pass}. */
  advance?(ms: number, why: Passing): Promise<void>
}

/**
 * A stage on Playwright: drives the page of a demo from outside, with locators by role and real browser input.
 */
export class OutsideStage implements Stage<Locator> {
  private pointed = { x: -1, y: -1 }

  constructor(
    private readonly page: Page,
    private readonly audience: Audience = {},
  ) {}

  /** Resolves when only the passing of time can change the page. */
  private settled = () => this.page.evaluate(() => window.orreryDemo?.settled())

  private async acting(act: () => Promise<unknown>) {
    await act()
    await this.settled()
  }

  /** All elements of a target within a root. */
  private within({ role, name, has }: Target, root: Locator | Page): Locator {
    const named =
      name === undefined
        ? {}
        : typeof name === 'string'
          ? { name: oneLine(name), exact: true }
          : { name: new RegExp(`^${literally(oneLine(name.begins))}`) }
    const found = root.getByRole(role, named)
    const all = role === 'dialog' ? found.or(root.getByRole('alertdialog', named)) : found
    return has === undefined ? all : all.filter({ has: this.page.getByText(oneLine(has), { exact: true }) })
  }

  async find(target: Target): Promise<Sighting<Locator>> {
    const outer = target.within ? await this.find(target.within) : undefined
    if (outer && outer.found !== 'one') return outer
    const thing = this.within(target, outer?.thing ?? this.page)
    const count = await thing.count()
    if (count === 1) return { found: 'one', thing }
    const sighting = await this.page.evaluate((wanted) => window.orreryDemo?.look(wanted), target)
    if (!sighting || sighting.found === 'one')
      throw new Error(`The page has one ${targetText(target)}, and from outside there are ${count}.`)
    return sighting
  }

  async look(thing: Locator): Promise<Looks> {
    const looks = await thing.evaluate(looksIn)
    return {
      ...looks,
      text: oneLine(looks.text),
      inView: oneLine(looks.inView),
      description: oneLine(looks.description),
    }
  }

  others = (target: Target): Promise<readonly Other[]> =>
    this.page.evaluate((wanted) => window.orreryDemo?.others(wanted) ?? [], target)

  /** Moves the pointer to the current place of an element. */
  private async moveTo(thing: Locator) {
    const { x, y } = await thing.evaluate(middleOf)
    if (x === this.pointed.x && y === this.pointed.y) return
    this.pointed = { x, y }
    await this.page.mouse.move(x, y)
    await this.audience.pointer?.(x, y)
  }

  point = (thing: Locator) => this.acting(() => this.moveTo(thing))

  click = (thing: Locator) =>
    this.acting(async () => {
      // The page may have moved it since.
      await this.moveTo(thing)
      await this.page.mouse.down()
      await this.page.mouse.up()
    })

  type = (thing: Locator, text: string) =>
    this.acting(async () => {
      if (text === '') return thing.fill('')
      await thing.selectText()
      await this.page.keyboard.type(text)
    })

  async choose(thing: Locator, option: string) {
    if (!(await thing.evaluate((element) => element instanceof HTMLSelectElement))) return false
    await this.acting(() => thing.selectOption({ label: option }))
    return true
  }

  press = (keys: string, thing: Locator | undefined) =>
    this.acting(async () => {
      await thing?.focus()
      await this.page.keyboard.press(keys)
    })

  upload = (thing: Locator, file: DemoFile) => this.acting(() => thing.setInputFiles(fileOf(file)))

  goto = (path: string) => this.acting(() => this.page.evaluate((to) => window.orreryDemo?.goto(to), path))

  chapter = async (title: string) => this.audience.chapter?.(title)
  caption = async (text: string | null, thing?: Locator) => this.audience.caption?.(text, thing)
  shot = async (name: string) => this.audience.shot?.(name)
  awaiting = () => Promise.resolve()

  advance = (ms: number, why: Passing) => this.audience.advance?.(ms, why) ?? this.pass(ms, why)

  /** Advances the clock of the page. */
  pass = (ms: number, why: Passing): Promise<void> =>
    this.page.evaluate(([time, reason]) => window.orreryDemo?.advance(time, reason), [ms, why] as const)

  lastEntry = () => this.page.evaluate(() => window.orreryDemo?.lastEntry() ?? 0)

  entriesAfter = (seq: number): Promise<readonly Entry[]> =>
    this.page.evaluate((after) => window.orreryDemo?.entriesAfter(after) ?? [], seq)
}
