import userEvent from '@testing-library/user-event'
import { computeAccessibleDescription, isDisabled } from 'dom-accessibility-api'
import type { AppStore } from '#store/store'
import { goForwardTo } from '#features/kit/routing/historyEntry'
import type { Looks, Other, Passing, Sighting, Stage, Wait } from '../player/stage'
import type { DemoFile } from '../script/step'
import { oneLine, type Target } from '../script/target'
import { onTop, textInView } from './textInView'
import { lookUp, othersThan } from './lookup'
import { entriesAfter } from './outside'
import type { PageTime } from './pageTime'
import type { Settling } from './settle'

/** The part of a demo that the viewer sees over the page. */
export interface StageScreen {
  pointer(element: Element): void
  press(): void
  chapter(title: string): void
  caption(text: string | null, element?: Element): void
  awaiting(wait: Wait | undefined): void
}

const isOn = (element: Element, ...names: readonly string[]) =>
  names.some((name) => ['true', 'page', 'location', 'step'].includes(element.getAttribute(name) ?? ''))

/** The current looks of an element. */
function looksOf(element: Element): Looks {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  return {
    text: oneLine(element instanceof HTMLElement ? element.innerText : element.textContent),
    inView: oneLine(textInView(element)),
    value: isField ? element.value : undefined,
    description: oneLine(computeAccessibleDescription(element)),
    isEnabled: !isDisabled(element) && element.getAttribute('aria-disabled') !== 'true',
    isFocused: document.activeElement === element,
    isChecked: element instanceof HTMLInputElement ? element.checked : isOn(element, 'aria-checked'),
    isSelected: isOn(element, 'aria-selected', 'aria-current', 'aria-pressed'),
  }
}

/** Creates a file from its description, with the same content each time. */
function fileOf({ name, content }: DemoFile): File {
  if ('text' in content) return new File([content.text], name)
  return new File([Uint8Array.from({ length: content.bytes }, (_, index) => (index * 31) & 0xff)], name)
}

/** Dispatches the events of a field that a user has changed. */
function noteChange(element: Element) {
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The middle of an element in the window. */
function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { clientX: x + width / 2, clientY: y + height / 2 }
}

/** Brings an element into view. */
function scrollTo(element: Element) {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  // A part that sticks to an edge of the window may cover it.
  const { clientX, clientY } = middleOf(element)
  const top = onTop(clientX, clientY)
  if (!top || !element.contains(top)) element.scrollIntoView({ block: 'center' })
}

/** The position of the pointer on an element: on a part of it that nothing covers. */
function placeOf(element: Element) {
  const coords = middleOf(element)
  const top = onTop(coords.clientX, coords.clientY)
  return { target: top && element.contains(top) ? top : element, coords }
}

/** Moves the pointer within an element, as a hand does: the events of the library say that it stands still. */
const move = ({ target, coords }: ReturnType<typeof placeOf>) =>
  target.dispatchEvent(
    new PointerEvent('pointermove', {
      ...coords,
      bubbles: true,
      composed: true,
      isPrimary: true,
      pointerType: 'mouse',
      movementX: 1,
    }),
  )

/** Keys as the library writes them: `{Control>}{k}{/Control}`. */
function chord(keys: string): string {
  const named = keys.split('+').map((key) => (key === 'Space' ? ' ' : key))
  const last = named.at(-1) ?? ''
  const held = named.slice(0, -1)
  const pressed = last.length === 1 ? last.replace(/[{[]/, '$&$&') : `{${last}}`
  return `${held.map((key) => `{${key}>}`).join('')}${pressed}${held
    .toReversed()
    .map((key) => `{/${key}}`)
    .join('')}`
}

/** This page as a stage. Input is simulated, event by event, as the browser makes it for a user. */
export class PageStage implements Stage<Element> {
  private readonly user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

  constructor(
    private readonly store: AppStore,
    private readonly time: PageTime,
    private readonly settling: Settling,
    private readonly screen: StageScreen,
  ) {}

  private async acting(act: () => unknown) {
    await act()
    await this.settling.settled()
  }

  find = (target: Target): Promise<Sighting<Element>> => Promise.resolve(lookUp(target))
  look = (element: Element): Promise<Looks> => Promise.resolve(looksOf(element))
  others = (target: Target): Promise<readonly Other[]> => Promise.resolve(othersThan(target))

  point(element: Element) {
    return this.acting(async () => {
      scrollTo(element)
      this.screen.pointer(element)
      const place = placeOf(element)
      await this.user.pointer(place)
      move(place)
    })
  }

  click(element: Element) {
    this.screen.press()
    return this.acting(async () => {
      // Scrolls again, because the page may have moved it.
      scrollTo(element)
      const place = placeOf(element)
      await this.user.pointer([place, { ...place, keys: '[MouseLeft]' }])
    })
  }

  type(element: Element, text: string) {
    return this.acting(async () => {
      const { length } = looksOf(element).value ?? ''
      if (text === '') return this.user.clear(element)
      await this.user.type(element, text.replace(/[{[]/g, '$&$&'), {
        skipClick: true,
        initialSelectionStart: 0,
        initialSelectionEnd: length,
      })
    })
  }

  async choose(element: Element, option: string) {
    if (!(element instanceof HTMLSelectElement)) return false
    await this.acting(() => {
      const chosen = [...element.options].find((each) => oneLine(each.label) === oneLine(option))
      if (!chosen) throw new Error(`There is no option "${option}".`)
      chosen.selected = true
      noteChange(element)
    })
    return true
  }

  press(keys: string, element: Element | undefined) {
    return this.acting(() => {
      if (element instanceof HTMLElement) element.focus()
      return this.user.keyboard(chord(keys))
    })
  }

  upload(element: Element, file: DemoFile) {
    return this.acting(() => {
      const chosen = new DataTransfer()
      chosen.items.add(fileOf(file))
      if (element instanceof HTMLInputElement) element.files = chosen.files
      noteChange(element)
    })
  }

  goto(path: string) {
    return this.acting(() => goForwardTo(path))
  }

  chapter(title: string) {
    this.screen.chapter(title)
    return Promise.resolve()
  }

  caption(text: string | null, element?: Element) {
    this.screen.caption(text, element)
    return Promise.resolve()
  }

  awaiting(wait: Wait | undefined) {
    this.screen.awaiting(wait)
    return Promise.resolve()
  }

  shot = () => Promise.resolve()

  advance = (ms: number, why: Passing) => this.time.advance(ms, why)

  lastEntry = () => Promise.resolve(this.store.log.last)

  entriesAfter = (seq: number) => Promise.resolve(entriesAfter(this.store, seq))
}
