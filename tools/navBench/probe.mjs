// The probe in a measured page. The page gets it as source, so it uses nothing from outside.

/**
 * Installs `window.navBench`: long tasks, slow events, and the time from an input to the frame in which something is
 * painted. Times are in milliseconds since the page began.
 */
export function installProbe() {
  /** @type {{ startTime: number, duration: number }[]} */
  const longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })

  /** @type {{ startTime: number, duration: number }[]} */
  let events = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) events.push({ startTime, duration })
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))

  let inputAt = 0
  for (const type of ['click', 'keydown'])
    addEventListener(
      type,
      (event) => {
        inputAt = event.timeStamp
      },
      { capture: true },
    )

  /**
   * Resolves after the frame in which the condition first holds is painted.
   * @param {() => boolean} isThere
   * @returns {Promise<number>}
   */
  const painted = (isThere) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })

  const text = (/** @type {Element} */ element) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const visible = (/** @type {string} */ selector, /** @type {string} */ words = '') =>
    [...document.querySelectorAll(selector)].some(
      (element) => (!words || text(element).includes(words)) && element.getClientRects().length > 0,
    )

  /** @type {Promise<import('./probeTypes').Outcome> | undefined} */
  let waiting
  window.navBench = {
    /**
     * Starts waiting for a condition: the path, and for each selector an element with these words.
     * @param {import('./probeTypes').Condition} condition
     * @param {number} [at] where time begins; by default the last click or key after this call
     */
    expect({ path, shows, hides = [] }, at) {
      inputAt = 0
      const isThere = () =>
        (path === undefined || location.pathname === path) &&
        (at !== undefined || inputAt > 0) &&
        shows.every(([selector, words]) => visible(selector, words)) &&
        !hides.some((selector) => visible(selector))
      waiting = painted(isThere).then((end) => {
        const begin = at ?? inputAt
        const long = longTasks.filter(({ startTime }) => startTime >= begin - 1 && startTime < end)
        return {
          ms: end - begin,
          longMs: long.reduce((sum, { duration }) => sum + duration, 0),
        }
      })
    },
    /** The outcome of the last expectation. */
    outcome: () => waiting,
    /** Navigates one step back, as the browser's button does. */
    back() {
      inputAt = performance.now()
      history.back()
    },
    /** Collects the time from each key to the next painted frame; returns a function that ends the collection. */
    keys() {
      /** @type {number[]} */
      const times = []
      const onKey = (/** @type {Event} */ { timeStamp }) =>
        void painted(() => true).then((end) => times.push(end - timeStamp))
      addEventListener('keydown', onKey, { capture: true })
      return () => {
        removeEventListener('keydown', onKey, { capture: true })
        return times
      }
    },
    /** Forgets the events so far. */
    forgetEvents() {
      events = []
    },
    /** The longest time from an event to the next frame, of those since they were forgotten; 0 below 16 ms. */
    slowestEvent: () => Math.max(0, ...events.map(({ duration }) => duration)),
  }
}
