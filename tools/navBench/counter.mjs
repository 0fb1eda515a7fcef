// Counts what React does in a page. The page gets it as source, before its own scripts, so it uses nothing from outside.
// It is also what tests/browser/counts.spec.ts counts with: counts do not depend on the machine.

/** Installs `window.renderCounts`. */
export function installCounter() {
  /** A bit of `flags`: React called the component in this commit. */
  const PERFORMED_WORK = 1
  /** Kinds of fibers that are components: function, class, forwarded reference, memoised function. */
  const COMPONENTS = new Set([0, 1, 11, 15])
  /** Those of them that have hooks. */
  const WITH_HOOKS = new Set([0, 11, 15])
  let commits = 0
  let renders = 0
  let isCounting = false
  /** @type {import('./probeTypes').Fiber | undefined} */
  let current

  /**
   * Adds the components that a commit rendered. Where the children are the same objects as before, nothing below rendered.
   * @param {import('./probeTypes').Fiber} fiber
   */
  function addRenders(fiber) {
    const before = fiber.alternate
    if (COMPONENTS.has(fiber.tag) && (!before || fiber.flags & PERFORMED_WORK)) renders += 1
    if (before && before.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) addRenders(child)
  }

  /**
   * @param {import('./probeTypes').Fiber | null | undefined} fiber
   * @returns {number} the hooks at and below a fiber that listen to a store
   */
  function subscriptionsAt(fiber) {
    let count = 0
    for (let at = fiber; at; at = at.sibling) {
      if (WITH_HOOKS.has(at.tag))
        for (let hook = at.memoizedState; hook; hook = hook.next)
          if (typeof hook.queue?.getSnapshot === 'function') count += 1
      count += subscriptionsAt(at.child)
    }
    return count
  }

  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE() {},
    onCommitFiberRoot: (/** @type {number} */ _, /** @type {{ current: typeof current }} */ root) => {
      commits += 1
      current = root.current
      if (isCounting && current) addRenders(current)
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  }

  window.renderCounts = {
    commits: () => commits,
    startRenders() {
      renders = 0
      isCounting = true
    },
    renders: () => renders,
    subscriptions: () => subscriptionsAt(current),
    nodes: (/** @type {string} */ within = 'html') => document.querySelectorAll(`${within} *`).length,
  }
}
