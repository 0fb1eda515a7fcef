import { expect, test } from 'vitest'
import { hideOthers } from './SearchDialog'

/** An element with the members that are read, and nothing else. */
class Fake {
  readonly children: Fake[]
  private readonly attributes = new Map<string, string>()
  constructor(...children: Fake[]) {
    this.children = children
  }
  contains(other: Fake): boolean {
    return other === this || this.children.some((child) => child.contains(other))
  }
  getAttribute = (name: string) => this.attributes.get(name) ?? null
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value)
  removeAttribute = (name: string) => void this.attributes.delete(name)
  get isHidden() {
    return this.getAttribute('aria-hidden') === 'true'
  }
}

const hide = (root: Fake, kept: Fake[]) =>
  hideOthers(root as unknown as Element, kept as unknown as Element[])

test('everything but the layer and the live regions is hidden, and shown again', () => {
  const live = new Fake()
  const page = new Fake()
  const app = new Fake(page, live)
  const layer = new Fake(new Fake())
  const show = hide(new Fake(app, layer), [layer, live])
  expect([app, page, live, layer].map(({ isHidden }) => isHidden)).toEqual([false, true, false, false])
  show()
  expect(page.isHidden).toBe(false)
})

test('what a dialog below has hidden stays hidden when the one above closes', () => {
  const page = new Fake()
  const below = new Fake()
  const above = new Fake()
  const root = new Fake(page, below, above)
  const showPage = hide(root, [below, above])
  const showBelow = hide(root, [above])
  expect(below.isHidden).toBe(true)
  showBelow()
  expect([page.isHidden, below.isHidden]).toEqual([true, false])
  showPage()
  expect(page.isHidden).toBe(false)
})
