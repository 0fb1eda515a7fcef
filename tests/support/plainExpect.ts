import type { Page } from 'playwright/test'

// The only use of Playwright's insides. Each time that an assertion on a locator does not hold yet, Playwright writes
// down the accessible tree of the whole page for an error message, of which only the last one can be shown: an eighth of
// all script in the tests' pages. A failed test has such a tree anyway, in its error context.

/** The part of a page's script that looks for elements. */
interface Injected {
  ariaSnapshotForExpectFailure(): unknown
}

interface Handle {
  evaluate(run: (injected: Injected) => void): Promise<unknown>
}

/** A world of scripts in a frame. */
interface World {
  injectedScript(): Promise<Handle>
}

interface Insides {
  _connection?: {
    toImpl?(page: Page): { mainFrame(): { utilityContext(): Promise<World> } }
  }
}

const isPlain = new WeakSet<World>()

/**
 * Makes the assertions of this process describe no page while they are repeated.
 *
 * @throws an error that names the library, if its insides are others
 */
export async function expectPlainly(page: Page): Promise<void> {
  const inside = (page as unknown as Insides)._connection?.toImpl?.(page)
  const world = await inside?.mainFrame().utilityContext()
  const kind = world && (Object.getPrototypeOf(world) as World)
  if (typeof kind?.injectedScript !== 'function')
    throw new Error(
      'The installed version of Playwright has other insides: see tests/support/plainExpect.ts.',
    )
  if (isPlain.has(kind)) return
  isPlain.add(kind)
  const inject = Reflect.get(kind, 'injectedScript')
  const scripts = new WeakMap<World, Promise<Handle>>()
  const plain = async (own: World) => {
    const script = await inject.call(own)
    await script.evaluate((injected) => {
      injected.ariaSnapshotForExpectFailure = () => undefined
    })
    return script
  }
  kind.injectedScript = function () {
    const known = scripts.get(this)
    if (known) return known
    const script = plain(this)
    scripts.set(this, script)
    // A page that is leaving has another try.
    script.catch(() => scripts.delete(this))
    return script
  }
}
